import { setTimeout as pause } from "node:timers/promises";
import {
	claimEmail,
	dueEmail,
	holdForSampleAddress,
	markUnsent,
	releaseEmail,
	settleFailed,
	settleSent,
} from "#intake/mail/outbox.server.ts";
import { nextAttempt, waitAfter } from "#intake/mail/retry-schedule.ts";
import { isSampleAddress, senderOf } from "#intake/mail/sender.ts";
import type { SmtpFailure } from "#intake/mail/smtp-failure.ts";
import type { Mailbox, MailSession, MailTransport } from "#intake/mail/transport.server.ts";
import { type Clock, type Instant, instantFrom } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import { isUnavailable } from "#platform/database/errors.server.ts";
import type { EmailRow } from "#platform/database/tables.server.ts";
import { readSettings } from "#school/settings/service.server.ts";

/** Other instances’ emails, and those whose next attempt has come, are found by polling. */
const POLL_MS = 5000;
/** Responses go out first, and a burst of them becomes one run. */
const WAKE_MS = 50;
/** Parallel connections. Microsoft 365 allows three for one mailbox. */
const CONNECTIONS = 3;
/** Emails that each connection sends before what waits is compared again with what is so. */
const AT_ONCE = 20;
/** How long a stop waits for emails that are being sent. */
const STOP_MS = 10_000;
const RECORD_RETRY_MS = 1000;

interface MailWorkerParts {
	db: Database;
	clock: Clock;
	/** Null when no mail server is configured. */
	transport: MailTransport | null;
	/** `MAIL_FROM`. */
	mailFrom: string | undefined;
	/** Queues what became due with the time, and takes back what is no longer so, again and again during a run. */
	prepare?(): Promise<void>;
	/** Called with the ids of emails whose status changed. */
	changed(ids: number[]): void;
	log: MailLog;
}

/** Log entries have no personal data. */
interface MailLog {
	info(entry: object, message: string): void;
	warn(entry: object, message: string): void;
	error(entry: object, message: string): void;
}

/**
 * Sends the emails of the outbox. Each instance has a worker; they share the work by claims. While the
 * mail server fails, the worker pauses and then tries one email before all others.
 */
export class MailWorker {
	readonly #parts: MailWorkerParts;
	readonly #sessions = new Set<MailSession>();
	#running: Promise<void> = Promise.resolve();
	#next: Promise<void> | undefined;
	#poll: NodeJS.Timeout | undefined;
	#wake: NodeJS.Timeout | undefined;
	#isStopped = false;
	#serverFailure: { sentence: string; count: number; until: Date } | undefined;

	constructor(parts: MailWorkerParts) {
		this.#parts = parts;
	}

	/** Why the mail server could not be used last; null while it works. */
	get failure(): string | null {
		return this.#serverFailure?.sentence ?? null;
	}

	/** Runs now and every few seconds. */
	start(): void {
		this.#poll = setInterval(() => this.run(), POLL_MS);
		void this.run();
	}

	/** Runs soon, after the caller has done its work. Does not wait. */
	wake(): void {
		if (this.#isStopped) return;
		this.#wake ??= setTimeout(() => {
			this.#wake = undefined;
			void this.run();
		}, WAKE_MS);
	}

	/** Ends a pause and runs soon, because an administrator asks for it or the mail server works again. */
	resume(): void {
		this.#serverFailure = undefined;
		this.wake();
	}

	/** Sends everything that is due. Calls during a run share the next one. */
	run(): Promise<void> {
		this.#next ??= this.#running.then(() => {
			this.#next = undefined;
			this.#running = this.#sendAll().catch((error: unknown) => {
				// A database that is away comes back; the next run goes on.
				if (!isUnavailable(error)) this.#parts.log.error({ error }, "sending emails failed");
			});
			return this.#running;
		});
		return this.#next;
	}

	/** Stops after the emails that are being sent. */
	async stop(): Promise<void> {
		this.#isStopped = true;
		clearInterval(this.#poll);
		clearTimeout(this.#wake);
		const timer = setTimeout(() => {
			for (const session of this.#sessions) session.close();
		}, STOP_MS);
		await (this.#next ?? this.#running);
		clearTimeout(timer);
	}

	async #sendAll(): Promise<void> {
		while (await this.#sendSome());
	}

	/**
	 * Sends what was due before it prepares, up to a number, so that nothing leaves that was not compared since.
	 * @returns whether more is due
	 */
	async #sendSome(): Promise<boolean> {
		if (this.#isStopped) return false;
		const { db, clock, transport } = this.#parts;
		const due = instantFrom(clock);
		await this.#prepare();
		if (!transport) {
			this.#announce(await markUnsent(db, clock));
			return false;
		}
		const { name, email: address } = (await readSettings(db)).settings;
		const school = { name, address };
		const isSample = isSampleAddress(address);
		this.#announce(await holdForSampleAddress(db, clock, isSample));
		if (this.#isPaused()) return false;
		// One email shows whether the mail server is back.
		if (this.#serverFailure) await this.#sendDue(transport, school, due, { limit: 1 });
		const errors: unknown[] = [];
		const connections: Promise<void>[] = [];
		// Each connection that has an email to send adds another one.
		const connect = () => {
			if (connections.length === CONNECTIONS) return;
			const sent = this.#sendDue(transport, school, due, { begun: connect });
			connections.push(
				sent.catch((error: unknown) => {
					errors.push(error);
				}),
			);
		};
		connect();
		for (const connection of connections) await connection;
		if (errors.length > 0) throw errors[0];
		if (this.#isPaused()) return false;
		return (await dueEmail(db, clock, instantFrom(clock), isSample).execute()).length > 0;
	}

	/** Queues what is due. If that fails, emails that are queued leave all the same. */
	async #prepare(): Promise<void> {
		try {
			await this.#parts.prepare?.();
		} catch (error) {
			if (isUnavailable(error)) throw error;
			this.#parts.log.error({ error }, "queueing emails about classes failed");
		}
	}

	/**
	 * Sends emails over one connection until none is due, the mail server fails, or `limit` is reached.
	 * @param begun called when there is an email to send
	 */
	async #sendDue(
		transport: MailTransport,
		school: Mailbox,
		due: Instant,
		{ limit = AT_ONCE, begun = () => {} },
	): Promise<void> {
		const session = transport.open();
		this.#sessions.add(session);
		try {
			for (let sent = 0; sent < limit && !this.#isPaused() && !this.#isStopped; sent++) {
				const { db, clock } = this.#parts;
				const email = await claimEmail(db, clock, due, isSampleAddress(school.address));
				if (!email) return;
				if (this.#isStopped) return await releaseEmail(db, email);
				if (sent === 0) begun();
				await this.#send(session, email, school);
				this.#announce([email.id]);
			}
		} finally {
			this.#sessions.delete(session);
			session.close();
		}
	}

	async #send(session: MailSession, email: EmailRow, school: Mailbox): Promise<void> {
		const { db, clock, mailFrom, log } = this.#parts;
		const { recipient, replyTo, audience, subject, textBody, htmlBody, messageId } = email;
		const { inReplyTo, template } = email;
		const started = performance.now();
		const failure = await session.send({
			from: senderOf(mailFrom, school),
			to: recipient ?? school.address,
			replyTo: replyTo ?? (audience === "visitor" ? school.address : null),
			subject,
			text: textBody,
			html: htmlBody,
			messageId,
			inReplyTo,
			isPersonal: template === "reply",
		});
		const entry = { email: email.id, ms: Math.round(performance.now() - started) };
		if (!failure) {
			await this.#record(() => settleSent(db, clock, email));
			this.#serverFailure = undefined;
			log.info(entry, "email sent");
			return;
		}
		if (failure.scope === "server") this.#pauseAfter(failure);
		if (failure.scope === "email") this.#serverFailure = undefined;
		const next = this.#nextAttemptAfter(failure, email);
		await this.#record(() =>
			settleFailed(db, email, {
				failure: failure.sentence,
				nextAttemptAt: next,
				isCounted: failure.scope !== "server",
			}),
		);
		log.warn({ ...entry, failure: failure.sentence }, next ? "email not sent" : "email given up");
	}

	#nextAttemptAfter({ scope, isFinal }: SmtpFailure, email: EmailRow): Date | null {
		if (isFinal) return null;
		const now = this.#parts.clock();
		const first = new Date(email.firstAttemptAt ?? now);
		return scope === "server"
			? nextAttempt(now, first, this.#serverFailure?.count ?? 1, "quick")
			: nextAttempt(now, first, email.attempts + 1, scope === "email" ? "growing" : "quick");
	}

	/** Writes what happened. While the database is away it waits: what was sent must not be sent again. */
	async #record(write: () => Promise<void>): Promise<void> {
		for (;;) {
			try {
				return await write();
			} catch (error) {
				if (!isUnavailable(error) || this.#isStopped) throw error;
			}
			await pause(RECORD_RETRY_MS);
		}
	}

	#pauseAfter({ sentence }: SmtpFailure): void {
		// Parallel connections fail together, which counts once.
		if (this.#isPaused()) return;
		const count = (this.#serverFailure?.count ?? 0) + 1;
		const until = new Date(this.#parts.clock().getTime() + waitAfter(count, "quick"));
		this.#serverFailure = { sentence, count, until };
	}

	#isPaused(): boolean {
		return this.#serverFailure !== undefined && this.#parts.clock() < this.#serverFailure.until;
	}

	#announce(ids: number[]): void {
		if (ids.length > 0) this.#parts.changed(ids);
	}
}
