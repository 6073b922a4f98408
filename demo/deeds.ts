import { contactList, markContactRead } from "#intake/contacts/contract.ts";
import {
	addEntry,
	type CallOutcome,
	dismissDuplicate,
	mergePeople,
	updatePerson,
} from "#intake/people/contract.ts";
import { changePlacement, type placementActs } from "#intake/placements/contract.ts";
import { answerSeatOffer, withdraw } from "#intake/registrations/applicant/public-contract.ts";
import {
	type Decision,
	type RegistrationStage,
	registrationList,
	sendDecisionEmail,
	updateRegistration,
} from "#intake/registrations/contract.ts";
import { replies } from "#intake/replies/contract.ts";
import type { RequestOf } from "#platform/api/endpoint.ts";
import { classesFor } from "./classes.ts";
import type { Case } from "./happening.ts";
import type { Calls } from "./office-calls.ts";
import { rowsOf } from "./rows.ts";

/** What the office does with a case. */
export type Deed = (calls: Calls, one: Case) => Promise<unknown>;

const notes = Map.groupBy(rowsOf("notes"), ([kind]) => kind);

/** Returns one of the texts of a kind. */
function written(kind: string, { row }: Case): string {
	const texts = notes.get(kind) ?? [];
	return texts[row % texts.length]?.[1] ?? "";
}

const params = ({ id }: Case) => ({ params: { id } });
const listOf = ({ kind }: Case) => (kind === "message" ? contactList : registrationList).endpoints;

async function personOf(calls: Calls, one: Case): Promise<number> {
	one.personId ??= (await calls.as(one.by, listOf(one).get, params(one))).personId;
	if (one.personId === null) throw new Error(`The ${one.kind} ${one.id} belongs to no one`);
	return one.personId;
}

/** Writes a note; with an outcome, a call. */
const entry =
	(about: string, outcome?: CallOutcome): Deed =>
	async (calls, one) => {
		const text = written(about, one);
		const body = outcome
			? { kind: "call" as const, outcome, text: text || null }
			: { kind: "note" as const, text };
		await calls.as(one.by, addEntry, { params: { id: await personOf(calls, one) }, body });
	};
export const call = (outcome: CallOutcome) => entry(outcome, outcome);
export const note = (about: string) => entry(about);

type PersonPatch = RequestOf<typeof updatePerson>["body"];
const person =
	(patch: (calls: Calls, one: Case) => PersonPatch | Promise<PersonPatch>): Deed =>
	async (calls, one) => {
		const body = await patch(calls, one);
		await calls.as(one.by, updatePerson, { params: { id: await personOf(calls, one) }, body });
	};
export const takeOver = person(async (calls, { by }) => ({ ownerId: await calls.userIdOf(by) }));
/** @param on a calendar day; null with the task when it is done */
export const plan = (task: string | null, on: string | null) =>
	person(() => ({ task, taskDueOn: on }));

/** Changes a record as its list does. */
export const change =
	(
		what:
			| { stage: RegistrationStage }
			| { answerState: "answered" | "closed" }
			| { archived: true },
	): Deed =>
	(calls, one) =>
		calls.as(one.by, listOf(one).change, { body: { records: [{ id: one.id, ...what }] } });

export const read: Deed = (calls, one) => calls.as(one.by, markContactRead, params(one));

const subjects = { en: "Your question", es: "Su pregunta" } as const;
export const reply: Deed = async (calls, one) => {
	const { getReplyContext, sendReply } = replies.contact;
	const { language, subject, lastReply } = await calls.as(one.by, getReplyContext, params(one));
	const body = {
		...{ language, text: written(`reply ${language}`, one) },
		...{ channel: "outbox" as const, isAnswered: true, lastReplyId: lastReply?.id ?? null },
		subject: subject ? `Re: ${subject}` : subjects[language],
	};
	await calls.as(one.by, sendReply, { ...params(one), body });
};

/** Accepted applicants get an email, except those who were told in person. */
export const decide =
	(status: Decision): Deed =>
	async (calls, one) => {
		const request = { ...params(one), body: { status } };
		await calls.as(one.by, updateRegistration, request);
		const sends = status === "accepted" && one.row % 5 > 0;
		if (sends) await calls.as(one.by, sendDecisionEmail, request);
	};

type PlaceAct = (typeof placementActs)[number];
const changePlace =
	(act: PlaceAct, classId?: number): Deed =>
	(calls, { by, id }) =>
		calls.as(by, changePlacement, {
			body: { registrationId: id, act, ...(classId && { classId }) },
		});
export const release = changePlace("release");

/** Gives a place in the next class that suits and is full, or is not; where none is, the stage says it. */
const placeIn =
	(act: PlaceAct, stage: RegistrationStage, isFull: boolean): Deed =>
	async (calls, one) => {
		const classes = one.wish ? await classesFor(calls, one.wish) : [];
		const found = classes.find(({ label }) => (label === "waiting list") === isFull);
		await (found ? changePlace(act, found.id) : change({ stage }))(calls, one);
	};
export const seat = placeIn("place", "enrolled", false);
export const queue = placeIn("want", "waitlisted", true);

const ownPage = async (calls: Calls, { id }: Case) => ({
	params: { token: await calls.linkOf(id) },
});
const answer =
	(accepts: boolean): Deed =>
	async (calls, one) =>
		calls.asVisitor(answerSeatOffer, { ...(await ownPage(calls, one)), body: { accepts } });

export const accepts = answer(true);
export const declines = answer(false);
export const withdraws: Deed = async (calls, one) =>
	calls.asVisitor(withdraw, await ownPage(calls, one));

export const correct: Deed = (calls, one) =>
	calls.as(one.by, updateRegistration, { ...params(one), body: { email: one.visitor.email } });

/** Says that two who look alike are one person, or are not. */
const compare =
	(endpoint: typeof mergePeople | typeof dismissDuplicate): Deed =>
	async (calls, one) => {
		if (!one.alike) throw new Error(`No one looks like ${one.visitor.name}`);
		const request = {
			params: { id: await personOf(calls, one) },
			body: { personId: await personOf(calls, one.alike) },
		};
		await calls.as(one.by, endpoint, request);
		if (endpoint === mergePeople) one.alike.personId = one.personId;
	};
export const merge = compare(mergePeople);
export const dismiss = compare(dismissDuplicate);
