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

/** What may stay in the log of a record whose person is forgotten. */
const keptFields = new Set(["status", "isRead", "archived", "courseId", "courseTitle"]);

/** Replaces a search text, and the name of a saved view, that were about an erased person. */
const ERASED_SEARCH = "(erased)";
const ERASED_VIEW = "Saved view";

/**
 * Redacts the activity log for a record that is erased: what was done stays, with the record's
 * reference for a name, without what was typed about the person and without searches for them.
 * @returns what the person is found by elsewhere
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
	await forgetSearches(tx, person);
	await forgetViewNames(tx, person);
	return person;
}

/** Every value of the record, those before a correction included. */
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

/** Takes searches for the person out of the filters of exports. */
async function forgetSearches(tx: Queries, person: Identity): Promise<void> {
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
			.set({ after: JSON.stringify({ ...filters, q: ERASED_SEARCH }) })
			.where("id", "=", id)
			.execute();
	}
}

/** Takes the person out of the names of saved views, deleted ones included. */
async function forgetViewNames(tx: Queries, person: Identity): Promise<void> {
	const entries = await tx
		.selectFrom("activity")
		.select(["id", "username", "action", "kind", "label", "address"])
		.where("kind", "=", "view")
		.execute();
	for (const { id, ...line } of entries) {
		if (!searchesForPerson(line.label, person)) continue;
		await tx
			.updateTable("activity")
			.set({ label: ERASED_VIEW, searchText: searchTextOf({ ...line, label: ERASED_VIEW }) })
			.where("id", "=", id)
			.execute();
	}
}

function fieldsOf(text: string | null): Record<string, unknown> {
	return text === null ? {} : JSON.parse(text);
}

function withoutPerson(fields: string | null): string | null {
	const kept = Object.entries(fieldsOf(fields)).filter(([name]) => keptFields.has(name));
	return kept.length > 0 ? JSON.stringify(Object.fromEntries(kept)) : null;
}
