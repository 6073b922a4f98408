import { beforeEach, describe, expect, test } from "vitest";
import { lockContent } from "#platform/database/content.server.ts";
import { transaction } from "#platform/database/database.server.ts";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { aCourse, aFact } from "../../../test/factories.ts";
import { waitingForLocks } from "../../../test/locks.ts";

const app = theApp();
const DAY = 24 * 60 * 60 * 1000;

// Each test has days of its own, and nothing chosen.
beforeEach(async () => {
	app.clock.advance(400 * DAY);
	await app.db.deleteFrom("taught_questions").execute();
});

const today = () => `from=${app.clock.now.toISOString().slice(0, 10)}`;
const list = async (query: string) =>
	(await app.asAdmin("GET", `/api/admin/chat/questions?${query}`)).json;
const rows = (query = "") => list(`${today()}&${query}`);
const unhelpful = async () =>
	(await rows("checked=unhelpful")).map(({ question }: { question: string }) => question);

/** A visitor who asks one thing. */
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
		judge: (verdict: unknown) =>
			app.asAdmin("PATCH", `/api/admin/chat/answers/${messageId}`, { body: { verdict } }),
		teach: (passage: string | null) =>
			app.asAdmin("POST", "/api/admin/chat/taught-questions", {
				body: { answerId: messageId, passage },
			}),
	};
}

const answerTo = async (...questions: string[]) => {
	const visitor = await aVisitor(app);
	for (const question of questions.slice(0, -1)) await visitor.ask(question);
	const text = await visitor.ask(questions.at(-1) ?? "");
	return { text, record: (await visitor.records()).at(-1) };
};
const passages = async (query: string) =>
	(await app.asAdmin("GET", `/api/admin/chat/passages?${query}`)).json;
const forget = (id: number) => app.asAdmin("DELETE", `/api/admin/chat/taught-questions/${id}`);

describe("the list", () => {
	test("holds what was asked once each, with people, course, the latest answer and how it came about", async () => {
		const first = await asks("Do the EKG students practice on each other?");
		await first.ask("do the ekg students practice on each other");
		app.clock.advance(1000);
		const second = await asks("Do EKG students practice on each other?");
		app.clock.advance(1000);
		await asks("¿Dónde están?");
		const [spanish, english, ...others] = await rows();
		expect(others).toEqual([]);
		expect(spanish).toMatchObject({ language: "es", people: 1, courseId: null, taught: null });
		expect(english).toMatchObject({
			question: "Do EKG students practice on each other?",
			language: "en",
			courseId: 4,
			people: 2,
			latest: {
				id: second.messageId,
				conversationId: second.conversationId,
				text: (await second.messages()).at(-1)?.content,
				engine: "built-in",
				verdict: null,
			},
		});
		expect((await rows("sort=asked"))[0].question).toBe(english.question);
		expect(await rows("language=es")).toMatchObject([{ language: "es" }]);
		expect(await rows("course=ekg")).toMatchObject([{ courseId: 4 }]);
		expect(await rows("q=DONDE")).toMatchObject([{ language: "es" }]);
		expect(await rows("outcome=declined")).toEqual([]);
		const page = await app.asAdmin("GET", `/api/admin/chat/questions?${today()}&limit=1&offset=1`);
		expect(page.json).toMatchObject([{ people: 2 }]);
		expect(page.headers.get("x-total-count")).toBe("2");
	});

	test.each(["outcome=lost", "checked=maybe", "sort=oldest", "limit=0", "from=tomorrow"])(
		"refuses what it does not know: %s",
		async (query) => {
			expect((await app.asAdmin("GET", `/api/admin/chat/questions?${query}`)).status).toBe(400);
		},
	);

	test("one visitor who asks thousands cannot push the others out", async () => {
		const quiet = await asks("How much is EKG?");
		const loud = await asks("Is the zorbing simulator wheelchair friendly?");
		const { id: _, ...last } = (await loud.records()).at(-1) as { id: number };
		for (let stored = 0; stored < 2500; stored += 500) {
			const copies = Array.from({ length: 500 }, () => last) as never[];
			await app.db.insertInto("chat_answers").values(copies).execute();
		}
		const found: { latest: { conversationId: string }; people: number }[] = await rows();
		expect(found.map(({ latest }) => latest.conversationId)).toContain(quiet.conversationId);
		expect(found.find(({ latest }) => latest.conversationId === loud.conversationId)?.people).toBe(
			1,
		);
	});
});

describe("questions without a helpful answer", () => {
	test("are those not understood, handed over, disliked or marked, until a fact answers them", async () => {
		const parrot = await asks("Can I bring my parrot Coco?");
		await parrot.ask("I want to talk to a person");
		await asks("How much is CNA?");
		const fine = await asks("Tell me about the EKG program");
		expect((await unhelpful()).sort()).toEqual(["Can I bring my parrot Coco?", "How much is CNA?"]);
		await fine.rate("down");
		expect(await unhelpful()).toContain("Tell me about the EKG program");
		await fine.judge("right");
		expect(await unhelpful()).not.toContain("Tell me about the EKG program");
		await fine.rate("up");
		await fine.judge("wrong");
		expect(await unhelpful()).toContain("Tell me about the EKG program");
		await fine.judge(null);
		await app.asAdmin("POST", "/api/admin/facts", { body: aFact({ courseId: 2 }) });
		await app.asAdmin("POST", "/api/admin/facts", {
			body: aFact({
				topic: "other",
				question: "Can I bring my parrot Coco?",
				answer: "Pets stay at home, please.",
			}),
		});
		expect(await unhelpful()).toEqual([]);
	});
});

describe("the mark of an answer", () => {
	test("is shown with the answer and the question, and recorded once", async () => {
		const asked = await asks("Tell me about the EKG program");
		const path = `/api/admin/chat/conversations/${asked.conversationId}`;
		expect((await asked.judge("right")).json).toEqual({ verdict: "right" });
		await asked.judge("right");
		const { messages } = (await app.asAdmin("GET", path)).json;
		expect(messages.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
			null,
			null,
			"right",
		]);
		expect(await rows("checked=right")).toMatchObject([{ latest: { verdict: "right" } }]);
		expect(await rows("checked=open")).toEqual([]);
		// The same answer to the same question was looked at already.
		await asks("tell me about the ekg program");
		expect(await rows("checked=right")).toMatchObject([{ people: 2 }]);
		await asked.judge("wrong");
		await asked.judge(null);
		const recorded = await app.db
			.selectFrom("activity")
			.select(["username", "action", "kind"])
			.where("recordId", "=", asked.conversationId)
			.orderBy("id")
			.execute();
		const kind = { username: "dana", kind: "conversation" };
		expect(recorded).toEqual([
			{ ...kind, action: "answer marked as right" },
			{ ...kind, action: "answer marked as wrong" },
			{ ...kind, action: "answer no longer marked as wrong" },
		]);
	});

	test("is refused for a visitor’s message and for no message, and when it says nothing", async () => {
		const asked = await asks("Tell me about the EKG program");
		const path = (id: number) => `/api/admin/chat/answers/${id}`;
		const body = { verdict: "wrong" };
		expect((await app.asAdmin("PATCH", path(asked.messageId - 1), { body })).status).toBe(404);
		expect((await app.asAdmin("PATCH", path(999_999), { body })).status).toBe(404);
		for (const wrong of [{}, { verdict: "maybe" }])
			expect((await app.asAdmin("PATCH", path(asked.messageId), { body: wrong })).status).toBe(400);
	});
});

describe("another answer", () => {
	const question = "Is the zumba corner of the EKG lab heated?";

	test("the likeliest text for a question comes first, not one that shares a name with it", async () => {
		const [first] = await passages(`courseId=2&q=${encodeURIComponent("do cnas make beds")}`);
		expect(first.text).toMatch(/^Turn people in bed/);
	});

	test("is said at once when the same question is asked about the same course, in its card and language", async () => {
		const asked = await asks(question);
		const choices = await passages(`courseId=4&q=${encodeURIComponent("practice")}`);
		const { text } = choices.find(({ courseId }: { courseId: number }) => courseId === 4);
		const { status, json } = await asked.teach(text);
		expect(status).toBe(201);
		const again = await answerTo("is the zumba corner of the ekg lab heated??");
		expect(again.text).toContain(text);
		expect(again.record).toMatchObject({ source: "taught", outcome: "answered" });
		expect(again.record?.courses).toBe('["ekg"]');
		// The course of the conversation is the same course; another one, or none, is not.
		expect(
			(await answerTo("Tell me about EKG", "Is the zumba corner of the lab heated?")).text,
		).toContain(text);
		expect((await answerTo(question.replace("EKG", "CNA"))).record?.source).not.toBe("taught");
		expect((await answerTo(question.replace("EKG ", ""))).record?.source).not.toBe("taught");
		expect(await rows("checked=chosen")).toMatchObject([
			{ question: expect.stringMatching(/zumba/i), taught: { passage: text, isAsleep: false } },
		]);
		expect((await forget(json.id)).status).toBe(204);
		expect((await forget(json.id)).status).toBe(404);
		expect((await answerTo(question)).record?.source).not.toBe("taught");
	});

	test("takes the place of the one before, and may be a fact, said as a fact is", async () => {
		const fact = await app.asAdmin("POST", "/api/admin/facts", {
			body: aFact({ topic: "parking", answer: "Behind the building.", spanish: "Detrás." }),
		});
		const asked = await asks("Is there a heliport for visitors?");
		await asked.teach(null);
		expect((await answerTo("Is there a heliport for visitors?")).record).toMatchObject({
			source: "taught",
			outcome: "handed over",
		});
		const [choice] = await passages("q=behind the building");
		expect(choice).toMatchObject({ text: "Behind the building.", isFact: true, courseId: null });
		await asked.teach(choice.text);
		expect((await answerTo("is there a heliport for visitors")).text).toBe("Behind the building.");
		expect(await app.db.selectFrom("taught_questions").selectAll().execute()).toHaveLength(1);
		await app.asAdmin("DELETE", `/api/admin/facts/${fact.json.id}`);
	});

	test("sleeps when its text is gone, which Today counts, and wakes with it", async () => {
		const path = "/api/admin/courses/4";
		const { description } = (await app.asAdmin("GET", path)).json;
		const sentence = "The lab has a heated zumba corner.";
		const describe = (text: string) => app.asAdmin("PATCH", path, { body: { description: text } });
		await describe(`${description}\n\n${sentence}`);
		await (await asks(question)).teach(sentence);
		expect((await answerTo(question)).text).toContain(sentence);
		await describe(description);
		expect((await answerTo(question)).record?.source).not.toBe("taught");
		expect(await rows("checked=asleep")).toMatchObject([{ taught: { isAsleep: true } }]);
		const tasks = async () => (await app.asAdmin("GET", "/api/admin/tasks")).json;
		const task = { key: "chosen answers", path: "/admin/chats/questions?checked=asleep" };
		expect(await tasks()).toContainEqual(expect.objectContaining(task));
		await describe(`${description}\n\n${sentence}`);
		expect((await answerTo(question)).text).toContain(sentence);
		expect(await tasks()).not.toContainEqual(expect.objectContaining(task));
		await describe(description);
	});

	test("yields to a fact that is stated later: on its topic, or with the same question", async () => {
		await (await asks("How much is the EKG program for veterans?")).teach(null);
		await (await asks("Is there a trampoline in the hall?")).teach(null);
		const sources = async () =>
			Promise.all(
				["How much is the EKG program for veterans?", "Is there a trampoline in the hall?"].map(
					async (question) => (await answerTo(question)).record?.source,
				),
			);
		expect(await sources()).toEqual(["taught", "taught"]);
		app.clock.advance(1000);
		const facts = [
			aFact({ courseId: 4 }),
			aFact({
				topic: "other",
				question: "Is there a trampoline in the hall?",
				answer: "No trampoline.",
			}),
		];
		const added = [];
		for (const body of facts) added.push(await app.asAdmin("POST", "/api/admin/facts", { body }));
		expect(await sources()).toEqual(["fact", "fact"]);
		for (const { json } of added) await app.asAdmin("DELETE", `/api/admin/facts/${json.id}`);
	});

	test("is said only from the pages of its course or of the school", async () => {
		const sentence = "The lab has a heated zumba corner.";
		const described = async (id: number) =>
			(await app.asAdmin("GET", `/api/admin/courses/${id}`)).json.description;
		const describe = (id: number, description: string) =>
			app.asAdmin("PATCH", `/api/admin/courses/${id}`, { body: { description } });
		const [ekg, other] = [await described(4), await described(2)];
		await describe(2, `${other}\n\n${sentence}`);
		const asked = await asks(question);
		const text = expect.stringContaining("not on the pages of the question’s course");
		expect(await asked.teach(sentence)).toMatchObject({
			status: 400,
			text,
		});
		await describe(4, `${ekg}\n\n${sentence}`);
		expect((await asked.teach(sentence)).status).toBe(201);
		await describe(4, ekg);
		expect((await answerTo(question)).record?.source).not.toBe("taught");
		expect(await rows("checked=asleep")).toMatchObject([{ taught: { isAsleep: true } }]);
		await describe(2, other);
	});

	test("is not said from a fact of another course once its own fact is deleted", async () => {
		const answer = "The rooftop is open.";
		const add = (courseId: number | null, asked: string) =>
			app.asAdmin("POST", "/api/admin/facts", {
				body: aFact({ topic: "other", question: asked, courseId, answer }),
			});
		const school = await add(null, "Is the rooftop patio open?");
		const course = await add(2, "Is the CNA rooftop terrace open?");
		app.clock.advance(1000);
		const heliport = "Is there a heliport for visitors?";
		await (await asks(heliport)).teach(answer);
		expect((await answerTo(heliport)).text).toBe(answer);
		await app.asAdmin("DELETE", `/api/admin/facts/${school.json.id}`);
		expect((await answerTo(heliport)).record?.source).not.toBe("taught");
		await app.asAdmin("DELETE", `/api/admin/facts/${course.json.id}`);
	});

	test("holds in the conversation about any course where the topic is of the whole school", async () => {
		const visitor = await aVisitor(app);
		await visitor.ask("Tell me about CNA");
		const { json } = await visitor.send("Is there parking?");
		const body = { answerId: json.aiMessage.id, passage: null };
		const { status } = await app.asAdmin("POST", "/api/admin/chat/taught-questions", { body });
		expect(status).toBe(201);
		for (const before of [[], ["Tell me about EKG"]])
			expect((await answerTo(...before, "Is there parking?")).record?.source).toBe("taught");
		expect(await rows("checked=chosen")).toMatchObject([{ courseId: null, people: 3 }]);
		await app.db.deleteFrom("chat_conversations").execute();
		expect(await list("checked=chosen")).toMatchObject([{ courseId: null, people: 0 }]);
	});

	test("is said in place of an older fact with the same question", async () => {
		const asked = "Is there a trampoline in the hall?";
		const fact = await app.asAdmin("POST", "/api/admin/facts", {
			body: aFact({ topic: "other", question: asked, answer: "No trampoline." }),
		});
		app.clock.advance(1000);
		const visitor = await asks(asked);
		expect((await visitor.records()).at(-1)).toMatchObject({ source: "fact" });
		await visitor.teach(null);
		expect((await answerTo(asked)).record?.source).toBe("taught");
		await app.asAdmin("DELETE", `/api/admin/facts/${fact.json.id}`);
	});

	test.each([
		["a wish for a person", "asks nothing", ["I want to talk to a person"]],
		["a courtesy", "asks nothing", ["Thanks a lot"]],
		["a call back", "asks nothing", ["Please call me back, 732-555-0142"]],
		["a general question", "in its conversation", ["How much is it?"]],
		["a fragment", "in its conversation", ["Tell me about CNA", "ok but is it hard for them"]],
		["a place in a list", "in its conversation", ["Which programs do you have?", "the second one"]],
		["a danger", "fixed answer for safety", ["I want to kill myself tonight"]],
		[
			"a story",
			"may hold personal details",
			["My daughter Maria Lopez of 12 Elm Street has a tall gray parrot, may she join?"],
		],
	])("is refused for %s", async (_, reason, questions) => {
		const visitor = await aVisitor(app);
		for (const said of questions.slice(0, -1)) await visitor.ask(said);
		const { json } = await visitor.send(questions.at(-1) ?? "");
		const body = { answerId: json.aiMessage.id, passage: null };
		const reply = await app.asAdmin("POST", "/api/admin/chat/taught-questions", { body });
		expect(reply).toMatchObject({
			status: 400,
			text: expect.stringContaining(reason),
		});
		expect(await app.db.selectFrom("taught_questions").selectAll().execute()).toEqual([]);
	});

	test("is never said to a wish for a person, also where it was chosen before that was refused", async () => {
		const question = "I want to talk to a person";
		const row = { question, courseId: null, intent: "person", passage: null, answerId: null };
		const at = app.clock.now.toISOString();
		await app.db
			.insertInto("taught_questions")
			.values({ ...row, at })
			.execute();
		expect((await answerTo(question)).record).toMatchObject({
			intent: "person",
			source: "template",
		});
	});

	test("is refused for a text of a course that is deleted while it is being stored", async () => {
		const body = aCourse({ title: "Zumba Coaching", description: "The zumba lab is heated." });
		const { json: course } = await app.asAdmin("POST", "/api/admin/courses", { body });
		const asked = await asks("Is the lab corner of Zumba Coaching heated?");
		const begun = Promise.withResolvers<void>();
		const end = Promise.withResolvers<void>();
		const deleting = transaction(app.db, async (tx) => {
			await lockContent(tx);
			await tx.deleteFrom("courses").where("id", "=", course.id).execute();
			begun.resolve();
			await end.promise;
		});
		await begun.promise;
		const reply = asked.teach("The zumba lab is heated.");
		// On SQLite the next transaction begins when this one has ended.
		if (app.engine === "postgres") await expect.poll(() => waitingForLocks(app.db)).toHaveLength(1);
		end.resolve();
		await deleting;
		expect((await reply).status).toBe(400);
	});

	test("is refused for a text that is on no page, a question that goes on from another, and one about several courses", async () => {
		expect((await (await asks(question)).teach("Not on any page.")).status).toBe(400);
		expect((await (await asks("and parking?")).teach(null)).status).toBe(400);
		expect((await (await asks("Is CNA or EKG warmer in the lab?")).teach(null)).status).toBe(400);
		const body = { answerId: 999_999, passage: null };
		expect((await app.asAdmin("POST", "/api/admin/chat/taught-questions", { body })).status).toBe(
			404,
		);
	});

	test("is kept without contact details, outlives the time of its conversation, and goes when that is erased", async () => {
		const stored = () => app.db.selectFrom("taught_questions").selectAll().orderBy("id").execute();
		const kept = await asks("Is the gargoyle hall warm 4111 1111 1111 1111?");
		await kept.teach(null);
		const erased = await asks("Is the gargoyle hall cold?");
		await erased.teach(null);
		expect((await stored())[0]?.question).toBe("Is the gargoyle hall warm?");
		await app.db.deleteFrom("chat_conversations").where("id", "=", kept.conversationId).execute();
		await app.asAdmin("DELETE", `/api/admin/chat/conversations/${erased.conversationId}`);
		expect(await stored()).toMatchObject([{ answerId: null, passage: null }]);
		expect((await answerTo("is the gargoyle hall warm")).record).toMatchObject({
			source: "taught",
		});
		expect(await list("checked=chosen&q=gargoyle hall warm")).toMatchObject([
			{ people: 1, taught: { passage: null } },
		]);
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

	test("leave out questions for which an answer is chosen that stands", async () => {
		const asked = await asks("Is there parking?");
		await asks("Is there parking for trucks?");
		expect(await gaps()).toEqual([{ topic: "parking", courseId: null, people: 2 }]);
		const { json } = await asked.teach(null);
		expect(await gaps()).toEqual([{ topic: "parking", courseId: null, people: 1 }]);
		await forget(json.id);
		expect(await gaps()).toEqual([{ topic: "parking", courseId: null, people: 2 }]);
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
		await disliked.judge("wrong");
		expect(await gaps()).toEqual([{ topic: "parking", courseId: null, people: 1 }]);
	});
});
