import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type ServerProcess, startServer } from "../process.ts";
import { test as base, expect } from "./site.ts";

/** Tests on a separate site. `serverEnv` is its environment. */
export const test = base.extend<{ serverEnv: Record<string, string>; server: ServerProcess }>({
	serverEnv: [{}, { option: true }],
	server: async ({ serverEnv: env }, use) => {
		const dataDir = mkdtempSync(join(tmpdir(), "school-server-"));
		const server = await startServer({ dataDir, env });
		await use(server);
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
