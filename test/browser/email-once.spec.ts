import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";
import { fillRegistration, registerButton } from "./visitor.ts";

const service = "https://api.emailjs.com/api/v1.0/email/send";

/** Answers for the e-mail service, and keeps what was sent to it. */
async function withEmailjs(page: Page) {
	const sent: Record<string, unknown>[] = [];
	await page.route("**/api/config/emailjs", (route) =>
		route.fulfill({ json: { publicKey: "key", serviceId: "service", templateId: "template" } }),
	);
	await page.route(service, (route) => {
		sent.push(route.request().postDataJSON());
		return route.fulfill({ status: 200, body: "OK" });
	});
	return sent;
}

/** What the browser's console warned of. */
function warnings(page: Page): string[] {
	const all: string[] = [];
	page.on("console", (message) => message.type() === "warning" && all.push(message.text()));
	return all;
}

test("without configuration nothing leaves the browser and a console warning tells", async ({
	page,
}) => {
	const hosts = new Set<string>();
	page.on("request", (request) => hosts.add(new URL(request.url()).host));
	const warned = warnings(page);
	await page.goto("/register");
	await fillRegistration(page);
	await registerButton(page).click();
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	await expect.poll(() => warned.join()).toContain("EmailJS has no public key.");
	expect([...hosts]).toEqual([new URL(page.url()).host]);
});

test("when the save fails by the server's fault the mail is attempted, once for the same form", async ({
	page,
}) => {
	const sent = await withEmailjs(page);
	await page.route("**/api/register", (route) => route.fulfill({ status: 500, body: "No." }));
	await page.goto("/register");
	await fillRegistration(page);
	await registerButton(page).click();
	await expect.poll(() => sent.length).toBe(1);
	await page.unroute("**/api/register");
	await registerButton(page).click();
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	expect(sent).toHaveLength(1);
});
