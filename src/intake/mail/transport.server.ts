import { Readable } from "node:stream";
import type SMTPConnection from "nodemailer/lib/smtp-connection";
import type { SMTPConnectionOptions } from "nodemailer/lib/smtp-connection";
import type { SMTPTransportAuthOptions } from "nodemailer/lib/smtp-transport";
import {
	type SmtpError,
	type SmtpFailure,
	type SmtpStage,
	smtpFailure,
} from "#intake/mail/smtp-failure.ts";

/** Someone who sends or receives an email. */
export interface Mailbox {
	name: string;
	address: string;
}

interface OutgoingEmail {
	from: Mailbox;
	to: string;
	replyTo: string | null;
	subject: string;
	text: string;
	html: string;
	messageId: string;
	/** Message-ID of the email that this one continues. */
	inReplyTo?: string | null;
	/** Written by a person, so that it is not marked as automatic. */
	isPersonal?: boolean;
}

/** A connection to the mail server for several emails, one after the other. */
export interface MailSession {
	/**
	 * Sends an email, over a new connection if the last one has ended.
	 * @returns the failure; null when the mail server has accepted the email
	 */
	send(email: OutgoingEmail): Promise<SmtpFailure | null>;
	/** Ends the connection; an email that is being sent fails. */
	close(): void;
}

/** Opens sessions; nothing connects before the first email. */
export interface MailTransport {
	open(): MailSession;
}

/** Time limits in milliseconds. A lease of the outbox is longer than `total`. */
const mailTimeouts = {
	/** From the name lookup to the end of STARTTLS, the greeting included. */
	connect: 10_000,
	greeting: 10_000,
	/** Silence in the middle of a session. */
	silence: 30_000,
	/** Everything for one email. */
	total: 60_000,
};
export type MailTimeouts = typeof mailTimeouts;

/**
 * Returns the transport to a mail server. `smtps:` encrypts from the start; `smtp:` encrypts where the
 * server offers STARTTLS. The packages are loaded with the first email.
 * @param url such as `smtp://user:password@host:587`; `?tls.…` sets options of `tls.connect`
 */
export function smtpTransport(url: string, timeouts: MailTimeouts = mailTimeouts): MailTransport {
	return { open: () => new SmtpSession(url, timeouts) };
}

class SmtpSession implements MailSession {
	readonly #url: string;
	readonly #timeouts: MailTimeouts;
	#connection: SMTPConnection | undefined;
	#isSending = false;

	constructor(url: string, timeouts: MailTimeouts) {
		this.#url = url;
		this.#timeouts = timeouts;
	}

	async send(email: OutgoingEmail): Promise<SmtpFailure | null> {
		const progress: { stage: SmtpStage } = { stage: "connecting" };
		const timer = setTimeout(() => this.close(), this.#timeouts.total);
		this.#isSending = true;
		try {
			const content = await compose(email);
			const connection = this.#usable() ?? (await this.#connect());
			progress.stage = "sending";
			const stream = Readable.from([content]);
			stream.once("end", () => {
				progress.stage = "handed over";
			});
			const envelope = { from: email.from.address, to: [email.to] };
			await settled(connection, (done) => connection.send(envelope, stream, done));
			return null;
		} catch (error) {
			// Its state is unknown, so the next email gets a new one.
			this.close();
			return smtpFailure(error as SmtpError, progress.stage);
		} finally {
			clearTimeout(timer);
			this.#isSending = false;
		}
	}

	close(): void {
		const connection = this.#connection;
		this.#connection = undefined;
		if (!connection || connection.destroyed) return;
		if (this.#isSending) connection.close();
		else connection.quit();
	}

	#usable(): SMTPConnection | undefined {
		return this.#connection?.destroyed ? undefined : this.#connection;
	}

	async #connect(): Promise<SMTPConnection> {
		const { default: Connection } = await import("nodemailer/lib/smtp-connection");
		const { parseConnectionUrl } = await import("nodemailer/lib/shared");
		const { auth, ...address } = parseConnectionUrl(this.#url) as SMTPConnectionOptions & {
			auth?: SMTPTransportAuthOptions;
		};
		const { connect, greeting, silence } = this.#timeouts;
		const connection = new Connection({
			...address,
			connectionTimeout: connect,
			dnsTimeout: connect,
			greetingTimeout: greeting,
			socketTimeout: silence,
		});
		this.#connection = connection;
		// Every failure also reaches the step that waits; without a listener it would end the process.
		connection.on("error", () => {});
		await settled(connection, (done) => connection.connect(done));
		if (auth && connection.allowsAuth) {
			await settled(connection, (done) => connection.login(auth, done));
		}
		return connection;
	}
}

/** Waits for one step of a connection, which may end by its callback, an error or a closed connection. */
function settled(
	connection: SMTPConnection,
	step: (done: (error?: Error | null) => void) => void,
): Promise<void> {
	return new Promise((resolve, reject) => {
		const onEnd = () => reject({ code: "ECONNECTION" } satisfies SmtpError);
		const finish = (act: () => void) => {
			connection.off("error", reject);
			connection.off("end", onEnd);
			act();
		};
		connection.once("error", reject);
		connection.once("end", onEnd);
		step((error) => finish(() => (error ? reject(error) : resolve())));
	});
}

async function compose(email: OutgoingEmail): Promise<Buffer> {
	const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
	const { to, replyTo, inReplyTo, isPersonal, ...fields } = email;
	// As objects, because text would be parsed as a list of addresses.
	return new MailComposer({
		...fields,
		to: { name: "", address: to },
		...(replyTo === null ? {} : { replyTo: { name: "", address: replyTo } }),
		...(inReplyTo ? { inReplyTo, references: inReplyTo } : {}),
		...(isPersonal ? {} : { headers: { "Auto-Submitted": "auto-generated" } }),
		disableFileAccess: true,
		disableUrlAccess: true,
	})
		.compile()
		.build();
}
