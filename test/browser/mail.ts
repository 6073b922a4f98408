import type { Page } from "@playwright/test";
import { MailServer } from "../mail-server.ts";
import { listBelow, signIn } from "./admin.ts";
import { test as base, expect } from "./site.ts";

let schools = 0;

/** Tests on sites that send through mail servers of their own, one for each worker. */
export const test = base.extend<
	{ mailServer: MailServer; schoolAddress: string; adminPage: Page },
	{ ownMailServer: MailServer }
>({
	ownMailServer: [
		// biome-ignore lint/correctness/noEmptyPattern: a fixture names what it needs, and this one needs nothing
		async ({}, use) => {
			const server = await new MailServer().listen();
			await use(server);
			await server.halt();
		},
		{ scope: "worker" },
	],
	environment: [
		async ({ ownMailServer }, use) => use({ SMTP_URL: ownMailServer.url }),
		{ scope: "worker" },
	],
	/** The mail server, which accepts everything again and has received nothing. */
	mailServer: async ({ ownMailServer }, use) => {
		ownMailServer.reset();
		await use(ownMailServer);
	},
	/** The school's own email address, where nothing of earlier tests arrives. */
	// biome-ignore lint/correctness/noEmptyPattern: as above
	schoolAddress: async ({}, use) => {
		schools += 1;
		await use(`office-${schools}@own.example`);
	},
	/** A page of the administrator, on a site with an email address of the school's own. */
	adminPage: async ({ page, mailServer: _, schoolAddress }, use) => {
		const token = await signIn(page);
		const answer = await page.request.patch("/api/admin/settings", {
			headers: { authorization: `Bearer ${token}` },
			data: { email: schoolAddress },
		});
		expect(answer.status()).toBe(200);
		await use(page);
	},
});

/** Returns the emails about a record in its open details. */
export const ledger = (page: Page) => listBelow(page, "Emails");

/** Returns what the mail server received for an address. */
export const receivedBy = (server: MailServer, address: string) =>
	server.received.filter(({ to }) => to === address);

export { expect };
