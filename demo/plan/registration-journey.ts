import { newYorkClock } from "#platform/calendar/new-york.ts";
import {
	applied,
	closedReasons,
	nextSteps,
	reached,
	unreachable,
	visited,
	voicemails,
	wrongNumbers,
} from "../words/notes.ts";
import { Desk, WORKDAY } from "./desk.ts";
import type { DemoEvent, RecordKey } from "./event.ts";
import type { Random } from "./random.ts";

/** How registrations end, with their shares. */
const endings = { enrolled: 40, closed: 26, waitlisted: 9, undecided: 13, unreachable: 12 };

/** Returns what the office does with a registration; where it ends later than today, events of the future too. */
export function registrationJourney(random: Random, record: RecordKey, since: Date): DemoEvent[] {
	const desk = new Desk(random, record, since);
	desk.wait(10, 420);
	switch (random.weighted(endings)) {
		case "unreachable":
			neverAnswers(random, desk);
			break;
		case "undecided":
			reach(random, desk);
			desk.wait(WORKDAY * 4, WORKDAY * 9);
			desk.does({ kind: "calls", outcome: "voicemail", text: null });
			desk.wait(WORKDAY * 25);
			desk.does({ kind: "moves", stage: "closed" });
			desk.does({ kind: "decides", status: "rejected", sendsEmail: false });
			break;
		case "closed":
			reach(random, desk);
			desk.wait(WORKDAY * 2, WORKDAY * 12);
			desk.does({ kind: "notes", text: random.pick(closedReasons) });
			desk.does({ kind: "moves", stage: "closed" });
			desk.does({ kind: "decides", status: "rejected", sendsEmail: false });
			break;
		case "waitlisted":
			reach(random, desk);
			apply(random, desk);
			desk.does({ kind: "moves", stage: "waitlisted" });
			break;
		case "enrolled":
			reach(random, desk);
			apply(random, desk);
			desk.wait(WORKDAY * 3, WORKDAY * 12);
			desk.does({ kind: "moves", stage: "enrolled" });
	}
	return desk.events;
}

/** Returns what the office has done with a registration whose next step is on a given day. */
export function openCase(
	random: Random,
	record: RecordKey,
	since: Date,
	nextStepOn: string,
): DemoEvent[] {
	const desk = new Desk(random, record, since);
	desk.wait(10, 200);
	reach(random, desk);
	desk.does({ kind: "takes over", owner: desk.by });
	if (random.chance(0.4)) desk.does({ kind: "moves", stage: "visit booked" });
	desk.does({ kind: "plans", step: random.pick(nextSteps), on: nextStepOn });
	return desk.events;
}

function neverAnswers(random: Random, desk: Desk): void {
	for (let attempt = 0; attempt < 3; attempt++) {
		desk.does({ kind: "calls", outcome: "voicemail", text: random.pick(voicemails) });
		desk.wait(WORKDAY, WORKDAY * 2);
	}
	desk.does({ kind: "notes", text: unreachable });
	desk.does({ kind: "moves", stage: "closed" });
	desk.wait(WORKDAY * 10, WORKDAY * 20);
	desk.does({ kind: "decides", status: "rejected", sendsEmail: false });
}

/** Calls until someone answers. */
function reach(random: Random, desk: Desk): void {
	if (random.chance(0.38)) {
		desk.does(
			random.chance(0.08)
				? { kind: "calls", outcome: "wrong number", text: random.pick(wrongNumbers) }
				: { kind: "calls", outcome: "voicemail", text: random.pick(voicemails) },
		);
		desk.wait(WORKDAY / 2, WORKDAY * 1.5);
	}
	desk.does({ kind: "calls", outcome: "reached", text: random.pick(reached) });
	desk.does({ kind: "moves", stage: "contacted" });
}

/** A visit, then the application and its acceptance. */
function apply(random: Random, desk: Desk): void {
	const days = random.int(2, 6);
	desk.does({ kind: "takes over", owner: desk.by });
	desk.does({ kind: "moves", stage: "visit booked" });
	const visit = newYorkClock(desk.later(WORKDAY * days)).day;
	desk.does({ kind: "plans", step: "Visit: show the skills lab", on: visit });
	desk.wait(WORKDAY * days);
	desk.does({ kind: "notes", text: random.pick(visited) });
	desk.does({ kind: "plans", step: null, on: null });
	desk.wait(WORKDAY, WORKDAY * 4);
	desk.does({ kind: "notes", text: random.pick(applied) });
	desk.does({ kind: "moves", stage: "applied" });
	desk.wait(60, WORKDAY * 3);
	desk.does({ kind: "decides", status: "accepted", sendsEmail: random.chance(0.8) });
}
