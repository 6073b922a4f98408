import type { Route } from "@playwright/test";
import { expect, test } from "./site.ts";
import { fillContact, sendButton, shownReference, toastTitled, whenReady } from "./visitor.ts";

test("sending posts exactly the six fields, shows a toast and the panel with a reference number", {
	tag: "@smoke",
}, async ({ page, site }) => {
	await page.goto("/contact");
	const request = page.waitForRequest("**/api/contact");
	await fillContact(page, { subject: `Papers ${Date.now()}` });
	await page.getByLabel("Program of Interest").selectOption({ label: "EKG Technician" });
	await sendButton(page).click();
	const body = (await request).postDataJSON();
	expect(Object.keys(body).sort()).toEqual([
		"courseId",
		"email",
		"message",
		"name",
		"phone",
		"subject",
	]);
	expect(body).toMatchObject({ name: "Denise Okafor", phone: "", courseId: 4 });
	await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeFocused();
	await expect(toastTitled(page, "Message sent")).toContainText(
		"Thank you for contacting us. We will get back to you soon!",
	);
	const reference = await shownReference(page).innerText();
	const rows = await (await site.asAdmin("GET", `/api/admin/contacts?q=${reference}`)).json();
	expect(rows).toMatchObject([{ subject: body.subject, courseId: 4, phone: null, isRead: false }]);
	await page.getByRole("button", { name: "Send Another Message" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeFocused();
	await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
});

test("a reload and the other language keep what was sent; Contact in the footer shows an empty form", async ({
	page,
}) => {
	await page.goto("/contact");
	await fillContact(page, { subject: `Keep ${Date.now()}` });
	await sendButton(page).click();
	const reference = await shownReference(page).innerText();
	await expect(page).toHaveURL(`/contact?sent=${reference}`);
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	await page.reload();
	await whenReady(page);
	await expect(shownReference(page)).toHaveText(reference);
	await page.getByRole("link", { name: "Español" }).first().click();
	await expect(page).toHaveURL(`/es/contact?sent=${reference}`);
	await expect(shownReference(page)).toHaveText(reference);
	await page.goBack();
	await page.getByRole("contentinfo").getByRole("link", { name: "Contact", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Contact us" })).toBeFocused();
	await expect(page.getByLabel("Message", { exact: true })).toHaveValue("");
});

test("a call that fails, one without a response and an error of the flow each have their own words; every field stays", async ({
	page,
}) => {
	await page.goto("/contact");
	await fillContact(page, { phone: "732-555-0119" });
	const fail = async (answer: Parameters<Route["fulfill"]>[0] | null) => {
		await page.route("**/api/contact", (route) => (answer ? route.fulfill(answer) : route.abort()));
		await sendButton(page).click();
	};
	const failed = toastTitled(page, "Submission Failed");
	await fail({ status: 503, contentType: "text/plain", body: "Please try again soon." });
	const toast = failed.filter({ hasText: "503: Please try again soon." });
	await expect(toast).toHaveClass(/bad/);
	await expect(page.getByLabel("Message", { exact: true })).toHaveValue("Which papers do I bring?");
	await expect(page.getByLabel("Phone")).toHaveValue("732-555-0119");
	await fail(null);
	await expect(
		failed.filter({ hasText: "There was an error sending your message. Please try again." }),
	).toBeVisible();
	await fail({ status: 201, contentType: "application/json", body: "not json" });
	await expect(toastTitled(page, "Error")).toContainText(
		"There was a problem sending your message. Please try again.",
	);
	await expect(page.getByLabel("Phone")).toHaveValue("732-555-0119");
});

test("name, email and message are required, the rest is optional; a short phone is an error", async ({
	page,
}) => {
	await page.goto("/contact");
	await page.getByLabel("Phone").fill("123");
	await sendButton(page).click();
	await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
	await expect(page.getByLabel("Name", { exact: true })).toHaveAccessibleDescription(
		"Required: please enter your name",
	);
	await expect(page.getByLabel("Email")).toHaveAccessibleDescription(
		"Please enter a valid email address",
	);
	await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(
		/Please enter a valid phone number/,
	);
	await expect(page.getByLabel("Message", { exact: true })).toHaveAccessibleDescription(
		"Required: please enter your message",
	);
	await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
});

test("a course list that does not load is Failed to fetch courses, and a message can still be sent", async ({
	page,
}) => {
	await page.route("**/api/courses", (route) => route.fulfill({ status: 500, body: "No." }));
	await page.goto("/about");
	await whenReady(page);
	await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
	await expect(page.locator("main form")).toContainText("Failed to fetch courses");
	await fillContact(page);
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeVisible();
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the form sends, and shows errors with every field filled", async ({ page, site }) => {
		await page.goto("/contact");
		await fillContact(page);
		await page.getByLabel("Email").fill("denise@");
		await sendButton(page).click();
		await expect(page.locator("main")).toContainText("Please enter a valid email address");
		await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
			"Which papers do I bring?",
		);
		await page.getByLabel("Email").fill(`plain-${Date.now()}@mail.example`);
		await sendButton(page).click();
		await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeVisible();
		const reference = await shownReference(page).innerText();
		const rows = await (await site.asAdmin("GET", `/api/admin/contacts?q=${reference}`)).json();
		expect(rows).toHaveLength(1);
		await page.getByRole("button", { name: "Send Another Message" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact us");
	});
});
