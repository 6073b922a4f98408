import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { adminCommand } from "../admin-command.ts";
import { type ServerProcess, startServer } from "../process.ts";
import { test as base, expect } from "./site.ts";

/** A site for one test, which can stop and start it. */
export interface OwnServer {
	url: string;
	/** Folder of the embedded database. */
	dataDir: string;
	/** Output since the last start. */
	output(): string;
	stop(): Promise<void>;
	start(): Promise<void>;
	/** `npm run admin -- …` */
	admin: (...args: string[]) => ReturnType<typeof adminCommand>;
}

/** Tests on a separate site. `serverEnv` is its environment. */
export const test = base.extend<{ serverEnv: Record<string, string>; server: OwnServer }>({
	serverEnv: [{}, { option: true }],
	server: async ({ serverEnv: env }, use) => {
		const dataDir = mkdtempSync(join(tmpdir(), "school-server-"));
		let server: ServerProcess = await startServer({ dataDir, env });
		await use({
			get url() {
				return server.url;
			},
			dataDir,
			output: () => server.output(),
			async stop() {
				await server.end();
			},
			async start() {
				server = await startServer({ dataDir, env });
			},
			admin: (...args) => adminCommand({ dataDir }, ...args),
		});
		await server.end();
		rmSync(dataDir, { recursive: true, force: true });
	},
	baseURL: async ({ server }, use) => use(server.url),
});

/** Fills in and submits the form of /admin/login. */
export async function submitSignIn(page: Page, username: string, password: string) {
	await page.getByLabel("Username").fill(username);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Sign in" }).click();
}

export { expect };
