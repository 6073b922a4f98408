import type { MailStatus } from "#intake/mail/contract.ts";

/** How the school hears of registrations now, in words. */
interface Hearing {
	/** `bad` while it hears by nothing, `weak` while something can keep it from hearing. */
	tone: "good" | "weak" | "bad";
	title: string;
	detail: string;
	/** Whether the school's address must be set. */
	needsAddress?: true;
}

/** Returns how the school hears of registrations now. */
export function hearingOf(status: MailStatus): Hearing {
	const { smtp, emailjs, isSampleAddress, schoolAddress: address, failure } = status;
	if (isSampleAddress && (smtp !== "off" || emailjs)) {
		return {
			tone: "bad",
			title: "The school does not hear of new registrations.",
			detail: `${address} is the sample address. Set the school’s own address${
				smtp === "off" ? "." : ", and the emails that are held for it are sent."
			}`,
			needsAddress: true,
		};
	}
	if (smtp === "failing") {
		return {
			tone: emailjs ? "weak" : "bad",
			title: "The mail server is failing.",
			detail: [failure, "Emails wait and are sent when it works again."].filter(Boolean).join(" "),
		};
	}
	if (smtp === "ok") {
		return {
			tone: "good",
			title: "New registrations and messages are emailed to the school.",
			detail: `They go to ${address}.`,
		};
	}
	if (emailjs) {
		return {
			tone: "weak",
			title: "The school hears of registrations only through the visitor’s browser.",
			detail:
				"EmailJS sends nothing without JavaScript, with some content blockers or above its limits. A mail server (SMTP_URL) always sends.",
		};
	}
	return {
		tone: "bad",
		title: "The school does not hear of new registrations.",
		detail:
			"No mail server is configured, so emails are stored and not sent. Ask the person who runs the server to set SMTP_URL. Until then, look at the registrations and messages every day.",
	};
}
