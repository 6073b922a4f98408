import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

function supervising(...args: string[]) {
	const child = spawn(process.execPath, [here("supervisor.mjs"), ...args], {
		stdio: ["ignore", "pipe", "inherit"],
	});
	let seen = "";
	child.stdout.setEncoding("utf8").on("data", (text) => {
		seen += text;
	});
	/** Waits until the output holds something, and answers what the pattern's group found. */
	const says = async (pattern: RegExp) => {
		while (!pattern.test(seen)) await once(child.stdout, "data");
		return pattern.exec(seen)?.[1];
	};
	return { child, says };
}

async function exitOf(child: ChildProcess) {
	const [code] = await once(child, "exit");
	return code;
}

async function server() {
	const { child, says } = supervising(here("supervised.mjs"));
	const pid = Number(await says(/ready (\d+)/));
	onTestFinished(() => {
		try {
			process.kill(pid, "SIGKILL");
		} catch {
			// Expected: the process has ended.
		}
	});
	return { child, says, pid };
}

test.each([
	["SIGTERM", 15],
	["SIGINT", 2],
	["SIGHUP", 1],
] as const)(
	"%s reaches the program, none of three kills it, and ends the whole command after it",
	async (signal, number) => {
		const { child, says, pid } = await server();
		for (const count of [1, 2, 3]) {
			child.kill(signal);
			await says(new RegExp(`(received ${signal}\n){${count}}`));
		}
		process.kill(pid, "SIGUSR2");
		expect(await exitOf(child)).toBe(128 + number);
	},
);

test("a program that died by a signal is reported as a shell would", async () => {
	const { child, pid } = await server();
	process.kill(pid, "SIGKILL");
	expect(await exitOf(child)).toBe(128 + 9);
});

test.each([0, 1, 42])("exit code %i comes back", async (code) => {
	expect(await exitOf(supervising("-e", `process.exit(${code})`).child)).toBe(code);
});
