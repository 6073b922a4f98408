import type { EmailjsConfig, MailStatus } from "#intake/mail/contract.ts";
import { countOutbox } from "#intake/mail/outbox.server.ts";
import { isSampleAddress } from "#intake/mail/sender.ts";
import type { MailTransport } from "#intake/mail/transport.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import { readSettings } from "#school/settings/service.server.ts";

interface MailConfiguration {
	transport: MailTransport | null;
	worker: { readonly failure: string | null };
	emailjs: EmailjsConfig;
}

/** Returns how the school hears of registrations, and how sending goes. */
export async function mailStatus(
	db: Database,
	clock: Clock,
	{ transport, worker, emailjs }: MailConfiguration,
): Promise<MailStatus> {
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
