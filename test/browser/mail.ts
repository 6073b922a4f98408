import type { Page } from "@playwright/test";
import { MailServer } from "../mail-server.ts";
import { signIn } from "./admin.ts";
import { test as base, expect } from "./own-server.ts";

/** Tests on a separate site that sends through a mail server of its own. */
export const test = base.extend<{ mailServer: MailServer; adminPage: Page }>({
	// biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
	mailServer: async ({}, use) => {
		const server = await new MailServer().listen();
		await use(server);
		await server.halt();
	},
	serverEnv: async ({ mailServer }, use) => use({ SMTP_URL: mailServer.url, RATE_LIMITS: "off" }),
	/** A page of the administrator, on a site with an email address of the school's own. */
	adminPage: async ({ page }, use) => {
		const token = await signIn(page);
		const answer = await page.request.patch("/api/admin/settings", {
			headers: { authorization: `Bearer ${token}` },
			data: { email: schoolAddress },
		});
		expect(answer.status()).toBe(200);
		await use(page);
	},
});

export const schoolAddress = "office@own.example";

/** Returns the emails about a record in its open details. */
export const ledger = (page: Page) => page.locator(".ledger");

/** Returns what the mail server received for an address. */
export const receivedBy = (server: MailServer, address: string) =>
	server.received.filter(({ to }) => to === address);

export { expect };
