import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { folderWith } from "./folder.ts";

const deploy = join(import.meta.dirname, "../../deploy");
const unit = readFileSync(join(deploy, "career-school.service"), "utf8");
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
const skipped = hasSystemd ? "" : " (skipped: systemd-analyze is not installed)";

function verify(text: string) {
	const folder = folderWith({ "current/bin/school": "#!/bin/sh\n" });
	const file = join(folder, "career-school.service");
	spawnSync("chmod", ["+x", join(folder, "current/bin/school")]);
	const here = text.replaceAll("/opt/career-school", folder);
	spawnSync("tee", [file], { input: here });
	const args = ["verify", "--man=no", file];
	const { status, stderr } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
	// Units of the machine that it pulls in are not ours.
	const ours = stderr.split("\n").filter((line) => line.includes("career-school"));
	return { status, ours };
}

test.runIf(hasSystemd)(`systemd accepts the unit${skipped}`, () => {
	expect(verify(unit)).toEqual({ status: 0, ours: [] });
	const misspelled = unit.replace("ProtectSystem=", "ProtectSytem=");
	expect(verify(misspelled).ours.join()).toContain("ProtectSytem");
});

test("the unit waits longer for the site than the site does for requests that have begun", () => {
	const listener = readFileSync(join(deploy, "../src/site/server/listener.ts"), "utf8");
	const drain = /DRAIN_TIMEOUT_MS = ([\d_]+)/.exec(listener)?.[1]?.replaceAll("_", "");
	const stop = /^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1];
	expect(Number(stop)).toBeGreaterThan(Number(drain) / 1000 + 10);
});

test("an admin command has the user, the program and the settings of the service", () => {
	const command = readFileSync(join(deploy, "career-school"), "utf8");
	const settings = [...unit.matchAll(/^Environment=(.+)$/gm)].map(([, pair]) => pair as string);
	expect(settings).toHaveLength(3);
	for (const pair of settings) expect(command).toContain(`\t${pair} \\\n`);
	const program = /^ExecStart=(\S+) start$/m.exec(unit)?.[1];
	expect(command).toContain(`\t${program} admin "$@"\n`);
	expect(command).toContain(`runuser -u ${/^User=(.+)$/m.exec(unit)?.[1]} `);
});

test("a release starts with the memory flags of npm start", () => {
	const { scripts } = JSON.parse(readFileSync(join(deploy, "../package.json"), "utf8"));
	const flags = (text: string) => text.match(/--(?:max|heap)-[\w-]+=\d+/g);
	expect(flags(readFileSync(join(deploy, "school"), "utf8"))).toEqual(flags(scripts.start));
});
