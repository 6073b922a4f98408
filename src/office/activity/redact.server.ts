import { type Identity, searchesForAny } from "#office/activity/identity.server.ts";
import { searchTextOfLine } from "#office/activity/record.server.ts";
import { recordKinds } from "#platform/api/endpoint.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { SubmittedKind } from "#platform/database/tables.server.ts";

/** A record that is erased, with what its row says about its person. */
export interface ErasedRecord {
	id: number;
	reference: string;
	name: string;
	email: string;
	phone: string | null;
}

/** Fields without personal data, which stay in the log after redaction. */
const keptFields = new Set([
	"status",
	"isRead",
	"archived",
	"isSpam",
	"courseId",
	"courseTitle",
	"stage",
	"place",
	"classId",
	"source",
	"answerState",
	"ownerId",
	"taskDueOn",
	"merged",
	"split",
	"dismissed",
	"askedOn",
	"links",
]);

/** Replacements for search texts and view names about an erased person. */
const REDACTED_SEARCH = "(erased)";
const REDACTED_VIEW_NAME = "Saved view";

/**
 * Redacts the activity log of erased records. Actions stay, labeled with the reference; personal
 * data and searches for these people are removed.
 * @returns values that identify the people in other tables
 */
export async function redactPeople(
	tx: Queries,
	kind: SubmittedKind,
	records: readonly ErasedRecord[],
): Promise<Identity[]> {
	const entries = await tx
		.selectFrom("activity")
		.select(["id", "recordId", "username", "action", "address", "before", "after"])
		.where("kind", "=", kind)
		.where(
			"recordId",
			"in",
			records.map(({ id }) => String(id)),
		)
		.execute();
	const byRecord = Map.groupBy(entries, ({ recordId }) => recordId);
	const people: Identity[] = [];
	for (const record of records) {
		const own = byRecord.get(String(record.id)) ?? [];
		people.push(
			identityOf(
				record,
				own.flatMap(({ before, after }) => [fieldsOf(before), fieldsOf(after)]),
			),
		);
		for (const { before, after, recordId: _, ...line } of own) {
			await tx
				.updateTable("activity")
				.set({
					label: record.reference,
					before: withoutPerson(before),
					after: withoutPerson(after),
					searchText: searchTextOfLine({ ...line, kind, label: record.reference }),
				})
				.where("id", "=", line.id)
				.execute();
		}
	}
	const isAbout = searchesForAny(people);
	await redactSearches(tx, isAbout);
	await redactViewNames(tx, isAbout);
	return people;
}

/** Redacts what the activity log says about people who are gone. Their entries are labeled with references. */
export async function redactPersonEntries(tx: Queries, ids: readonly number[]): Promise<void> {
	if (ids.length === 0) return;
	const entries = await tx
		.selectFrom("activity")
		.select(["id", "before", "after"])
		.where("kind", "=", "person")
		.where("recordId", "in", ids.map(String))
		.execute();
	for (const { id, before, after } of entries) {
		await tx
			.updateTable("activity")
			.set({ before: withoutPerson(before), after: withoutPerson(after) })
			.where("id", "=", id)
			.execute();
	}
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

/** Redacts searches for these people in the logged filters of exports. */
async function redactSearches(tx: Queries, isAbout: (text: string) => boolean): Promise<void> {
	const exports = await tx
		.selectFrom("activity")
		.select(["id", "after"])
		// The index has the kind first, so this reads only entries about no single record.
		.where("kind", "in", recordKinds)
		.where("recordId", "is", null)
		.where("action", "=", "exported")
		.where("after", "like", '%"q":%')
		.execute();
	for (const { id, after } of exports) {
		const filters = fieldsOf(after);
		if (!isAbout(String(filters.q))) continue;
		await tx
			.updateTable("activity")
			.set({ after: JSON.stringify({ ...filters, q: REDACTED_SEARCH }) })
			.where("id", "=", id)
			.execute();
	}
}

/** Redacts these people in logged names of saved views, including deleted views. */
async function redactViewNames(tx: Queries, isAbout: (text: string) => boolean): Promise<void> {
	const entries = await tx
		.selectFrom("activity")
		.select(["id", "username", "action", "kind", "label", "address"])
		.where("kind", "=", "view")
		.execute();
	for (const { id, ...line } of entries) {
		if (!isAbout(line.label)) continue;
		await tx
			.updateTable("activity")
			.set({
				label: REDACTED_VIEW_NAME,
				searchText: searchTextOfLine({ ...line, label: REDACTED_VIEW_NAME }),
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
