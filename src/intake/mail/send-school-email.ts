import { type EmailjsConfig, getEmailjsConfig } from "#intake/mail/public-contract.ts";
import { call } from "#platform/api/client.ts";
import { knownSchool } from "#school/profile/known-school.ts";

/** Content of an email; the other parameters have defaults. */
export interface Notification {
	from_name?: string;
	reply_to: string;
	user_email: string;
	user_phone: string;
	user_message: string;
	program_name: string;
}

/**
 * Sends an email to the school through EmailJS, from the visitor's browser.
 * @throws when it is not configured or the service rejects it
 */
export async function sendSchoolEmail(notification: Notification): Promise<void> {
	const { publicKey, serviceId, templateId } = await configuration();
	if (!publicKey) throw new Error("EmailJS has no public key.");
	if (!serviceId) throw new Error("EmailJS has no service.");
	if (!templateId) throw new Error("EmailJS has no template.");
	const { send } = await import("@emailjs/browser");
	const { status, text } = await send(serviceId, templateId, templateParams(notification), {
		publicKey,
	});
	if (status !== 200) throw new Error(`EmailJS answered ${status}: ${text}`);
}

/** Returns all template parameters. The recipient is always the school. */
function templateParams(notification: Notification) {
	const school = knownSchool();
	return {
		to_name: school.name,
		...notification,
		from_name: notification.from_name || "Website User",
		message_subject: "Website Inquiry",
		email: school.email,
	};
}

async function configuration(): Promise<EmailjsConfig> {
	const builtIn = {
		publicKey: import.meta.env.VITE_EMAILJS_PUBLIC_KEY ?? "",
		serviceId: import.meta.env.VITE_EMAILJS_SERVICE_ID ?? "",
		templateId: import.meta.env.VITE_EMAILJS_TEMPLATE_ID ?? "",
	};
	try {
		const config = await call(getEmailjsConfig);
		const complete = config.publicKey && config.serviceId && config.templateId;
		return complete ? config : builtIn;
	} catch {
		return builtIn;
	}
}
