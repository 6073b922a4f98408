import { emailAnswers } from "../words/messages.ts";
import { reached, voicemails } from "../words/notes.ts";
import { Desk, WORKDAY } from "./desk.ts";
import type { DemoEvent, RecordKey, Visitor } from "./event.ts";
import type { Random } from "./random.ts";

/** Returns what the office does with a message: by phone where there is a number, otherwise by email. */
export function messageJourney(
	random: Random,
	record: RecordKey,
	since: Date,
	{ hasPhone, language }: { hasPhone: boolean; language: Visitor["language"] },
): DemoEvent[] {
	const desk = new Desk(random, record, since);
	desk.wait(5, 260);
	desk.does({ kind: "reads" });
	desk.wait(2, 300);
	if (hasPhone && random.chance(0.55)) {
		call(random, desk);
		desk.does({ kind: "settles", state: "answered" });
	} else {
		desk.does({ kind: "replies", text: random.pick(emailAnswers[language]) });
	}
	if (random.chance(0.12)) {
		desk.wait(WORKDAY * 5, WORKDAY * 15);
		desk.does({ kind: "settles", state: "closed" });
	}
	return desk.events;
}

/** Returns what the office does with a call that was requested. */
export function callbackJourney(random: Random, record: RecordKey, since: Date): DemoEvent[] {
	const desk = new Desk(random, record, since);
	desk.wait(5, 120);
	desk.does({ kind: "reads" });
	call(random, desk);
	desk.does({ kind: "settles", state: "answered" });
	return desk.events;
}

/** Returns that a message was opened, and nothing more. */
export function onlyRead(random: Random, record: RecordKey, since: Date): DemoEvent[] {
	const desk = new Desk(random, record, since);
	desk.wait(10, 60);
	desk.does({ kind: "reads" });
	return desk.events;
}

function call(random: Random, desk: Desk): void {
	if (random.chance(0.3)) {
		desk.does({ kind: "calls", outcome: "voicemail", text: random.pick(voicemails) });
		desk.wait(WORKDAY / 2, WORKDAY);
	}
	desk.does({ kind: "calls", outcome: "reached", text: random.pick(reached) });
}
