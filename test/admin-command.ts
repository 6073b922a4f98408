import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Runs `npm run admin -- …` on a database, as a separate process. */
export async function adminCommand(
	{
		dataDir,
		databaseUrl,
		env = {},
	}: { dataDir: string; databaseUrl?: string | undefined; env?: Record<string, string> },
	...args: string[]
): Promise<{ code: number; out: string; problem: string }> {
	const child = spawn(process.execPath, ["src/site/server/admin.ts", ...args], {
		cwd: root,
		env: {
			PATH: process.env.PATH,
			NODE_ENV: "production",
			NODE_COMPILE_CACHE: join(root, ".cache/compile"),
			DATA_DIR: dataDir,
			...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
			...env,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let out = "";
	let problem = "";
	child.stdout.setEncoding("utf8").on("data", (text) => {
		out += text;
	});
	child.stderr.setEncoding("utf8").on("data", (text) => {
		problem += text;
	});
	const [code] = await once(child, "close");
	return { code, out, problem };
}

/** Returns the password that `reset-password` printed. */
export const passwordIn = (out: string) => /: (\S{19})\n/.exec(out)?.[1] ?? "";
