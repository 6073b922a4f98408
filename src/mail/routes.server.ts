import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import {
	type EmailjsConfig,
	getEmailjsConfig,
	getMailStatus,
	resendEmail,
	retryEmails,
	sendTestEmail,
} from "#mail/contract.ts";
import { mailStatusOf, resend, retry } from "#mail/retry.server.ts";

interface MailParts {
	db: Database;
	clock: Clock;
	emailjs: EmailjsConfig;
	smtpUrl: string | undefined;
}

export const mailRoutes = ({ db, clock, emailjs, smtpUrl }: MailParts): Route[] => [
	route(getEmailjsConfig, () => emailjs),
	route(getMailStatus, () =>
		mailStatusOf(db, clock, {
			hasSmtp: smtpUrl !== undefined,
			hasEmailjs: Object.values(emailjs).every(Boolean),
		}),
	),
	route(retryEmails, (call) => retry(db, clock, actorOf(call), call.body.ids)),
	route(resendEmail, (call) => resend(db, clock, actorOf(call), call.params.id)),
	route(sendTestEmail, () => ({ sent: false, explanation: "No mail server is configured." })),
];
