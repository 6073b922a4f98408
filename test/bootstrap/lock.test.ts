import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { folderWith } from "./folder.ts";

const script = fileURLToPath(new URL("locked.mjs", import.meta.url));

/** Starts a process that locks a folder until its input ends. */
function contender(folder: string) {
	const child = spawn(process.execPath, [script, folder], { stdio: ["pipe", "pipe", "inherit"] });
	onTestFinished(() => void child.kill("SIGKILL"));
	let printed = "";
	child.stdout.setEncoding("utf8").on("data", (text) => {
		printed += text;
	});
	const prints = async (text: string) => {
		while (!printed.includes(text)) await once(child.stdout, "data");
		return printed;
	};
	return { child, prints };
}

test("a second process waits until the first is done", async () => {
	const folder = folderWith({});
	const first = contender(folder);
	await first.prints("working");
	const second = contender(folder);
	expect(await second.prints("waiting")).toBe("Another process is installing; waiting ...\n");
	first.child.stdin.end();
	await second.prints("working");
	expect(await first.prints("done")).toBe("working\ndone\n");
});

test("a kill -9 releases the lock", async () => {
	const folder = folderWith({});
	const first = contender(folder);
	await first.prints("working");
	const second = contender(folder);
	await second.prints("waiting");
	first.child.kill("SIGKILL");
	await second.prints("working");
});

test("a signal ends a process that waits", async () => {
	const folder = folderWith({});
	const first = contender(folder);
	await first.prints("working");
	const second = contender(folder);
	await second.prints("waiting");
	second.child.kill("SIGTERM");
	expect(await once(second.child, "exit")).toEqual([null, "SIGTERM"]);
});
