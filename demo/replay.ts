import { rateAnswer, requestCallback, sendChatMessage, startChat } from "#assistant/contract.ts";
import { contactList, markContactRead, sendContact } from "#intake/contacts/contract.ts";
import {
	addEntry,
	joinPeople,
	listOwners,
	markDifferent,
	updatePerson,
} from "#intake/people/contract.ts";
import {
	register,
	registrationList,
	sendDecisionEmail,
	updateRegistration,
} from "#intake/registrations/contract.ts";
import { addRegistration } from "#intake/registrations/office-contract.ts";
import { replies } from "#intake/replies/contract.ts";
import { listCourses } from "#school/courses/contract.ts";
import { createFact } from "#school/facts/contract.ts";
import { updateSettings } from "#school/settings/contract.ts";
import type { Calls } from "./office-calls.ts";
import type { Colleague, DemoEvent, RecordKey } from "./plan/event.ts";

type EventOf<K extends DemoEvent["kind"]> = Extract<DemoEvent, { kind: K }>;
/** What queues emails. */
const emailing: ReadonlySet<DemoEvent["kind"]> = new Set([
	"registers",
	"enters",
	"writes",
	"asks for a call",
	"decides",
	"replies",
]);

const replySubjects = { en: "Your question", es: "Su pregunta" } as const;

type Actions = { [K in DemoEvent["kind"]]: (event: EventOf<K>) => Promise<unknown> };

/**
 * Makes one call of the API after the other, as the events say.
 * @param advance sets the clock before each event
 * @param sendEmails sends what an event has queued
 */
export async function replay(
	events: readonly DemoEvent[],
	calls: Calls,
	{ advance, sendEmails }: { advance(at: Date): void; sendEmails(): Promise<void> },
): Promise<void> {
	const actions = await actionsOf(calls);
	for (const event of events) {
		advance(event.at);
		await (actions[event.kind] as (event: DemoEvent) => Promise<unknown>)(event);
		if (emailing.has(event.kind)) await sendEmails();
	}
}

async function actionsOf({ asVisitor, as }: Calls): Promise<Actions> {
	const ids = new Map<RecordKey, number>();
	/** Those of records, until people are joined. */
	const people = new Map<RecordKey, number>();
	const lastAnswers = new Map<string, number>();
	const courses = await as("nadia", listCourses, {});
	const owners = await as("nadia", listOwners, {});
	const courseIdOf = (slug: string | null) =>
		courses.find((course) => course.slug === slug)?.id ?? null;

	function idOf(record: RecordKey): number {
		const id = ids.get(record);
		if (id === undefined) throw new Error(`There is no ${record} yet`);
		return id;
	}
	const isMessage = (record: RecordKey) => record.startsWith("message");
	const params = (record: RecordKey) => ({ params: { id: idOf(record) } });

	async function personOf(by: Colleague, record: RecordKey): Promise<number> {
		const known = people.get(record);
		if (known !== undefined) return known;
		const { get } = isMessage(record) ? contactList.endpoints : registrationList.endpoints;
		const { personId } = await as(by, get, params(record));
		if (personId === null) throw new Error(`The ${record} belongs to no one`);
		people.set(record, personId);
		return personId;
	}
	const ofPerson = async (by: Colleague, record: RecordKey) => ({
		params: { id: await personOf(by, record) },
	});
	const conversationOf = async (sessionId: string) =>
		(await asVisitor(startChat, { body: { sessionId } })).conversationId;

	return {
		async registers({ record, visitor, course, message, isHasty }) {
			const { name: fullName, email, phone, language } = visitor;
			const courseId = courseIdOf(course) ?? 0;
			const stored = await asVisitor(register, {
				body: { fullName, email, phone, courseId, message },
				headers: headersOf(language, isHasty),
			});
			ids.set(record, stored.id);
		},
		async writes({ record, visitor, subject, course, message, isHasty }) {
			const { name, email, phone, language } = visitor;
			const stored = await asVisitor(sendContact, {
				body: { name, email, phone, subject, message, courseId: courseIdOf(course) },
				headers: headersOf(language, isHasty),
			});
			ids.set(record, stored.id);
		},
		async asks({ session, question }) {
			const conversationId = await conversationOf(session);
			const { aiMessage } = await asVisitor(sendChatMessage, {
				body: { conversationId, content: question },
			});
			lastAnswers.set(session, aiMessage.id);
		},
		async rates({ session, thumb }) {
			const conversationId = await conversationOf(session);
			const messageId = lastAnswers.get(session) ?? 0;
			await asVisitor(rateAnswer, { body: { conversationId, messageId, thumb } });
		},
		async "asks for a call"({ session, record, visitor: { name, email, phone } }) {
			const conversationId = await conversationOf(session);
			const body = { conversationId, name, email, phone };
			ids.set(record, (await asVisitor(requestCallback, { body })).id);
		},
		async enters({ by, record, visitor, course, source }) {
			const { name: fullName, email, phone, language } = visitor;
			const stored = await as(by, addRegistration, {
				body: {
					...{ fullName, email, phone, language, source, message: null },
					courseId: courseIdOf(course) ?? 0,
					sendsConfirmation: true,
					hasAgreed: true,
				},
			});
			ids.set(record, stored.id);
		},
		reads: ({ by, record }) => as(by, markContactRead, params(record)),
		settles: ({ by, record, state }) =>
			as(by, contactList.endpoints.change, {
				body: { records: [{ id: idOf(record), answerState: state }] },
			}),
		async calls({ by, record, outcome, text }) {
			const body = { kind: "call" as const, outcome, text };
			await as(by, addEntry, { ...(await ofPerson(by, record)), body });
		},
		async notes({ by, record, text }) {
			const body = { kind: "note" as const, text };
			await as(by, addEntry, { ...(await ofPerson(by, record)), body });
		},
		async replies({ by, record, text }) {
			const { context, send } = replies.contact;
			const { language, subject, lastReply } = await as(by, context, params(record));
			const body = {
				...{ language, text, channel: "outbox" as const, isAnswered: true },
				subject: subject ? `Re: ${subject}` : replySubjects[language],
				lastReplyId: lastReply?.id ?? null,
			};
			await as(by, send, { ...params(record), body });
		},
		async "takes over"({ by, record, owner }) {
			const ownerId = owners.find(({ username }) => username === owner)?.id ?? null;
			await as(by, updatePerson, { ...(await ofPerson(by, record)), body: { ownerId } });
		},
		async plans({ by, record, step, on }) {
			const body = { nextStep: step, nextStepOn: on };
			await as(by, updatePerson, { ...(await ofPerson(by, record)), body });
		},
		moves: ({ by, record, stage }) =>
			as(by, registrationList.endpoints.change, {
				body: { records: [{ id: idOf(record), stage }] },
			}),
		async decides({ by, record, status, sendsEmail }) {
			await as(by, updateRegistration, { ...params(record), body: { status } });
			if (sendsEmail) await as(by, sendDecisionEmail, { ...params(record), body: { status } });
		},
		corrects: ({ by, record, email }) =>
			as(by, updateRegistration, { ...params(record), body: { email } }),
		archives({ by, record }) {
			const { change } = isMessage(record) ? contactList.endpoints : registrationList.endpoints;
			return as(by, change, { body: { records: [{ id: idOf(record), archived: true }] } });
		},
		async joins({ by, record, other }) {
			const body = { personId: await personOf(by, other) };
			await as(by, joinPeople, { ...(await ofPerson(by, record)), body });
			people.clear();
		},
		async "tells apart"({ by, record, other }) {
			const body = { personId: await personOf(by, other) };
			await as(by, markDifferent, { ...(await ofPerson(by, record)), body });
		},
		states: ({ by, fact, course }) =>
			as(by, createFact, { body: { ...fact, courseId: courseIdOf(course) } }),
		sets: ({ by, settings }) => as(by, updateSettings, { body: settings }),
	};
}

/** A person takes a while to fill in a form, and a program does not. */
const headersOf = (language: string, isHasty = false) => ({
	"accept-language": language,
	"form-signals": isHasty ? "elapsed=400, trap" : "elapsed=48000",
});
