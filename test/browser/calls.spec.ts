import type { Page } from "@playwright/test";
import { recordCalls } from "./record-calls.ts";
import { expect, test } from "./site.ts";
import { fillContact, fillRegistration, registerButton, sendButton, whenReady } from "./visitor.ts";

const footer = (page: Page, name: string) =>
	page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();

test("section 7: every call includes credentials; a JSON body with its content type is sent only with a body", async ({
	page,
}) => {
	const calls = await recordCalls(page);
	await page.goto("/about");
	await whenReady(page);
	await footer(page, "Home");
	await expect.poll(() => calls.map(({ call }) => call)).toContain("GET /api/facts");
	await footer(page, "EKG Technician");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("EKG Technician");
	await footer(page, "Contact");
	await fillContact(page);
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeVisible();
	await footer(page, "Register Now");
	await fillRegistration(page);
	await registerButton(page).click();
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	const reading = { credentials: "include", contentType: null, hasBody: false };
	const sending = { credentials: "include", contentType: "application/json", hasBody: true };
	await expect
		.poll(() => calls)
		.toEqual([
			{ call: "GET /api/texts", ...reading },
			{ call: "GET /api/courses", ...reading },
			{ call: "GET /api/facts", ...reading },
			{ call: "GET /api/classes", ...reading },
			{ call: "GET /api/courses/ekg", ...reading },
			{ call: "POST /api/contact", ...sending },
			{ call: "GET /api/config/emailjs", ...reading },
			{ call: "POST /api/register", ...sending },
			{ call: "GET /api/config/emailjs", ...reading },
		]);
});

test("section 9: a failed query is not retried by itself, nor a failed save", async ({ page }) => {
	await page.clock.install();
	const calls = await recordCalls(page);
	await page.route("**/api/{courses/ekg,contact}", (route) =>
		route.fulfill({ status: 503, body: "Not now." }),
	);
	await page.goto("/contact");
	await fillContact(page);
	await sendButton(page).click();
	await expect(
		page.getByRole("status").filter({ hasText: "Your answers are still here." }),
	).toBeVisible();
	await page.clock.runFor(60_000);
	await footer(page, "EKG Technician");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Course Not Found");
	await page.clock.runFor(60_000);
	const made = calls.map(({ call }) => call);
	expect(made.filter((call) => call === "POST /api/contact")).toHaveLength(1);
	expect(made.filter((call) => call === "GET /api/courses/ekg")).toHaveLength(1);
});

test("section 9: data never becomes stale by time, is not fetched again on focus, and nothing polls", async ({
	page,
}) => {
	await page.clock.install();
	const calls = await recordCalls(page);
	await page.goto("/about");
	await whenReady(page);
	await footer(page, "EKG Technician");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("EKG Technician");
	const first = calls.map(({ call }) => call).sort();
	const read = [
		"GET /api/classes",
		"GET /api/courses",
		"GET /api/courses/ekg",
		"GET /api/facts",
		"GET /api/texts",
	];
	expect(first).toEqual(read);
	await page.clock.runFor("24:00:00");
	await page.evaluate(() => {
		document.dispatchEvent(new Event("visibilitychange"));
		window.dispatchEvent(new Event("focus"));
		window.dispatchEvent(new Event("online"));
	});
	await footer(page, "About Us");
	await footer(page, "EKG Technician");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("EKG Technician");
	await footer(page, "Home");
	await expect(page.locator("#programs").getByRole("listitem")).toHaveCount(9);
	expect(calls).toHaveLength(read.length);
});
