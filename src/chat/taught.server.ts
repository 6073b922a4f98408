import type { Selectable } from "kysely";
import type { ChatLink } from "#chat/contract.ts";
import type { TaughtAnswer } from "#chat/engine/types.ts";
import type { Queries } from "#database/database.server.ts";
import type { Facts } from "#database/tables.server.ts";

/** A taught answer as the engine takes it in. */
export function asEngineAnswer(
	row: Pick<Selectable<Facts>, "id" | "questions" | "answerEn" | "answerEs" | "links">,
): TaughtAnswer {
	return {
		id: String(row.id),
		questions: JSON.parse(row.questions) as string[],
		answer: { en: row.answerEn, ...(row.answerEs === null ? {} : { es: row.answerEs }) },
		links: JSON.parse(row.links) as ChatLink[],
	};
}

/** What the office taught the assistant and has switched on. */
export async function activeTaughtAnswers(db: Queries): Promise<TaughtAnswer[]> {
	const rows = await db
		.selectFrom("facts")
		.select(["id", "questions", "answerEn", "answerEs", "links"])
		.where("isActive", "=", true)
		.orderBy("id")
		.execute();
	return rows.map(asEngineAnswer);
}
