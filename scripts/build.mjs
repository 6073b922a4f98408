import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fingerprint } from "./fingerprint.mjs";
import { root } from "./place.mjs";
import { fail, node } from "./supervise.mjs";

const sources = [
	"src",
	"public",
	"package.json",
	"package-lock.json",
	"react-router.config.ts",
	"tsconfig.json",
	"vite.config.ts",
	"scripts/build.mjs",
	"scripts/precompress.mjs",
];
const isTest = (path) => /\.test\.tsx?$/.test(path);

/** The state of everything that the build is made from. */
export function buildStamp(base = root) {
	return fingerprint(base, sources, isTest);
}

/** Whether the build folder holds a whole build of just this state. */
export function isBuilt(base = root, stamp = buildStamp(base)) {
	const file = join(base, "build", ".stamp");
	return existsSync(file) && readFileSync(file, "utf8") === stamp;
}

/** Builds the site for production, unless the build is current. */
export async function ensureBuild() {
	if (isBuilt()) return;
	const { alone } = await import("./lock.mjs");
	await alone("building", async () => {
		// Taken before building: a file that changes meanwhile makes the next start build again.
		const stamp = buildStamp();
		if (isBuilt(root, stamp)) return;
		const { longStep } = await import("./progress.mjs");
		// Removed first and written last: an interrupted build must not pass for a whole one.
		rmSync(join(root, "build", ".stamp"), { force: true });
		await longStep("Building the site", build);
		mkdirSync(join(root, "build"), { recursive: true });
		writeFileSync(join(root, "build", ".stamp"), stamp);
	});
}

async function build() {
	const { precompress } = await import("./precompress.mjs");
	const { tool } = await import("./tool.mjs");
	const { code, output } = await node([tool("@react-router/dev", "react-router"), "build"], {
		cwd: root,
		env: { ...process.env, NODE_ENV: "production" },
		quiet: true,
	});
	if (code !== 0) fail("The site could not be built; the reason is above.", output);
	await precompress(join(root, "build", "client"));
}
