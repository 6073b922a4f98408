import type { Page, Request } from "@playwright/test";
import { expect, test } from "./site.ts";
import {
	fillContact,
	fillRegistration,
	marisol,
	notifications,
	registerButton,
	sendButton,
	toastTitled,
} from "./visitor.ts";

const service = "https://api.emailjs.com/api/v1.0/email/send";
const keys = { publicKey: "public-1", serviceId: "service-1", templateId: "template-1" };

/** Mocks the email service and its configuration, and records every request to the service. */
async function mailService(
	page: Page,
	{
		status = 200,
		config = keys as object | null,
	}: { status?: number; config?: object | null } = {},
): Promise<Request[]> {
	const requests: Request[] = [];
	await page.route("**/api/config/emailjs", (route) =>
		config ? route.fulfill({ json: config }) : route.fulfill({ status: 500, body: "No." }),
	);
	await page.route(`${service}*`, (route) => {
		requests.push(route.request());
		return status === 0
			? route.abort("internetdisconnected")
			: route.fulfill({
					status,
					body: status === 200 ? "OK" : "Refused.",
					headers: { "access-control-allow-origin": "*" },
				});
	});
	return requests;
}

function warnings(page: Page): string[] {
	const texts: string[] = [];
	page.on("console", (message) => {
		if (message.type() === "warning") texts.push(message.text());
	});
	return texts;
}

const register = async (page: Page, email: string) => {
	await page.goto("/register");
	await fillRegistration(page, { email });
	await registerButton(page).click();
};

test("section 7: registering posts service id, template id, user id and all template params, to the fixed recipient", async ({
	page,
}) => {
	const requests = await mailService(page);
	await register(page, "all-params@mail.example");
	await expect.poll(() => requests.length).toBe(1);
	const [sent] = requests;
	expect(sent?.url()).toBe(service);
	expect(sent?.method()).toBe("POST");
	expect(sent?.headers()["content-type"]).toBe("application/json");
	expect(sent?.postDataJSON()).toEqual({
		lib_version: expect.any(String),
		service_id: keys.serviceId,
		template_id: keys.templateId,
		user_id: keys.publicKey,
		template_params: {
			email: "hello@school.example",
			to_name: "Iselin Healthcare Training",
			from_name: marisol.name,
			reply_to: "all-params@mail.example",
			user_email: "all-params@mail.example",
			user_phone: marisol.phone,
			user_message: marisol.message,
			program_name: marisol.course,
			message_subject: "Website Inquiry",
		},
	});
});

for (const [what, typedValues, expected] of [
	[
		"the chosen course, and the phone number that was left",
		{ course: "EKG Technician", subject: "Papers", phone: "732-555-0119" },
		{ program_name: "EKG Technician", user_phone: "732-555-0119" },
	],
	[
		"'General Inquiry' where neither course nor subject is given, and 'Not provided' where no number was left",
		{},
		{ program_name: "General Inquiry", user_phone: "Not provided" },
	],
] as const) {
	test(`section 7: the email about a message names ${what}`, async ({ page }) => {
		const requests = await mailService(page);
		await page.goto("/contact");
		const { course, ...typed } = { course: undefined, ...typedValues };
		await fillContact(page, typed);
		if (course) {
			await page.getByLabel("Program of Interest").selectOption({ label: course });
		}
		await sendButton(page).click();
		await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeVisible();
		await expect.poll(() => requests.length).toBe(1);
		expect(requests[0]?.postDataJSON().template_params).toEqual({
			from_name: "Denise Okafor",
			user_email: "denise.okafor@mail.example",
			reply_to: "denise.okafor@mail.example",
			user_message: "Which papers do I bring?",
			to_name: "Iselin Healthcare Training",
			email: "hello@school.example",
			message_subject: "Website Inquiry",
			...expected,
		});
	});
}

test("section 7: an email service that refuses leaves the success of a registration as it is, and a console warning", async ({
	page,
	site,
}) => {
	const requests = await mailService(page, { status: 403 });
	const said = warnings(page);
	await register(page, "mail-403@mail.example");
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	await expect(toastTitled(page, "Registration submitted")).toBeVisible();
	await expect
		.poll(() => said)
		.toContainEqual(expect.stringMatching(/The email about this registration was not sent/));
	expect(requests).toHaveLength(1);
	await expect(notifications(page).getByRole("listitem")).toHaveCount(1);
	const rows = await site.asAdmin("GET", "/api/admin/registrations?q=mail-403@");
	expect(await rows.json()).toHaveLength(1);
});

test("section 7: an email service that cannot be reached leaves the success of a message as it is, and a console warning", async ({
	page,
}) => {
	const requests = await mailService(page, { status: 0 });
	const said = warnings(page);
	await page.goto("/contact");
	await fillContact(page, { subject: "Papers" });
	await sendButton(page).click();
	await expect(page.getByRole("heading", { name: "Message Sent Successfully!" })).toBeVisible();
	await expect(toastTitled(page, "Message sent")).toBeVisible();
	await expect
		.poll(() => said)
		.toContainEqual(expect.stringMatching(/The email about this message was not sent/));
	// Where no course is chosen, the subject says what it is about.
	expect(requests[0]?.postDataJSON().template_params.program_name).toBe("Papers");
});

// How a configuration falls back to the built-in one, and which values are missed, is in `send-school-email.test.ts`.
test("without any configuration no request goes to another host, with a console warning", async ({
	page,
	site,
}) => {
	const hosts = new Set<string>();
	page.on("request", (request) => hosts.add(new URL(request.url()).origin));
	const said = warnings(page);
	await register(page, "nowhere@mail.example");
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	await expect.poll(() => said).toContainEqual(expect.stringMatching(/no public key/));
	expect([...hosts]).toEqual([site.url]);
});

test("section 7: both the save call and the email are attempted, also when the save fails", async ({
	page,
}) => {
	const requests = await mailService(page);
	await page.route("**/api/register", (route) => route.fulfill({ status: 500, body: "No." }));
	await register(page, "both@mail.example");
	await expect(toastTitled(page, "Database error")).toBeVisible();
	await expect.poll(() => requests.length).toBe(1);
	// An unchanged retry sends no second email.
	await page.unroute("**/api/register");
	await registerButton(page).click();
	await expect(page.getByRole("heading", { name: "Registration Successful!" })).toBeVisible();
	expect(requests).toHaveLength(1);
});

test("the email service and its configuration are requested only when a form is sent", async ({
	page,
}) => {
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	await mailService(page);
	await page.goto("/contact");
	await fillContact(page);
	expect(requests.filter((url) => /emailjs|notify/.test(url))).toEqual([]);
	await sendButton(page).click();
	await expect.poll(() => requests).toContainEqual(service);
});
