import type { MailTransport } from "#intake/mail/transport.server.ts";

/** Hosts of addresses that were mistyped. */
const missingHosts = ["mial.example.net", "exmaple.example.com"];
const busyHosts = ["slow.example.org"];

/** Takes the place of a mail server: accepts emails and throws them away. */
export const noMail: MailTransport = {
	open: () => ({
		async send({ to }) {
			const host = to.slice(to.lastIndexOf("@") + 1).toLowerCase();
			if (missingHosts.includes(host)) {
				return {
					scope: "email",
					isFinal: true,
					sentence: "This email address’s domain doesn’t exist (550 5.1.2).",
				};
			}
			if (busyHosts.includes(host)) {
				return {
					scope: "email",
					isFinal: false,
					sentence: "The mail server asked us to try again later (451 4.3.2).",
				};
			}
			return null;
		},
		close() {},
	}),
};
