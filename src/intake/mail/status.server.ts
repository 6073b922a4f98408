import type { MailStatus } from "#intake/mail/contract.ts";
import type { OutboxStore } from "#intake/mail/mail-service.server.ts";
import { countOutbox } from "#intake/mail/outbox.server.ts";
import { isSampleAddress } from "#intake/mail/sender.ts";
import { readSettings } from "#school/settings/service.server.ts";

export const getEmailjsConfig = ({ emailjs }: OutboxStore) => emailjs;

/** Returns how the school hears of registrations, and how sending goes. */
export async function getMailStatus(store: OutboxStore): Promise<MailStatus> {
	const { db, clock, transport, worker, emailjs } = store;
	const [{ settings }, counts] = await Promise.all([readSettings(db), countOutbox(db, clock)]);
	const { failure } = worker;
	const sending = failure ? "failing" : "ok";
	return {
		smtp: transport ? sending : "off",
		emailjs: Boolean(emailjs.publicKey && emailjs.serviceId && emailjs.templateId),
		isSampleAddress: isSampleAddress(settings.email),
		schoolAddress: settings.email,
		failure,
		...counts,
	};
}
