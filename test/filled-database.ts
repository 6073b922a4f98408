import { type Database, type Engine, transaction } from "#platform/database/database.server.ts";
import { lastIds, setLastId } from "#platform/database/last-ids.server.ts";
import {
	type Cell,
	deleteRows,
	insertRows,
	type Row,
	readRows,
} from "#platform/database/table-rows.server.ts";
import { type TableShape, tableShapes } from "#platform/database/table-shapes.server.ts";

/** Texts that a format could lose: quotes, line ends of every kind, combining marks, other scripts, surrogate pairs. */
const oddTexts = [
	'"Ana" \\ O’Neil, {"a":[1]}',
	"line\nline\r\nline\rline\u2028line\u2029line\ttab\u0001",
	"e\u0301 ñ 李小龙 שלום 👩🏽‍⚕️ \u{10FFFF} \uFFFD  ",
	"",
];

/** Around both changes of the clocks in New York, and before 1970. */
const instants = [
	"2026-03-08T06:59:59.999Z",
	"2026-03-08T07:00:00.000Z",
	"2026-11-01T05:30:00.000Z",
	"2026-11-01T06:30:00.001Z",
	"1969-12-31T23:59:59.001Z",
];

/** The table that a column refers to. */
const parents: Record<string, string> = {
	"initial_passwords.userId": "users",
	"sessions.userId": "users",
	"saved_views.userId": "users",
	"second_factors.userId": "users",
	"recovery_codes.userId": "users",
	"pending_proofs.userId": "users",
	"slug_redirects.courseId": "courses",
	"course_aliases.courseId": "courses",
	"facts.courseId": "courses",
	"chat_callbacks.contactId": "contacts",
	"registrations.personId": "people",
	"contacts.personId": "people",
	"person_entries.personId": "people",
	"dismissed_duplicates.personId": "people",
	"dismissed_duplicates.otherId": "people",
	"people.ownerId": "users",
	"emails.contactId": "contacts",
	"emails.registrationId": "registrations",
	"replies.registrationId": "registrations",
	"replies.contactId": "contacts",
	"replies.emailId": "emails",
	"applicant_links.registrationId": "registrations",
	"applicant_changes.registrationId": "registrations",
	"chat_answers.questionId": "chat_messages",
	"chat_answers.answerId": "chat_messages",
	"taught_questions.courseId": "courses",
	"taught_questions.answerId": "chat_messages",
	"classes.courseId": "courses",
	"class_meetings.classId": "classes",
	"placements.registrationId": "registrations",
	"placements.classId": "classes",
};

/** Columns whose values the database checks. */
const checked: Record<string, readonly string[]> = {
	"users.role": ["full", "desk", "viewer"],
	"second_factors.kind": ["passkey", "app"],
	"pending_proofs.purpose": ["sign in", "add passkey", "add app"],
	"registrations.status": ["pending", "accepted", "rejected"],
	"registrations.stage": ["new", "visit booked", "closed"],
	"registrations.source": ["website", "walk-in", "phone call"],
	"registrations.detailsState": ["not confirmed", "confirmed", "not used"],
	"contacts.answerState": ["open", "answered", "closed"],
	"contacts.detailsState": ["not confirmed", "confirmed", "not used"],
	"person_entries.kind": ["note", "call"],
	"person_entries.outcome": ["reached", "voicemail", "wrong number"],
	"chat_answers.engine": ["built-in", "model"],
	"chat_answers.thumb": ["up", "down"],
	"chat_answers.verdict": ["right", "wrong"],
	"emails.status": ["waiting", "sent", "failed", "held", "unsent"],
	"facts.topic": ["other"],
	"replies.channel": ["outbox", "mail program"],
	"replies.language": ["en", "es"],
	"canned_replies.language": ["en", "es"],
	"classes.state": ["draft", "open", "closed", "cancelled"],
	"classes.label": ["open", "last places", "waiting list"],
	"class_meetings.kind": ["classroom", "lab", "clinical"],
	"placements.state": ["wanted", "waiting", "offered", "placed", "released"],
	"applicant_changes.kind": ["details", "withdrawal"],
};

/** Tables that have one row by design. */
const singles = ["settings", "chat_settings", "content_version", "sign_in_rules"];

const ROWS = 6;

/** The last id that each table gave, of a record that was deleted since. */
export const LAST_ID = 40;

/** Fills every table with rows of odd values, NULL where it is allowed, and bytes. */
export async function fillEveryTable(db: Database, engine: Engine): Promise<void> {
	const shapes = await tableShapes(db, engine);
	const described = new Map(
		(await db.introspection.getTables()).map(({ name, columns }) => [
			name,
			new Map(columns.map((column) => [column.name, column])),
		]),
	);
	for (const shape of shapes.toReversed()) {
		await transaction(db, (tx) => deleteRows(tx, shape));
	}
	for (const shape of shapes) {
		const rows = Array.from({ length: singles.includes(shape.name) ? 1 : ROWS }, (_, n) =>
			shape.columns.map((column): Cell => {
				const { isNullable = false, dataType = "" } = described.get(shape.name)?.get(column) ?? {};
				return cellOf(shape, column, n + 1, { isNullable, type: dataType.toLowerCase() });
			}),
		);
		await transaction(db, (tx) => insertRows(tx, engine, shape, rows));
	}
	for (const table of Object.keys(await lastIds(db, engine))) {
		await setLastId(db, engine, table, LAST_ID);
	}
}

function cellOf(
	{ name, key }: TableShape,
	column: string,
	n: number,
	{ isNullable, type }: { isNullable: boolean; type: string },
): Cell {
	const path = `${name}.${column}`;
	if (isNullable && !key.includes(column) && n % 3 === 0 && path !== "facts.question") return null;
	const values = checked[path];
	if (values) return values[n % values.length] as string;
	// A table without an id of its own is referred to by text.
	if (column === "conversationId" || path === "chat_conversations.id") return `conversation ${n}`;
	if (column === "hash" && name.startsWith("picture")) return `picture ${n}`;
	if (parents[path]) return n;
	if (/int|real|double|float|numeric/.test(type)) return /confidence/.test(column) ? n / 7 : n;
	if (type.startsWith("bool")) return n % 2 === 1;
	if (/blob|bytea/.test(type)) return Uint8Array.from({ length: n * 1000 }, (_, at) => at % 256);
	if (/^timestamp/.test(type) || isInstant(column)) return instants[n % instants.length] as string;
	return `${oddTexts[n % oddTexts.length]}${n}`;
}

/** SQLite stores instants as text. */
const isInstant = (column: string) =>
	/^at$|^since$|At$|Until$/.test(column) && column !== "validUntil";

/** Returns the rows of all tables, by name. */
export async function everyRow(
	db: Database,
	engine: Engine,
	without: readonly string[] = [],
): Promise<Record<string, Row[]>> {
	const found: Record<string, Row[]> = {};
	for (const shape of await tableShapes(db, engine)) {
		if (without.includes(shape.name)) continue;
		found[shape.name] = [];
		for await (const rows of readRows(db, shape)) found[shape.name]?.push(...rows.map(comparable));
	}
	return found;
}

/** Bytes are a Buffer on one engine and an array on the other. */
const comparable = (row: Row) =>
	row.map((cell) => (cell instanceof Uint8Array ? Buffer.from(cell).toString("hex") : cell));
