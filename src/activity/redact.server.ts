import { type Identity, searchesForPerson } from "#activity/identity.server.ts";
import { searchTextOf } from "#activity/record.server.ts";
import type { Queries } from "#database/database.server.ts";

interface ErasedRecord {
	kind: "registration" | "contact";
	recordId: number;
	reference: string;
	name: string;
	email: string;
	phone: string | null;
}

/** Fields without personal data, which stay in the log after redaction. */
const keptFields = new Set(["status", "isRead", "archived", "isSpam", "courseId", "courseTitle"]);

/** Replacements for search texts and view names about an erased person. */
const REDACTED_SEARCH = "(erased)";
const REDACTED_VIEW_NAME = "Saved view";

/**
 * Redacts the activity log of an erased record. Actions stay, labeled with the reference; personal
 * data and searches for the person are removed.
 * @returns values that identify the person in other tables
 */
export async function redactPerson(tx: Queries, record: ErasedRecord): Promise<Identity> {
	const { kind, recordId, reference } = record;
	const entries = await tx
		.selectFrom("activity")
		.select(["id", "username", "action", "address", "before", "after"])
		.where("kind", "=", kind)
		.where("recordId", "=", String(recordId))
		.execute();
	const person = identityOf(
		record,
		entries.flatMap(({ before, after }) => [fieldsOf(before), fieldsOf(after)]),
	);
	for (const { before, after, ...line } of entries) {
		await tx
			.updateTable("activity")
			.set({
				label: reference,
				before: withoutPerson(before),
				after: withoutPerson(after),
				searchText: searchTextOf({ ...line, kind, label: reference }),
			})
			.where("id", "=", line.id)
			.execute();
	}
	await redactSearches(tx, person);
	await redactViewNames(tx, person);
	return person;
}

/** Collects every value of the record, including those before a correction. */
function identityOf(
	{ reference, name, email, phone }: ErasedRecord,
	logged: Record<string, unknown>[],
): Identity {
	const all = (current: string | null, ...fields: string[]) => [
		...new Set(
			[current, ...logged.flatMap((values) => fields.map((field) => values[field]))].filter(
				(value) => typeof value === "string",
			),
		),
	];
	return {
		reference,
		names: all(name, "fullName", "name"),
		emails: all(email, "email"),
		phones: all(phone, "phone"),
	};
}

/** Redacts searches for the person in the logged filters of exports. */
async function redactSearches(tx: Queries, person: Identity): Promise<void> {
	const exports = await tx
		.selectFrom("activity")
		.select(["id", "after"])
		.where("action", "=", "exported")
		.where("after", "like", '%"q":%')
		.execute();
	for (const { id, after } of exports) {
		const filters = fieldsOf(after);
		if (!searchesForPerson(String(filters.q), person)) continue;
		await tx
			.updateTable("activity")
			.set({ after: JSON.stringify({ ...filters, q: REDACTED_SEARCH }) })
			.where("id", "=", id)
			.execute();
	}
}

/** Redacts the person in logged names of saved views, including deleted views. */
async function redactViewNames(tx: Queries, person: Identity): Promise<void> {
	const entries = await tx
		.selectFrom("activity")
		.select(["id", "username", "action", "kind", "label", "address"])
		.where("kind", "=", "view")
		.execute();
	for (const { id, ...line } of entries) {
		if (!searchesForPerson(line.label, person)) continue;
		await tx
			.updateTable("activity")
			.set({
				label: REDACTED_VIEW_NAME,
				searchText: searchTextOf({ ...line, label: REDACTED_VIEW_NAME }),
			})
			.where("id", "=", id)
			.execute();
	}
}

function fieldsOf(text: string | null): Record<string, unknown> {
	return text === null ? {} : JSON.parse(text);
}

function withoutPerson(fields: string | null): string | null {
	const keptEntries = Object.entries(fieldsOf(fields)).filter(([name]) => keptFields.has(name));
	return keptEntries.length > 0 ? JSON.stringify(Object.fromEntries(keptEntries)) : null;
}
