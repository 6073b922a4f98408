import { type ClassWish, isNamed } from "#assistant/engine/class-wishes.ts";
import { sentencesOf } from "#assistant/engine/passages.ts";
import type { ClassOrder } from "#assistant/engine/rules/class-order.ts";
import { factFor, factText, type OwnFact, ownFacts } from "#assistant/engine/rules/topics.ts";
import { headOf } from "#assistant/engine/speak.ts";
import type { Turn } from "#assistant/engine/turn.ts";
import type { Course } from "#assistant/knowledge/types.ts";

/** So many of them, with a sentence of so many characters, leave room for the classes. */
const MOST = 3;
const MOST_CHARACTERS = 90;
const AMOUNT = /\$(\d[\d,]*)/g;
/** "From $400 a month", "a deposit of $200" */
const NOT_IN_ALL = /\b(?:from|start\w*|deposits?|month\w*|week\w*|down|installments?|payments?)\b/i;

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
			const [answer = ""] = sentencesOf(own.fact.answer);
			const [spanish = null] = sentencesOf(own.fact.spanish ?? "");
			const isWhole = own.text.length <= MOST_CHARACTERS;
			const text = isWhole
				? own.text
				: `${headOf(turn, own.course)}: ${factText(turn, { answer, spanish })}`;
			const isTold =
				amounts.length === 1 && answer.includes("$") && !NOT_IN_ALL.test(own.fact.answer);
			const isShort = isTold && text.length <= MOST_CHARACTERS;
			return isShort && cents <= (most ?? cents) ? [{ ...own, text, cents }] : [];
		})
		.toSorted((a, b) => rank * (a.cents - b.cents))
		.slice(0, MOST);
}

/** "We do not offer payment plans" helps nobody who has too little; "with no interest" denies nothing. */
const DENIED = /\b(?:not|never)\b|n[’']t\b|\bno (?:payment|plan|installment)/i;

/** How one can pay in parts, for whom all classes (of some courses, if any are meant) cost more than they have; empty where nothing of it is stated. */
export function planFor(
	turn: Turn,
	{ most }: ClassWish,
	course: string | undefined,
	dated: readonly Course[],
): string {
	const isCheaper = turn.knowledge.classes.some(
		({ courseId, total }) =>
			total <= (most ?? total) && (dated.length === 0 || dated.some(({ id }) => id === courseId)),
	);
	const plan = most === undefined || isCheaper ? undefined : factFor(turn, "payment_plan", course);
	return plan && !DENIED.test(plan.answer) ? factText(turn, plan) : "";
}
