import { tableDay } from "#platform/calendar/days.ts";
import { dollars } from "#platform/text/money.ts";
import { plural } from "#platform/text/plural.ts";
import { type ClassInput, type CountedClass, timeFields } from "#school/classes/contract.ts";
import { totalOf } from "#school/classes/label.ts";
import { isSame } from "#ui/admin/three-way-merge.ts";

/**
 * Returns what is asked before a class is saved, because people were promised something else, or are told by email right
 * away, or because an open class is over; null if nothing is.
 * @param before the class as it is stored; null for a new one
 * @param today the day in New York
 */
export function saveQuestion(
	before: CountedClass | null,
	after: ClassInput,
	today: string,
): string | null {
	const isNewlyOver =
		after.state === "open" &&
		after.lastDay < today &&
		!(before?.state === "open" && before.lastDay === after.lastDay);
	const isCanceled = after.state === "cancelled";
	const questions = [
		...(before && !isCanceled ? [seatQuestion(before, after), priceQuestion(before, after)] : []),
		...(before ? [tellingQuestion(before, after, today)] : []),
		isNewlyOver
			? `This class was over on ${tableDay(after.lastDay)}: nobody can register for it, and the website does not show it.`
			: null,
	];
	return questions.filter((one) => one !== null).join(" ") || null;
}

const AT_ONCE = "by email right away";

function cancelQuestion(before: CountedClass): string | null {
	const people = everyoneIn(before);
	if (before.state === "cancelled" || people === 0) return null;
	const have = plural(
		people,
		"person has, waits for or asked for",
		"people have, wait for or asked for",
	);
	return `${have} a seat in this class. They are told ${AT_ONCE} that it is canceled, and lose it. This can’t be undone.`;
}

/** Returns what is asked before a save of which people are told by email, and which no Undo takes back; null if nobody is. */
export function tellingQuestion(
	before: CountedClass,
	after: ClassInput,
	today: string,
): string | null {
	if (after.state === "cancelled") return cancelQuestion(before);
	const questions = [
		offerQuestion(before, after, today),
		after.lastDay >= today ? timeQuestion(before, after) : null,
	];
	return questions.filter((one) => one !== null).join(" ") || null;
}

function seatQuestion({ seats: old, promised }: CountedClass, { seats }: ClassInput) {
	if (seats === null || seats === old || promised <= seats) return null;
	const people = heldBy(promised);
	return `${people} in this class, ${promised - seats} more than it would have. They keep it.`;
}

/** More seats, or a class that opens again, are offered to who waits. */
function offerQuestion(before: CountedClass, after: ClassInput, today: string): string | null {
	const { seats } = after;
	const isMore = before.seats !== null && (seats === null || seats > before.seats);
	const isOpening = before.state !== "open";
	if (after.state !== "open" || after.firstDay < today || !(isMore || isOpening)) return null;
	const free = seats === null ? before.waiting : Math.max(0, seats - before.promised);
	const offered = Math.min(before.waiting, free);
	if (offered === 0) return null;
	const who = plural(offered, "person who waits is", "people who wait are");
	return `${who} offered a seat by email as soon as offers can be made. That can’t be undone.`;
}

function timeQuestion(before: CountedClass, after: ClassInput): string | null {
	const isChanged = (name: keyof ClassInput) => !isSame(before[name], after[name]);
	const isMoved = timeFields.some(isChanged);
	const people = isMoved ? everyoneIn(before) : before.promised;
	if ((!isMoved && !isChanged("room")) || people === 0) return null;
	const are = plural(people, "person in this class is", "people in this class are");
	return `${are} told ${AT_ONCE} that ${isMoved ? "its days or hours" : "the room"} changed.`;
}

const everyoneIn = ({ promised, waiting, wanting }: CountedClass) => promised + waiting + wanting;

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
