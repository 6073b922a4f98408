import {
	type EmailjsConfig,
	getEmailjsConfig,
	getMailStatus,
	getResendTarget,
	resendEmail,
	retryEmails,
	retryMatchingEmails,
	sendTestEmail,
} from "#intake/mail/contract.ts";
import type { RewriteConfirmation } from "#intake/mail/readdress.server.ts";
import * as resending from "#intake/mail/resend.server.ts";
import * as retrying from "#intake/mail/retry.server.ts";
import { mailStatus } from "#intake/mail/status.server.ts";
import { sendTestEmail as sendTest } from "#intake/mail/test-email.server.ts";
import type { MailTransport } from "#intake/mail/transport.server.ts";
import type { MailWorker } from "#intake/mail/worker.server.ts";
import { actorOf } from "#office/activity/record.server.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";

/** What sends emails in this process. */
export interface MailService {
	/** Null when no mail server is configured. */
	transport: MailTransport | null;
	mailFrom: string | undefined;
	worker: Pick<MailWorker, "wake" | "resume" | "failure">;
}

/** Without a mail server and without a worker. */
export const noMailService: MailService = {
	transport: null,
	mailFrom: undefined,
	worker: { wake: () => {}, resume: () => {}, failure: null },
};

const noServer = new Failure(
	"conflict",
	"No mail server is configured. Ask the person who runs the server to set SMTP_URL.",
);

/** @param rewrite writes a confirmation that is sent again */
export function mailRoutes(
	db: Database,
	clock: Clock,
	mail: MailService & { emailjs: EmailjsConfig },
	rewrite: RewriteConfirmation,
): Route[] {
	const { transport, worker, emailjs } = mail;
	return [
		route(getEmailjsConfig, () => emailjs),
		route(getMailStatus, () => mailStatus(db, clock, mail)),
		route(sendTestEmail, async (call) => {
			const result = await sendTest({ db, clock, ...mail }, actorOf(call), call.body.to);
			if (result.sent) worker.resume();
			return result;
		}),
		route(retryEmails, async (call) => {
			if (!transport) return noServer;
			const result = await retrying.retryEmails(db, clock, actorOf(call), call.body);
			worker.resume();
			return result;
		}),
		route(retryMatchingEmails, async (call) => {
			if (!transport) return noServer;
			const { query, body } = call;
			const result = await retrying.retryMatching(db, clock, actorOf(call), query, body.total);
			worker.resume();
			return result;
		}),
		route(getResendTarget, ({ params }) => resending.resendTarget(db, params.id)),
		route(resendEmail, async ({ params, body, ...call }) => {
			if (!transport) return noServer;
			const parts = { db, clock, rewrite };
			const result = await resending.resendEmail(parts, actorOf(call), params.id, body.to);
			worker.resume();
			return result;
		}),
	];
}
