import { beforeEach, describe, expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { aFact } from "../../../test/factories.ts";

const app = theApp();
const DAY = 24 * 60 * 60 * 1000;

// Each test has days of its own.
beforeEach(() => app.clock.advance(400 * DAY));

const today = () => `from=${app.clock.now.toISOString().slice(0, 10)}`;
const groups = async (query = today()) =>
	(await app.asAdmin("GET", `/api/admin/chat/unanswered?${query}`)).json;
const questions = async () =>
	(await groups()).map(({ question }: { question: string }) => question);

/** A visitor who asks one thing. @returns the id of the answer */
async function asks(question: string) {
	const visitor = await aVisitor(app);
	const { json } = await visitor.send(question);
	const messageId: number = json.aiMessage.id;
	return {
		...visitor,
		messageId,
		rate: (thumb: "up" | "down") =>
			app.call("POST", "/api/chat/feedback", {
				body: { conversationId: visitor.conversationId, messageId, thumb },
			}),
		mark: (isWrong: boolean) =>
			app.asAdmin("PATCH", `/api/admin/chat/answers/${messageId}`, { body: { isWrong } }),
	};
}

/** Stores the last question of a conversation and its answer again, as often as given. */
async function repeatAnswers(conversationId: string, times: number) {
	const { id: _, ...last } = await app.db
		.selectFrom("chat_answers")
		.selectAll()
		.where("conversationId", "=", conversationId)
		.orderBy("id", "desc")
		.executeTakeFirstOrThrow();
	for (let stored = 0; stored < times; stored += 500) {
		const rows = Array.from({ length: 500 }, () => last);
		await app.db.insertInto("chat_answers").values(rows).execute();
	}
}

test("alike questions come together with the number of people, most first, until a fact answers them", async () => {
	const first = await asks("Can I bring my parrot Coco?");
	await first.ask("can i bring my parrot coco");
	await first.ask("I want to talk to a person");
	const second = await asks("May I bring a parrot called Coco?");
	await asks("Is the zorbing simulator wheelchair friendly?");
	const [most, ...others] = await groups();
	expect(most).toMatchObject({
		isFragment: false,
		courseId: null,
		people: 2,
		conversationId: second.conversationId,
	});
	expect(most.wordings).toMatchObject([
		{ people: 1, language: "en", isFragment: false, conversationId: second.conversationId },
		{ people: 1, language: "en", isFragment: false, conversationId: first.conversationId },
	]);
	expect(others).toMatchObject([{ people: 1 }]);

	await app.asAdmin("POST", "/api/admin/facts", {
		body: aFact({ topic: "other", question: most.question, answer: "Pets stay at home, please." }),
	});
	expect(await questions()).not.toContain(most.question);
});

test("questions on one topic come together by course, and leave when it is stated for the course", async () => {
	const visitor = await asks("How much is CNA?");
	await visitor.ask("what is the tuition of the CNA program?");
	await asks("How much is EKG?");
	const about = async () =>
		(await groups()).map((group: Record<string, unknown>) => [
			group.intent,
			group.courseId,
			group.people,
		]);
	expect((await about()).toSorted()).toEqual([
		["price", 2, 1],
		["price", 4, 1],
	]);
	await app.asAdmin("POST", "/api/admin/facts", { body: aFact({ courseId: 2 }) });
	expect(await about()).toEqual([["price", 4, 1]]);
});

test("a thumb down and a marked answer count like an answer that was missing", async () => {
	const disliked = await asks("Tell me about the EKG program");
	expect(await groups()).toEqual([]);
	await disliked.rate("down");
	expect(await questions()).toEqual(["Tell me about the EKG program"]);
	await disliked.rate("up");
	expect(await groups()).toEqual([]);
	await disliked.mark(true);
	expect(await questions()).toEqual(["Tell me about the EKG program"]);
	await disliked.mark(false);
	expect(await groups()).toEqual([]);
});

test("what means something only in its conversation is shown with it, and is no wording of the group", async () => {
	const price = await asks("How much is CNA?");
	await price.mark(true);
	expect(await groups()).toMatchObject([
		{
			isFragment: true,
			question: "How much is CNA?",
			wordings: [{ isFragment: true, conversationId: price.conversationId }],
		},
	]);
	app.clock.advance(1000);
	const long = "What would the whole CNA training cost my daughter?";
	await (await asks(long)).mark(true);
	expect(await groups()).toMatchObject([{ isFragment: false, question: long, people: 2 }]);
});

test("one visitor who asks thousands cannot push the others out of the list", async () => {
	const quiet = await asks("How much is EKG?");
	const loud = await asks("Is the zorbing simulator wheelchair friendly?");
	await repeatAnswers(loud.conversationId, 2500);
	const found: { conversationId: string; people: number }[] = await groups();
	expect(found.map(({ conversationId }) => conversationId)).toContain(quiet.conversationId);
	const loudest = found.find(({ conversationId }) => conversationId === loud.conversationId);
	expect(loudest?.people).toBe(1);
});

test("they are filtered by outcome and day", async () => {
	await (await asks("Tell me about the EKG program")).mark(true);
	expect(await groups(`${today()}&outcome=handed+over`)).toEqual([]);
	expect(await groups("from=2099-01-01")).toEqual([]);
	const answer = await app.asAdmin("GET", "/api/admin/chat/unanswered?outcome=answered");
	expect(answer.status).toBe(400);
});

describe("the mark of an answer", () => {
	test("is shown with the answer and recorded once", async () => {
		const asked = await asks("Tell me about the EKG program");
		const path = `/api/admin/chat/conversations/${asked.conversationId}`;
		const marks = async () =>
			(await app.asAdmin("GET", path)).json.messages.map(
				({ isWrong }: { isWrong: boolean }) => isWrong,
			);
		expect(await marks()).toEqual([false, false, false]);
		expect((await asked.mark(true)).json).toEqual({ isWrong: true });
		await asked.mark(true);
		expect(await marks()).toEqual([false, false, true]);
		await asked.mark(false);
		const recorded = await app.db
			.selectFrom("activity")
			.select(["username", "action", "kind", "label"])
			.where("recordId", "=", asked.conversationId)
			.orderBy("id")
			.execute();
		const label = expect.stringMatching(/^Chat from \d{4}-\d\d-\d\d \d\d:\d\d$/);
		expect(recorded).toEqual([
			{ username: "dana", action: "answer marked as wrong", kind: "conversation", label },
			{ username: "dana", action: "answer no longer marked as wrong", kind: "conversation", label },
		]);
	});

	test("is refused for a visitor’s message and for no message, and when it says nothing", async () => {
		const asked = await asks("Tell me about the EKG program");
		const path = (id: number) => `/api/admin/chat/answers/${id}`;
		const body = { isWrong: true };
		expect((await app.asAdmin("PATCH", path(asked.messageId - 1), { body })).status).toBe(404);
		expect((await app.asAdmin("PATCH", path(999_999), { body })).status).toBe(404);
		expect((await app.asAdmin("PATCH", path(asked.messageId), { body: {} })).status).toBe(400);
	});
});

describe("gaps", () => {
	const gaps = async () => (await app.asAdmin("GET", "/api/admin/chat/gaps")).json;

	test("count people by topic and course for 30 days, until someone adds the fact", async () => {
		const one = await asks("How much is EKG?");
		await one.ask("what is the tuition of the EKG program?");
		await asks("How much is the EKG program?");
		// Parking is the school’s, also in a conversation about a course.
		await one.ask("Is there parking?");
		await asks("I want to talk to a person");
		expect(await gaps()).toEqual([
			{ topic: "price", courseId: 4, people: 2 },
			{ topic: "parking", courseId: null, people: 1 },
		]);
		const fact = await app.asAdmin("POST", "/api/admin/facts", {
			body: aFact({ courseId: 4, validUntil: "2099-12-31" }),
		});
		expect(await gaps()).toEqual([{ topic: "parking", courseId: null, people: 1 }]);
		await app.asAdmin("DELETE", `/api/admin/facts/${fact.json.id}`);
		expect(await gaps()).toHaveLength(2);
		app.clock.advance(30 * DAY);
		expect(await gaps()).toHaveLength(2);
		app.clock.advance(1);
		expect(await gaps()).toEqual([]);
	});

	test("count an answer that did not help although the topic was stated before", async () => {
		await app.asAdmin("POST", "/api/admin/facts", {
			body: aFact({ topic: "parking", answer: "Behind the building." }),
		});
		app.clock.advance(DAY);
		const disliked = await asks("Is there parking?");
		expect(await gaps()).toEqual([]);
		await disliked.rate("down");
		expect(await gaps()).toEqual([{ topic: "parking", courseId: null, people: 1 }]);
		await disliked.rate("up");
		await disliked.mark(true);
		expect(await gaps()).toEqual([{ topic: "parking", courseId: null, people: 1 }]);
	});
});
