import { chats, spanishChats, spokenPrograms } from "../words/chats.ts";
import { arrivals } from "./arrivals.ts";
import { minutesAgo, type PlanContext, type Registered } from "./context.ts";
import type { DemoEvent, RecordKey } from "./event.ts";
import { callbackJourney } from "./message-journey.ts";

/** Conversations in all. */
export const CONVERSATIONS = 120;
/** Calls that are requested in them. */
export const CALLBACKS = 14;

/** How many minutes ago the newest began. */
const recent = [12, 48, 130, 210, 390, 610, 800, 1250, 1480, 1900, 2350, 2900, 3300, 3900] as const;
/** In these a call is requested; the office has called the last of them. */
const recentCallbacks = [1, 4, 8];

const QUESTION_MS = 50_000;

/** Returns the conversations with the assistant, and how the office answers those who want a call. */
export function chatEvents(
	{ random, people, now, today }: PlanContext,
	registered: readonly Registered[],
): DemoEvent[] {
	const events: DemoEvent[] = [];
	const scripts = [...shuffledScripts(), ...shuffledScripts(), ...shuffledScripts()];
	const known = random.shuffled(registered);
	let requested = 0;

	function talks(at: Date, index: number, { wantsCall = false, isCalled = false } = {}): void {
		const session = `demonstration-conversation-${index}`;
		const program = random.pick(spokenPrograms);
		const { questions, language } = scripts[index] ?? { questions: [], language: "en" };
		let time = at.getTime();
		for (const question of questions) {
			const text = question.replace("{program}", program);
			events.push({ at: new Date(time), kind: "asks", session, question: text });
			time += QUESTION_MS + random.int(0, 60_000);
		}
		if (random.chance(0.18)) {
			const thumb = random.chance(0.7) ? "up" : "down";
			events.push({ at: new Date(time), kind: "rates", session, thumb });
		}
		if (!wantsCall) return;
		const record: RecordKey = `message ${1000 + ++requested}`;
		const isKnown = requested % 5 === 0 && language === "en";
		const visitor = (isKnown && known.pop()?.visitor) || people.someone(language);
		const asked = new Date(time + QUESTION_MS);
		events.push({
			at: asked,
			kind: "asks for a call",
			session,
			record,
			visitor: { ...visitor, language },
		});
		if (isCalled) events.push(...callbackJourney(random, record, asked));
	}

	const usual = CONVERSATIONS - recent.length;
	const every = Math.floor(usual / (CALLBACKS - recentCallbacks.length));
	for (const [index, at] of arrivals(random, today, {
		count: usual,
		oldest: 200,
		newest: 3,
	}).entries()) {
		const wantsCall = index % every === 0 && index < every * (CALLBACKS - recentCallbacks.length);
		talks(at, index, { wantsCall, isCalled: true });
	}
	for (const [index, minutes] of recent.entries()) {
		talks(minutesAgo(now, minutes), usual + index, {
			wantsCall: recentCallbacks.includes(index),
			isCalled: index === recentCallbacks.at(-1),
		});
	}
	return events;

	function shuffledScripts() {
		return random.shuffled([
			...chats.map((questions) => ({ questions, language: "en" as const })),
			...spanishChats.map((questions) => ({ questions, language: "es" as const })),
		]);
	}
}
