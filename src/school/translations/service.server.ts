import { diffFields } from "#office/activity/changes.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure, invalidField } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { lockContent } from "#platform/database/content.server.ts";
import { type Database, type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { TranslationRow } from "#platform/database/tables.server.ts";
import { isStale, staleRecord, updateVersioned } from "#platform/database/version.server.ts";
import { spanishOf, type Translated, translatedLines } from "#school/texts/translated-lines.ts";
import type * as contract from "#school/translations/contract.ts";
import type { Translation } from "#school/translations/contract.ts";
import { isOfFact, logId } from "#school/translations/names.ts";
import { refusalOf } from "#school/translations/refusals.ts";
import type { Source } from "#school/translations/source.ts";
import { translationSources } from "#school/translations/sources.server.ts";

const unknownText = new Failure("notFound", "Text not found.");
/** A fact has one version, history and Undo for all that it says. */
const ofFact = new Failure(
	"conflict",
	"Please write the Spanish of a fact where you edit the fact.",
);

/** Lists the Spanish of everything that the school publishes. */
export async function listTranslations({ db, clock }: Store<Queries>): Promise<Translation[]> {
	const rows = await db.selectFrom("translations").selectAll().execute();
	const byName = new Map(rows.map((row) => [row.name, row]));
	const sources = await translationSources(db, clock);
	return sources.map((source) => asShown(source, byName.get(source.name)));
}

export const getTranslation = (
	{ db, clock }: Store,
	{ params }: Call<typeof contract.getTranslation>,
) => readTranslation(db, clock, params.name);

async function readTranslation(
	db: Queries,
	clock: Clock,
	name: string,
): Promise<Translation | Failure> {
	const source = (await translationSources(db, clock)).find((one) => one.name === name);
	return source ? asShown(source, await rowOf(db, name)) : unknownText;
}

const rowOf = (db: Queries, name: string): Promise<TranslationRow | undefined> =>
	db.selectFrom("translations").selectAll().where("name", "=", name).executeTakeFirst();

function asShown(source: Source, row: TranslationRow | undefined): Translation {
	const { name, group, label, path, english, hasBlocks, max } = source;
	const lines = translatedLines(source, row);
	const missing = lines.flatMap((line) => (line.spanish === undefined ? [line.english] : []));
	const own = row?.spanish ?? null;
	const isOlder = own !== null && row?.english !== english;
	const settled = own === null ? "delivered" : "current";
	const incomplete = isOlder ? "older" : "missing";
	return {
		...{ name, group, label, path, english, hasBlocks, max, missing: [...new Set(missing)] },
		isOwn: own !== null,
		version: row?.version ?? 1,
		// One whose every line still stands needs nobody.
		state: missing.length === 0 ? settled : incomplete,
		spanish: spanishOf(source, lines),
		former: isOlder ? own : null,
		updatedBy: row?.updatedBy ?? null,
		updatedAt: row?.updatedAt ?? null,
	};
}

/** Writes the Spanish of a text. Visitors read it from now on, and the assistant quotes it. */
export function updateTranslation(
	{ db, clock }: Store<Database>,
	{ params: { name }, body, ifMatch, actor }: Call<typeof contract.updateTranslation>,
): Promise<Translation | Failure> {
	return transaction<Translation | Failure>(db, async (tx) => {
		await lockContent(tx);
		const source = (await translationSources(tx, clock)).find((one) => one.name === name);
		if (!source) return unknownText;
		if (isOfFact(name)) return ofFact;
		const stored = await rowOf(tx, name);
		const before = asShown(source, stored);
		// Also a text that is read from today on, without anybody's doing, is another one.
		if (isStale(before, ifMatch) || body.english !== source.english) return staleRecord;
		// What there is without the school's own is nobody's own.
		const spanish = body.spanish === asShown(source, undefined).spanish ? null : body.spanish;
		const refused = spanish && refusalOf(source, spanish);
		if (refused) return invalidField("spanish", refused);
		const { english, courseId } = source;
		const written = { english, spanish };
		if (isSame(stored, written)) return before;
		const row = stored ?? (await addRow(tx, { name, courseId, english }));
		const record = { id: row.id, ifMatch: undefined, missing: unknownText };
		const stamp = { updatedBy: actor.username, updatedAt: instantFrom(clock) };
		const failure = await updateVersioned(tx, "translations", record, {
			...written,
			...stamp,
		});
		if (failure) return failure;
		const after = asShown(source, await rowOf(tx, name));
		const changes = diffFields(before, after, ["spanish"]);
		if (changes)
			await recordActivity(tx, clock, actor, {
				action: "changed",
				kind: "text",
				recordId: logId(name),
				label: `${source.group}: ${source.label}, in Spanish`,
				...changes,
			});
		return after;
	});
}

/** Whether a text would be stored as it is; without a row there is none. */
const isSame = (row: TranslationRow | undefined, { english, spanish }: Translated): boolean =>
	row ? row.english === english && row.spanish === spanish : spanish === null;

const addRow = (
	tx: Queries,
	row: Pick<TranslationRow, "name" | "courseId" | "english">,
): Promise<TranslationRow> =>
	tx
		.insertInto("translations")
		.values({ ...row, spanish: null, updatedBy: null, updatedAt: null })
		.returningAll()
		.executeTakeFirstOrThrow();

/** Counts the texts whose English the school changed since it was translated, or that have no Spanish, on pages that visitors see. */
export async function countUntranslated({ db, clock }: Store<Queries>): Promise<number> {
	const all = await listTranslations({ db, clock });
	return all.filter(({ missing, path }) => missing.length > 0 && path !== null).length;
}
