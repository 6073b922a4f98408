import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import packageJson from "../package.json" with { type: "json" };
import { adminPassword } from "./admin-password.ts";

const root = join(import.meta.dirname, "..");

/** The options that `npm start` and `npm run admin` give Node, which limit memory. */
export const nodeOptions = (verb: "start" | "admin") =>
	packageJson.scripts[verb].match(/--\S+/g) ?? [];

/** The production server as a separate process. */
export interface ServerProcess {
	child: ChildProcess;
	url: string;
	port: number;
	/** Output so far. */
	output(): string;
	/** Sends a signal and waits for the end. @returns the exit code, or the signal's name */
	end(signal?: NodeJS.Signals): Promise<number | string>;
}

interface Settings {
	dataDir: string;
	databaseUrl?: string | undefined;
	env?: Record<string, string>;
	/** Options of Node, such as those of `npm start`. */
	flags?: readonly string[];
	/** What is started, from the top of the checkout. */
	entry?: string;
	/** The working directory. */
	cwd?: string;
}

/** What a start leaves behind is collected once instead of often, which takes a tenth less of a processor. */
const roomToStart = ["--min-semi-space-size=16"];

function launch({
	dataDir,
	databaseUrl,
	env = {},
	flags = roomToStart,
	entry = "src/site/server/main.ts",
	cwd = root,
}: Settings) {
	const child = spawn(process.execPath, [...flags, join(root, entry)], {
		cwd,
		env: {
			PATH: process.env.PATH,
			NODE_ENV: "production",
			NODE_COMPILE_CACHE: join(root, ".cache/compile"),
			PORT: "0",
			DATA_DIR: dataDir,
			ADMIN_PASSWORD: adminPassword,
			...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
			...env,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	const ready = Promise.withResolvers<string>();
	for (const stream of [child.stdout, child.stderr]) {
		createInterface({ input: stream }).on("line", (line) => {
			output += `${line}\n`;
			const url = /^The site is ready at (\S+)$/.exec(line)?.[1];
			if (url) ready.resolve(url);
		});
	}
	const exited = once(child, "close").then(([code, signal]) => (code ?? signal) as number | string);
	return { child, ready: ready.promise, exited, output: () => output };
}

/** Starts the server and waits until it is ready. */
export function startServer(settings: Settings): Promise<ServerProcess> {
	return spawnServer(settings).ready();
}

/** Starts the server and does not wait. */
export function spawnServer(
	settings: Settings,
): Pick<ServerProcess, "output" | "end"> & { ready(): Promise<ServerProcess> } {
	const { child, ready, exited, output } = launch(settings);
	const end: ServerProcess["end"] = (signal = "SIGTERM") => {
		child.kill(signal);
		return exited;
	};
	return {
		output,
		end,
		async ready() {
			const port = await Promise.race([
				ready.then(() => portOf(output())),
				exited.then(() => Promise.reject(new Error(`The server ended:\n${output()}`))),
			]);
			return { child, url: `http://localhost:${port}`, port, output, end };
		},
	};
}

function portOf(output: string): number {
	return Number(/ready at http:\/\/localhost:(\d+)/.exec(output)?.[1]);
}

/** Starts a server that is expected to end by itself. */
export async function startAndFail(
	settings: Settings,
): Promise<{ code: number | string; output: string }> {
	const { exited, output } = launch(settings);
	return { code: await exited, output: output() };
}

/** Sends raw bytes and collects what comes back until the other side closes. */
export async function sendRaw(
	port: number,
	...pieces: (string | Promise<unknown>)[]
): Promise<string> {
	const socket = connect(port, "localhost");
	let response = "";
	socket.setEncoding("utf8").on("data", (text) => {
		response += text;
	});
	const closed = once(socket, "close");
	for (const piece of pieces) {
		if (typeof piece === "string") socket.write(piece);
		else await piece;
	}
	await closed;
	return response;
}
