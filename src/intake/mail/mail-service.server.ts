import type { EmailjsConfig } from "#intake/mail/contract.ts";
import type { RewriteEmail } from "#intake/mail/readdress.server.ts";
import type { MailTransport } from "#intake/mail/transport.server.ts";
import type { MailWorker } from "#intake/mail/worker.server.ts";
import { Failure } from "#platform/api/failure.ts";
import type { Store } from "#platform/database/store.server.ts";

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

/** A store with what sends the emails in it. */
export interface OutboxStore extends Store, MailService {
	emailjs: EmailjsConfig;
	/** Writes a confirmation that is sent again. */
	rewrite: RewriteEmail;
}

/** Failure for what needs a mail server. */
export const noMailServer = new Failure(
	"conflict",
	"No mail server is configured. Ask the person who runs the server to set SMTP_URL.",
);
