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
	const hasEmailjs = Boolean(emailjs.publicKey && emailjs.serviceId && emailjs.templateId);
	const { failure } = worker;
	const isSample = isSampleAddress(settings.email);
	const sending = failure ? "failing" : "ok";
	return {
		smtp: transport ? sending : "off",
		emailjs: hasEmailjs,
		isSampleAddress: isSample,
		schoolAddress: settings.email,
		hearsBy: hearsBy({ isSample, hasServer: transport !== null, hasEmailjs }),
		failure,
		...counts,
	};
}

function hearsBy(has: {
	isSample: boolean;
	hasServer: boolean;
	hasEmailjs: boolean;
}): MailStatus["hearsBy"] {
	if (has.isSample) return "nothing";
	if (has.hasServer) return "smtp";
	return has.hasEmailjs ? "emailjs" : "nothing";
}
