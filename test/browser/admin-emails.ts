import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** A stored email; what is not given says nothing special. */
export interface StoredEmail {
	reference?: string;
	template?: string;
	audience?: "school" | "visitor" | "staff";
	registrationId?: number | null;
	contactId?: number | null;
	recipient?: string | null;
	replyTo?: string | null;
	subject?: string;
	textBody?: string;
	htmlBody?: string;
	status?: "waiting" | "sent" | "failed" | "held" | "unsent";
	holdReason?: string | null;
	failure?: string | null;
	attempts?: number;
	nextAttemptAt?: string;
	sentAt?: string | null;
	createdAt?: string;
}

/** Stores an email in the database of a site, as an earlier day left it. @returns its id */
export function storedEmail(dataDir: string, email: StoredEmail = {}): number {
	const [id = 0] = storedEmails(dataDir, [email]);
	return id;
}

/** Stores emails in the database of a site, as an earlier day left them. @returns their ids */
export function storedEmails(dataDir: string, emails: readonly StoredEmail[]): number[] {
	return changed(dataDir, (db) =>
		emails.map((email) => {
			const row = rowOf(email);
			const names = Object.keys(row);
			const { lastInsertRowid } = db
				.prepare(
					`insert into emails (${names.map((name) => `"${name}"`).join(", ")})
					values (${names.map(() => "?").join(", ")})`,
				)
				.run(...Object.values(row));
			return Number(lastInsertRowid);
		}),
	);
}

function rowOf(email: StoredEmail) {
	const now = new Date().toISOString();
	const subject = email.subject ?? "We have your registration";
	return {
		reference: "",
		template: "registration confirmation",
		audience: "visitor",
		registrationId: null,
		contactId: null,
		recipient: "ana@mail.example",
		replyTo: null,
		language: "en",
		textBody: "We have your registration.",
		htmlBody: "<!doctype html><html><body><p>We have your registration.</p></body></html>",
		messageId: `<${randomUUID()}@school.example>`,
		status: "sent",
		holdReason: null,
		failure: null,
		attempts: 1,
		nextAttemptAt: now,
		sentAt: null,
		createdAt: now,
		...email,
		subject,
		searchText: [email.recipient, subject, email.reference].join("\t").toLowerCase(),
	};
}

function changed<T>(dataDir: string, change: (db: DatabaseSync) => T): T {
	const db = new DatabaseSync(join(dataDir, "school.db"));
	try {
		db.exec("pragma busy_timeout = 5000; pragma foreign_keys = on; begin immediate");
		const result = change(db);
		db.exec("commit");
		return result;
	} finally {
		db.close();
	}
}
