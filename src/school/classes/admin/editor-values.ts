import { tableDay } from "#platform/calendar/days.ts";
import { centsOf, dollars } from "#platform/text/money.ts";
import { plural } from "#platform/text/plural.ts";
import type { AdminClass, ClassInput, CountedClass, Meeting } from "#school/classes/contract.ts";
import { weekInWords } from "#school/classes/words.ts";

/** What is edited as it is stored. A day is empty while none is chosen. */
type Same = Pick<AdminClass, "firstDay" | "lastDay" | "days" | "meetings" | "language" | "state">;
const same = ({ firstDay, lastDay, days, meetings, language, state }: Same): Same => ({
	...{ firstDay, lastDay, days, meetings, language, state },
});

/** The fields of the editor. */
export interface ClassValues extends Same {
	/** An id, or empty while none is chosen. */
	courseId: string;
	/** A number as typed; empty without a limit. */
	seats: string;
	/** Amounts as typed, in dollars. */
	tuition: string;
	fees: { name: string; amount: string }[];
	howToPay: string;
	registerBy: string;
	room: string;
	note: string;
}

export const fieldLabels: Readonly<Record<keyof ClassValues, string>> = {
	courseId: "Course",
	firstDay: "First day",
	lastDay: "Last day",
	days: "Weekly times",
	meetings: "Class meetings",
	seats: "Seats",
	tuition: "Tuition",
	fees: "Fees",
	howToPay: "How to pay",
	registerBy: "Register by",
	room: "Room",
	language: "Language",
	note: "Note",
	state: "Status",
};

export const stateNames: Readonly<Record<AdminClass["state"], string>> = {
	draft: "Draft",
	open: "Open",
	closed: "Closed",
	cancelled: "Canceled",
};

/** Returns a new class of a course. @param courseId an id, or empty */
export const newClass = (courseId: string): ClassValues => ({
	courseId,
	firstDay: "",
	lastDay: "",
	days: [],
	meetings: [],
	seats: "",
	tuition: "",
	fees: [],
	howToPay: "",
	registerBy: "",
	room: "",
	language: "en",
	note: "",
	state: "draft",
});

const typed = (cents: number) => dollars(cents).slice(1);

export function valuesOf(stored: AdminClass): ClassValues {
	const { courseId, seats, tuition, fees } = stored;
	return {
		...same(stored),
		courseId: String(courseId),
		seats: seats === null ? "" : String(seats),
		tuition: typed(tuition),
		fees: fees.map(({ name, amount }) => ({ name, amount: typed(amount) })),
		howToPay: stored.howToPay ?? "",
		registerBy: stored.registerBy ?? "",
		room: stored.room ?? "",
		note: stored.note ?? "",
	};
}

/** Returns a class like another one for days that are still to be chosen. */
export const copyOf = (stored: AdminClass): ClassValues => ({
	...valuesOf(stored),
	firstDay: "",
	lastDay: "",
	registerBy: "",
	meetings: [],
	state: "draft",
});

/** The body of a call. Values that are not valid stay so. */
export function bodyOf(values: ClassValues): ClassInput & { meetings: Meeting[] } {
	const orNull = (text: string) => text.trim() || null;
	return {
		...same(values),
		courseId: Number(values.courseId),
		seats: values.seats.trim() === "" ? null : Number(values.seats),
		tuition: centsOf(values.tuition),
		fees: values.fees.map(({ name, amount }) => ({ name, amount: centsOf(amount) })),
		howToPay: orNull(values.howToPay),
		registerBy: orNull(values.registerBy),
		room: orNull(values.room),
		note: orNull(values.note),
	};
}

/** Says by how many seats a class has promised more than it has; null if it has not. */
export function overbookedInWords({
	seats,
	promised,
}: Pick<CountedClass, "seats" | "promised">): string | null {
	if (seats === null || promised <= seats) return null;
	const promisedSeats = plural(promised, "seat is", "seats are");
	return `${promisedSeats} taken or offered, ${promised - seats} more than there are.`;
}

/** A field in words, for the conflict dialog. */
export function showField(
	values: ClassValues,
	name: keyof ClassValues,
	titleOf: (courseId: number) => string,
): string {
	if (name === "courseId") return titleOf(Number(values.courseId));
	if (name === "days") return weekInWords(values.days) || "empty";
	if (name === "meetings") return plural(values.meetings.length, "meeting");
	if (name === "fees") {
		return values.fees.map((fee) => `${fee.name}: $${fee.amount}`).join(", ") || "empty";
	}
	if (name === "state") return stateNames[values.state];
	const isDay = name === "firstDay" || name === "lastDay" || name === "registerBy";
	return (isDay && values[name] ? tableDay(values[name]) : values[name]) || "empty";
}
