import { type EmailDraft, queueEmail } from "#intake/mail/queue.server.ts";
import { type MailTimeouts, smtpTransport } from "#intake/mail/transport.server.ts";
import { MailWorker } from "#intake/mail/worker.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import type { EmailRow } from "#platform/database/tables.server.ts";
import type { TestApp } from "./app.ts";
import type { MailServer } from "./mail-server.ts";

let count = 0;

/** An email to a visitor, as a service queues it. */
export function anEmail(change: Partial<EmailDraft> = {}): EmailDraft {
	count++;
	return {
		template: "registration confirmation",
		audience: "visitor",
		recipient: `ana${count}@mail.example`,
		language: "en",
		content: {
			subject: `We received your registration ${count}`,
			text: "Your reference number is R-123456.",
			html: "<p>Your reference number is <b>R-123456</b>.</p>",
		},
		domain: "school.example",
		...change,
	};
}

/** An email to the school about a visitor. */
export function aNotice(change: Partial<EmailDraft> = {}): EmailDraft {
	return anEmail({
		template: "registration notice",
		audience: "school",
		recipient: null,
		replyTo: "ana@mail.example",
		...change,
	});
}

interface Outbox {
	db: Database;
	clock: { now: Date };
}

const clockOf = ({ clock }: Outbox): Clock => {
	return () => clock.now;
};

/** Queues emails. @returns their ids */
export async function queueAll(app: Outbox, drafts: EmailDraft[]): Promise<number[]> {
	const ids: number[] = [];
	for (const draft of drafts) {
		await queueEmail(app.db, clockOf(app), draft);
		const { id } = await app.db
			.selectFrom("emails")
			.select("id")
			.orderBy("id", "desc")
			.executeTakeFirstOrThrow();
		ids.push(id);
	}
	return ids;
}

/** Returns a stored email. */
export function emailOf({ db }: Pick<Outbox, "db">, id: number | undefined): Promise<EmailRow> {
	return db
		.selectFrom("emails")
		.selectAll()
		.where("id", "=", id ?? 0)
		.executeTakeFirstOrThrow();
}

/** Time limits for tests of silence. */
export const shortTimeouts: MailTimeouts = {
	connect: 300,
	greeting: 300,
	silence: 300,
	total: 1000,
};

/** A worker of one instance, which runs only when a test says so. */
export function workerOf(
	app: Outbox,
	server: Pick<MailServer, "url"> | null,
	{
		mailFrom = undefined as string | undefined,
		timeouts = undefined as MailTimeouts | undefined,
		prepare = async () => {},
	} = {},
): MailWorker & { changes: number[] } {
	const changes: number[] = [];
	const worker = new MailWorker({
		db: app.db,
		clock: clockOf(app),
		transport: server && { open: () => smtpTransport(server.url, timeouts).open() },
		mailFrom,
		prepare,
		changed: (ids) => changes.push(...ids),
		log: { info: () => {}, warn: () => {}, error: (entry) => console.error(entry) },
	});
	return Object.assign(worker, { changes });
}

/** Returns all emails, in the order in which they were stored. */
export const allEmails = (app: TestApp): Promise<EmailRow[]> =>
	app.db.selectFrom("emails").selectAll().orderBy("id").execute();

/** Returns the emails about a record, by its reference number, in the order in which they were stored. */
export const emailsAbout = async (app: TestApp, reference: string): Promise<EmailRow[]> =>
	(await allEmails(app)).filter((email) => email.reference === reference);
