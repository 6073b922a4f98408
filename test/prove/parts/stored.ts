import { sql } from "kysely";
import { openForMaintenance } from "#platform/database/open.server.ts";

/** What is stored, as the writers look it up. */
export type Stored = Awaited<ReturnType<typeof readStored>>;

/** Reads what is stored, past the site, which may run. */
export async function readStored(place: { dataDir: string; databaseUrl: string | undefined }) {
	const { db, engine, close } = openForMaintenance(place);
	try {
		const emails = await db
			.selectFrom("emails")
			.select(["id", "template", "registrationId", "contactId"])
			.execute();
		const registrations = await db
			.selectFrom("registrations")
			.select(["id", "reference", "email", "message", "status", "version"])
			.execute();
		const contacts = await db
			.selectFrom("contacts")
			.select(["id", "reference", "email", "version"])
			.execute();
		const activity = await db
			.selectFrom("activity")
			.select(["kind", "action", "recordId", "label", "after"])
			.orderBy("id")
			.execute();
		const history = await db
			.selectFrom("fact_history")
			.select(["factId", "action", "answer"])
			.orderBy("id")
			.execute();
		const files = await db.selectFrom("picture_files").select(["hash", "name"]).execute();
		const messages = await db
			.selectFrom("chat_messages")
			.select(["id", "conversationId", "content", "isUser"])
			.orderBy("id")
			.execute();
		const { values } = await db.selectFrom("settings").select("values").executeTakeFirstOrThrow();
		return {
			problems: engine === "sqlite" ? await problemsOf(db) : [],
			registrations: Map.groupBy(registrations, ({ email }) => email),
			contacts: Map.groupBy(contacts, ({ email }) => email),
			registrationsById: new Map(registrations.map((row) => [row.id, row])),
			emailsOfRegistration: Map.groupBy(emails, ({ registrationId }) => registrationId),
			emailsOfContact: Map.groupBy(emails, ({ contactId }) => contactId),
			activityOf: Map.groupBy(activity, ({ kind, recordId }) => `${kind} ${recordId}`),
			activityNamed: Map.groupBy(activity, ({ kind, label }) => `${kind} ${label}`),
			courses: await db.selectFrom("courses").select(["id", "summary", "version"]).execute(),
			facts: await db.selectFrom("facts").select(["id", "question", "answer", "version"]).execute(),
			historyOf: Map.groupBy(history, ({ factId }) => factId),
			views: await db.selectFrom("saved_views").select(["id", "name"]).execute(),
			pictures: new Set(
				(await db.selectFrom("pictures").select("hash").execute()).map(({ hash }) => hash),
			),
			filesOf: Map.groupBy(files, ({ hash }) => hash),
			messagesOf: Map.groupBy(messages, ({ conversationId }) => conversationId),
			settings: JSON.parse(values) as Record<string, unknown>,
		};
	} finally {
		await close();
	}
}

/** What SQLite finds wrong with the file. */
async function problemsOf(db: ReturnType<typeof openForMaintenance>["db"]): Promise<string[]> {
	const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
	return rows.map((row) => row.integrity_check).filter((text) => text !== "ok");
}
