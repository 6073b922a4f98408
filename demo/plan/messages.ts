import { messages, spanishMessages, unsolicited } from "../words/messages.ts";
import { arrivals } from "./arrivals.ts";
import { minutesAgo, type PlanContext, type Registered } from "./context.ts";
import type { DemoEvent, RecordKey, Visitor } from "./event.ts";
import { messageJourney, onlyRead } from "./message-journey.ts";
import { officeTime } from "./office-time.ts";

/** Messages of the contact form; calls that are requested in the chat come on top. */
export const FORM_MESSAGES = 76;

/** How many minutes ago the newest came, and how far the office is with them. */
const recent: readonly (readonly [number, "new" | "read" | "answered"])[] = [
	[20, "new"],
	[95, "new"],
	[260, "read"],
	[420, "new"],
	[900, "read"],
	[1600, "new"],
	[2500, "answered"],
	[3900, "read"],
];
const BY_REGISTERED = 18;

/** Returns the messages of a year and what the office does with them. */
export function messageEvents(
	{ random, people, said, now, today }: PlanContext,
	registered: readonly Registered[],
): DemoEvent[] {
	const texts = { en: random.shuffled(messages), es: random.shuffled(spanishMessages) };
	const events: DemoEvent[] = [];
	let count = 0;

	function writes(at: Date, visitor: Visitor) {
		const record: RecordKey = `message ${++count}`;
		const { name, email, language } = visitor;
		const phone = random.chance(0.65) ? visitor.phone : null;
		const written = texts[language].pop() ?? { subject: null, text: said.inMessage(language) };
		const { subject, course = null, text } = written;
		const message = said.asTyped(text);
		const who = { name, email, phone, language };
		events.push({ at, kind: "writes", record, visitor: who, subject, course, message });
		return { record, is: { hasPhone: phone !== null, language } };
	}

	// The newest first, which everyone sees: they have what is written best.
	for (const [minutes, state] of recent) {
		const at = minutesAgo(now, minutes);
		const { record, is } = writes(at, people.someone());
		if (state === "read") events.push(...onlyRead(random, record, at));
		if (state === "answered") events.push(...messageJourney(random, record, at, is));
	}
	const usual = FORM_MESSAGES - recent.length - unsolicited.length;
	const regulars = random.shuffled(registered).slice(0, BY_REGISTERED);
	const times = random.shuffled(arrivals(random, today, { count: usual, oldest: 364, newest: 3 }));
	for (const at of times) {
		const visitor = regulars.pop()?.visitor ?? people.someone();
		const { record, is } = writes(at, visitor);
		events.push(...messageJourney(random, record, at, is));
	}
	const spamTimes = arrivals(random, today, { count: unsolicited.length, oldest: 90, newest: 1 });
	for (const [index, { name, subject, text }] of unsolicited.entries()) {
		const at = spamTimes[index] ?? now;
		const record: RecordKey = `message ${++count}`;
		const who = { ...people.program(name), phone: null };
		events.push({
			at,
			kind: "writes",
			record,
			visitor: who,
			subject,
			course: null,
			message: text,
			isHasty: true,
		});
		if (index % 2 === 0) {
			events.push({ at: officeTime(at, 300), kind: "archives", by: "luis", record });
		}
	}
	return events;
}
