import type { Mailbox } from "#intake/mail/transport.server.ts";

/** The address that the site is delivered with. Nobody reads it. */
const SAMPLE_ADDRESS = "hello@school.example";

/** Returns whether the school still has the address that the site is delivered with. */
export function isSampleAddress(email: string): boolean {
	return email.toLowerCase() === SAMPLE_ADDRESS;
}

/**
 * Returns the sender of all emails: `MAIL_FROM`, or else the school.
 * @param mailFrom an address, or `Name <address>`
 */
export function senderOf(mailFrom: string | undefined, school: Mailbox): Mailbox {
	if (!mailFrom) return school;
	const [, name = "", address = mailFrom] = /^([^<]*)<([^>]+)>$/.exec(mailFrom.trim()) ?? [];
	return { name: name.trim().replace(/^"(.*)"$/, "$1") || school.name, address: address.trim() };
}
