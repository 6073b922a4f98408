import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";
import { fillContact, fillRegistration, marisol, registerButton, sendButton } from "./visitor.ts";

const service = "https://api.emailjs.com/api/v1.0/email/send";

/** Answers for the e-mail service, and keeps what was sent to it. */
async function withEmailjs(page: Page, status: number | "unreachable" = 200) {
	const sent: Record<string, unknown>[] = [];
	await page.route("**/api/config/emailjs", (route) =>
		route.fulfill({ json: { publicKey: "key", serviceId: "service", templateId: "template" } }),
	);
	await page.route(service, (route) => {
		sent.push(route.request().postDataJSON());
		return status === "unreachable"
			? route.abort()
			: route.fulfill({ status, body: status === 200 ? "OK" : "Refused" });
	});
	return sent;
}

/** What the browser's console warned of. */
function warnings(page: Page): string[] {
	const all: string[] = [];
	page.on("console", (message) => message.type() === "warning" && all.push(message.text()));
	return all;
}

test("a registration is mailed to the school with all template parameters", async ({ page }) => {
	const sent = await withEmailjs(page);
	await page.goto("/register");
	await fillRegistration(page);
	await registerButton(page).click();
	await expect.poll(() => sent.length).toBe(1);
	expect(sent[0]).toMatchObject({
		service_id: "service",
		template_id: "template",
		user_id: "key",
		template_params: {
			email: "hello@school.example",
			to_name: "Iselin Healthcare Training",
			from_name: marisol.name,
			reply_to: marisol.email,
			user_email: marisol.email,
			user_phone: marisol.phone,
			user_message: marisol.message,
			program_name: "EKG Technician",
			message_subject: "Website Inquiry",
		},
	});
});

const programNames = [
	["the course's title", "EKG Technician", "Papers", "EKG Technician"],
	["else the subject", "", "Papers", "Papers"],
	["else General Inquiry", "", "", "General Inquiry"],
] as const;
for (const [rule, course, subject, expected] of programNames) {
	test(`after a contact the mail's program_name is ${rule}`, async ({ page }) => {
		const sent = await withEmailjs(page);
		await page.goto("/contact");
		await fillContact(page, { subject });
		if (course) await page.getByLabel("Program of Interest").selectOption({ label: course });
		await sendButton(page).click();
		await expect.poll(() => sent.length).toBe(1);
		expect(sent[0]?.template_params).toMatchObject({
			email: "hello@school.example",
			to_name: "Iselin Healthcare Training",
			from_name: "Denise Okafor",
			reply_to: "denise.okafor@mail.example",
			user_email: "denise.okafor@mail.example",
			user_phone: "Not provided",
			user_message: "Which papers do I bring?",
			program_name: expected,
		});
	});
}

for (const status of [403, 429, 451, "unreachable"] as const) {
	test(`a mail service that is ${status}: success is shown, the console warns`, async ({
		page,
	}) => {
		await withEmailjs(page, status);
		const warned = warnings(page);
		await page.goto("/register");
		await fillRegistration(page);
		await registerButton(page).click();
		await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
		await expect
			.poll(() => warned.join())
			.toContain("The e-mail about this registration was not sent.");

		await page.goto("/contact");
		await fillContact(page);
		await sendButton(page).click();
		await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeVisible();
		await expect.poll(() => warned.join()).toContain("The e-mail about this message was not sent.");
	});
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
