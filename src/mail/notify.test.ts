import { afterEach, expect, test, vi } from "vitest";
import { notify, templateParams } from "#mail/notify.ts";

const send = vi.hoisted(() => vi.fn(async () => ({ status: 200, text: "OK" })));
vi.mock("@emailjs/browser", () => ({ send }));
afterEach(() => {
	vi.unstubAllGlobals();
	vi.unstubAllEnvs();
	send.mockClear();
});

const notification = {
	reply_to: "a@mail.example",
	user_email: "a@mail.example",
	user_phone: "732-555-0100",
	user_message: "Hello",
	program_name: "CPR and First Aid",
};

function configured(config: object | number) {
	const answer = typeof config === "number" ? new Response("No.", { status: config }) : null;
	vi.stubGlobal("fetch", async () => answer ?? Response.json(config));
}

test("the defaults: to_name is the school, from_name Website User, message_subject Website Inquiry", () => {
	expect(templateParams(notification)).toEqual({
		...notification,
		email: "hello@school.example",
		to_name: "Iselin Healthcare Training",
		from_name: "Website User",
		message_subject: "Website Inquiry",
	});
});

test("nothing that is said changes the recipient", () => {
	const forged = { ...notification, email: "thief@mail.example" };
	expect(templateParams(forged).email).toBe("hello@school.example");
});

test("a missing key, service or template each throws its own message", async () => {
	configured({ publicKey: "", serviceId: "", templateId: "" });
	await expect(notify(notification)).rejects.toThrow("EmailJS has no public key.");
	vi.stubEnv("VITE_EMAILJS_PUBLIC_KEY", "k");
	await expect(notify(notification)).rejects.toThrow("EmailJS has no service.");
	vi.stubEnv("VITE_EMAILJS_SERVICE_ID", "s");
	await expect(notify(notification)).rejects.toThrow("EmailJS has no template.");
	expect(send).not.toHaveBeenCalled();
});

test.each([500, { publicKey: "only", serviceId: "", templateId: "" }])(
	"built-in values are used when the configuration fails or is incomplete",
	async (config) => {
		configured(config);
		vi.stubEnv("VITE_EMAILJS_PUBLIC_KEY", "built-in-key");
		vi.stubEnv("VITE_EMAILJS_SERVICE_ID", "built-in-service");
		vi.stubEnv("VITE_EMAILJS_TEMPLATE_ID", "built-in-template");
		await notify(notification);
		expect(send).toHaveBeenCalledWith(
			"built-in-service",
			"built-in-template",
			expect.objectContaining({ program_name: "CPR and First Aid" }),
			{ publicKey: "built-in-key" },
		);
	},
);

test("anything but status 200 is a failure", async () => {
	configured({ publicKey: "k", serviceId: "s", templateId: "t" });
	send.mockResolvedValueOnce({ status: 202, text: "Later" });
	await expect(notify(notification)).rejects.toThrow("EmailJS answered 202: Later");
});
