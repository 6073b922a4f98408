import type { Actor } from "#platform/api/caller.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { AdminFact, FactPatch } from "#school/facts/contract.ts";
import { type Translated, translatedLines } from "#school/texts/translated-lines.ts";

/** The texts of a fact, with what holds their Spanish. */
const fields = { answer: "spanish", question: "spanishQuestion" } as const;
type Text = keyof typeof fields;
const texts = Object.keys(fields) as Text[];

type English = Pick<AdminFact, "id" | Text>;
type Spanish = Pick<AdminFact, "spanish" | "spanishQuestion">;
type Former = Pick<AdminFact, "formerSpanish" | "formerSpanishQuestion">;

/** Names the translation of a text of a fact. */
export const translationOf = (factId: number, text: Text): string => `fact-${factId}.${text}`;

/** An answer is short and has no format, so its Spanish is that of all of it. */
const saidOf = (english: string | null, own?: Translated): string | null =>
	english === null
		? null
		: (translatedLines({ english, hasBlocks: false }, own)[0]?.spanish ?? null);

/** Reads what facts say in Spanish: as visitors read it now, and as it was written for an English that has changed since. */
export async function spanishOfFacts(db: Queries): Promise<(fact: English) => Spanish & Former> {
	const rows = await db
		.selectFrom("translations")
		.select(["name", "english", "spanish"])
		.where("factId", "is not", null)
		.execute();
	const byName = new Map(rows.map((row) => [row.name, row]));
	return (fact) => {
		const said = (text: Text) => {
			const own = byName.get(translationOf(fact.id, text));
			const now = saidOf(fact[text], own);
			return { now, former: now === null ? (own?.spanish ?? null) : null };
		};
		const [answer, question] = [said("answer"), said("question")];
		return {
			...{ spanish: answer.now, spanishQuestion: question.now },
			...{ formerSpanish: answer.former, formerSpanishQuestion: question.former },
		};
	};
}

/** Returns a change with what there is without the school's own Spanish, where it removes that. */
export function settled(change: FactPatch, before: AdminFact): FactPatch {
	const after = { ...before, ...change };
	const said = texts.flatMap((text) => {
		const spanish = change[fields[text]];
		if (spanish === undefined) return [];
		return [[fields[text], after[text] && (spanish ?? saidOf(after[text]))]];
	});
	return { ...change, ...Object.fromEntries(said) };
}

/** Writes what a change says in Spanish: another text, or the same for another English. */
export async function writeSpanish(
	tx: Queries,
	clock: Clock,
	{ username }: Actor,
	fact: English,
	change: Partial<Spanish>,
	before?: English & Spanish,
): Promise<void> {
	for (const text of texts) {
		const spanish = change[fields[text]];
		const english = fact[text];
		const isNew = spanish !== before?.[fields[text]] || (spanish && english !== before?.[text]);
		if (spanish === undefined || english === null || !isNew) continue;
		const name = translationOf(fact.id, text);
		await tx.deleteFrom("translations").where("name", "=", name).execute();
		if (spanish === null || spanish === saidOf(english)) continue;
		const written = { updatedBy: username, updatedAt: instantFrom(clock) };
		await tx
			.insertInto("translations")
			.values({ name, factId: fact.id, english, spanish, ...written })
			.execute();
	}
}
