import { type ClassWish, isNamed } from "#assistant/engine/class-wishes.ts";
import { sentencesOf } from "#assistant/engine/passages.ts";
import type { ClassOrder } from "#assistant/engine/rules/class-order.ts";
import { type OwnFact, ownFacts } from "#assistant/engine/rules/topics.ts";
import type { Turn } from "#assistant/engine/turn.ts";

/** So many of them, with a sentence of so many characters, leave room for the classes. */
const MOST = 3;
const MOST_CHARACTERS = 90;
const AMOUNT = /\$(\d[\d,]*)/g;

/**
 * The stated prices of programs without an open class, where a message asks by the price alone: in its order, and none above
 * what somebody can pay. A fact with several amounts may tell a deposit first.
 */
export function pricesWithoutClass(
	turn: Turn,
	wish: ClassWish,
	order: ClassOrder | undefined,
): OwnFact[] {
	const { most, ...others } = wish;
	const isByPrice = order?.isOfPrice || most !== undefined;
	if (!isByPrice || isNamed(others)) return [];
	const { classes, courses } = turn.knowledge;
	const undated = [...courses.values()].filter(({ id }) =>
		classes.every(({ courseId }) => courseId !== id),
	);
	const rank = order?.isFalling ? -1 : 1;
	return ownFacts(turn, "price", undated)
		.flatMap((own) => {
			const amounts = [...own.fact.answer.matchAll(AMOUNT)];
			const cents = Number(amounts[0]?.[1]?.replaceAll(",", "")) * 100;
			const [text = ""] = sentencesOf(own.text);
			const isTold = amounts.length === 1 && text.includes(amounts[0]?.[0] ?? "");
			const isShort = isTold && text.length <= MOST_CHARACTERS;
			return isShort && cents <= (most ?? cents) ? [{ ...own, text, cents }] : [];
		})
		.toSorted((a, b) => rank * (a.cents - b.cents))
		.slice(0, MOST);
}
