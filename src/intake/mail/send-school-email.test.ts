import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sendSchoolEmail } from "#intake/mail/send-school-email.ts";
import { school } from "#school/profile/profile.ts";

// Runs without a browser, because build-time values can only be set here.

const about = {
	reply_to: "ana@mail.example",
	user_email: "ana@mail.example",
	user_phone: "732-555-0187",
	user_message: "Evening?",
	program_name: "EKG Technician",
};
const none = { publicKey: "", serviceId: "", templateId: "" };
const configured = {
	publicKey: "theirs",
	serviceId: "their-service",
	templateId: "their-template",
};

let configuration: Response;
const sent: { user_id: string; service_id: string; template_params: Record<string, string> }[] = [];

beforeEach(() => {
	sent.length = 0;
	configuration = Response.json(none);
	vi.stubGlobal("location", { pathname: "/register" });
	vi.stubGlobal("fetch", async (address: string, init: RequestInit) => {
		if (address === "/api/config/emailjs") return configuration;
		sent.push(JSON.parse(String(init.body)));
		return new Response("OK");
	});
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
});

function build({ publicKey = "ours", serviceId = "our-service", templateId = "our-template" }) {
	vi.stubEnv("VITE_EMAILJS_PUBLIC_KEY", publicKey);
	vi.stubEnv("VITE_EMAILJS_SERVICE_ID", serviceId);
	vi.stubEnv("VITE_EMAILJS_TEMPLATE_ID", templateId);
}

test.each([
	["fails", () => new Response("No.", { status: 500 })],
	["is incomplete", () => Response.json({ ...configured, serviceId: "" })],
	["is no JSON", () => new Response("<html>")],
])("when the configuration %s, the built-in values are used", async (_, response) => {
	build({});
	configuration = response();
	await sendSchoolEmail(about);
	expect(sent).toMatchObject([{ user_id: "ours", service_id: "our-service" }]);
});

test("a complete server configuration overrides the built-in values", async () => {
	build({});
	configuration = Response.json(configured);
	await sendSchoolEmail(about);
	expect(sent).toMatchObject([{ user_id: "theirs", service_id: "their-service" }]);
});

test.each([
	[{ publicKey: "" }, "EmailJS has no public key."],
	[{ serviceId: "" }, "EmailJS has no service."],
	[{ templateId: "" }, "EmailJS has no template."],
])("a missing value throws its own message: %j", async (missing, message) => {
	build(missing);
	await expect(sendSchoolEmail(about)).rejects.toThrow(message);
	expect(sent).toHaveLength(0);
});

test("sender, subject and school name have defaults, and the recipient is always the school", async () => {
	build({});
	await sendSchoolEmail({ ...about, from_name: "", ...{ email: "somebody@else.example" } });
	expect(sent[0]?.template_params).toEqual({
		...about,
		email: school.email,
		to_name: school.name,
		from_name: "Website User",
		message_subject: "Website Inquiry",
	});
});
