import { tableDay } from "#platform/calendar/days.ts";
import { dollars } from "#platform/text/money.ts";
import { plural } from "#platform/text/plural.ts";
import type { ClassInput, CountedClass } from "#school/classes/contract.ts";
import { totalOf } from "#school/classes/label.ts";

/**
 * Returns what is asked before a class is saved: fewer seats than are promised, another price than people were told, or an
 * open class that is over; null if nothing is.
 * @param before the class as it is stored; null for a new one
 * @param today the day in New York
 */
export function saveQuestion(
	before: CountedClass | null,
	after: ClassInput,
	today: string,
): string | null {
	if (after.state === "cancelled") return null;
	const isNewlyOver =
		after.state === "open" &&
		after.lastDay < today &&
		!(before?.state === "open" && before.lastDay === after.lastDay);
	const questions = [
		...(before ? [seatQuestion(before, after), priceQuestion(before, after)] : []),
		isNewlyOver
			? `This class was over on ${tableDay(after.lastDay)}: nobody can register for it, and the website does not show it.`
			: null,
	];
	return questions.filter((one) => one !== null).join(" ") || null;
}

function seatQuestion(before: CountedClass, { seats }: ClassInput): string | null {
	const { promised } = before;
	if (seats === null || seats === before.seats || promised <= seats) return null;
	const people = heldBy(promised);
	return `${people} in this class, ${promised - seats} more than it would have. They keep it.`;
}

function priceQuestion(before: CountedClass, after: ClassInput): string | null {
	const [old, next] = [totalOf(before), totalOf(after)];
	const { promised } = before;
	if (old === next || promised === 0) return null;
	return [
		`${heldBy(promised)} at ${dollars(old)}, as they were told.`,
		`Who has a seat keeps the price of the day they got it; ${dollars(next)} is for all others.`,
	].join(" ");
}

const heldBy = (people: number) =>
	plural(people, "person has a seat or is offered one", "people have a seat or are offered one");
