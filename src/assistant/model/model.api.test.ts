import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import * as stub from "../../../test/chat/endpoint.ts";
import { aVisitor } from "../../../test/chat/talk.ts";

const ai = { baseUrl: "", apiKey: "secret-key", model: "m" };
let endpoint: stub.Endpoint;
beforeAll(async () => {
	endpoint = await stub.startEndpoint();
	ai.baseUrl = endpoint.baseUrl;
});
afterAll(() => endpoint.close());

const app = theApp({ ai });
const limited = theApp({ ai, rateLimits: true });

/** A question for advice, which a model words better. */
const OPEN = "I have been out of school for ten years and feel nervous. What would you suggest?";
const KIND =
	"Happy to help! Classes are in person in Iselin, in the daytime or in the evening. You can register at /register.";

beforeEach(() => {
	endpoint.received.length = 0;
	endpoint.will(stub.says(KIND));
});

test("advice is worded by the model, with the conversation in order and nothing of the visitor in its instructions", async () => {
	const visitor = await aVisitor(app);
	await visitor.ask("Tell me about phlebotomy. My e-mail is ana@mail.example.");
	endpoint.received.length = 0;
	expect(await visitor.ask(OPEN)).toBe(KIND);
	expect(endpoint.received).toHaveLength(1);
	const { messages } = (endpoint.received[0] as stub.Received).body;
	expect(messages.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
	expect(messages[1]?.content).toContain("My e-mail is [e-mail].");
	expect(messages[3]?.content).toBe(OPEN);
	expect(messages[0]?.content).not.toMatch(/ana@|ten years/);
	expect((await visitor.records())[1]).toMatchObject({
		engine: "model",
		model: "answered",
		source: "model",
		links: '[{"label":"Registration form","href":"/register"}]',
	});
});

test("an allowed answer is passed on verbatim, whatever its signs are, with a link to this site", async () => {
	const words = `Classes are "in person" & in Iselin > in the \${daytime} or 'evening'. Welcome to /contact.`;
	endpoint.will(stub.says(words));
	const visitor = await aVisitor(app);
	expect(await visitor.ask(OPEN)).toBe(words);
	expect((await visitor.records())[0]?.links).toBe('[{"label":"Contact us","href":"/contact"}]');
});

test.each([
	"What are your opening hours?",
	"How much is the CNA class?",
	"Are you accredited?",
	"My chest hurts, call someone",
])("what is fixed by rule never goes to the model: %s", async (question) => {
	const visitor = await aVisitor(app);
	await visitor.ask(question);
	expect(endpoint.received).toEqual([]);
	expect((await visitor.records())[0]).toMatchObject({ engine: "built-in", model: null });
});

test("a quick answer waits for the slow one before it, so that a conversation stays in order", async () => {
	const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
	endpoint.will(async (...request) => {
		arrived.resolve();
		await released.promise;
		stub.says(KIND)(...request);
	});
	const visitor = await aVisitor(app);
	const slow = visitor.ask(OPEN);
	await arrived.promise;
	const quick = visitor.ask("What are your opening hours?");
	await (await aVisitor(app)).ask("What are your opening hours?");
	released.resolve();
	const answers = await Promise.all([slow, quick]);
	expect((await visitor.messages()).slice(1).map(({ content }) => content)).toEqual([
		OPEN,
		answers[0],
		"What are your opening hours?",
		answers[1],
	]);
});

describe("a hostile or mistaken model reaches nobody", () => {
	test.each([
		["markup", "Hello <script>alert(1)</script><img src=x onerror=alert(1)>", "markup"],
		[
			"a frame and a style",
			'<iframe src="/admin"></iframe><style>*{display:none}</style>',
			"markup",
		],
		["a script link", "Click [here](javascript:alert(1))", "markup"],
		["a foreign picture", "![x](https://evil.example/x.png)", "markup"],
		["a foreign link", "Register at https://evil.example/register", "foreign link"],
		["a foreign address", "Write to win@evil.example", "unknown e-mail"],
		["a made-up price", "The CNA program costs $1,299 in total.", "number or day"],
		["a made-up length", "It takes 6 weeks.", "number or day"],
		[
			"a made-up length in words",
			"Every program takes six weeks, and then you work.",
			"not published",
		],
		["a made-up accreditation", "We are fully accredited by ABHES.", "name"],
		["a promise", "We guarantee every student a job.", "not published"],
		["a page that does not exist", "See /courses/dental", "unknown link"],
	])("%s", async (_, words, rule) => {
		endpoint.will(stub.says(words));
		const visitor = await aVisitor(app);
		const answer = await visitor.ask(OPEN);
		expect(answer).not.toContain(words.slice(0, 12));
		const [record] = await visitor.records();
		expect(record).toMatchObject({ engine: "built-in", model: "refused" });
		expect(JSON.parse(record?.refusals ?? "")).toContain(rule);
	});

	test("its own instructions", async () => {
		endpoint.will((response, received, request) =>
			stub.says(received.body.messages[0]?.content.slice(0, 500) ?? "")(
				response,
				received,
				request,
			),
		);
		const visitor = await aVisitor(app);
		const answer = await visitor.ask(OPEN);
		const instructions = endpoint.received[0]?.body.messages[0]?.content ?? "";
		expect(instructions).not.toContain(answer.slice(0, 80));
		expect((await visitor.records())[0]?.refusals).toContain("prompt");
	});
});

describe("an endpoint that fails", () => {
	test("is not noticed by the visitor, rests after three failures, and is recorded", async () => {
		const visitor = await aVisitor(app);
		endpoint.will(stub.answers(401));
		for (let n = 0; n < 5; n++) {
			expect(await visitor.ask(`${OPEN} (${n})`)).not.toMatch(/key|error|401/i);
		}
		expect(endpoint.received).toHaveLength(3);
		expect((await visitor.records()).map(({ engine, model }) => `${engine} ${model}`)).toEqual([
			...Array(3).fill("built-in failed"),
			...Array(2).fill("built-in paused"),
		]);
		const figures = (await app.asAdmin("GET", "/api/admin/chat/figures")).json;
		expect(figures.model).toMatchObject({ fallbacks: 5, refused: 13 });
	});
});

describe("calls of a day", () => {
	const settings = (body: unknown) => limited.asAdmin("PATCH", "/api/admin/settings", { body });
	const models = async (visitor: Awaited<ReturnType<typeof aVisitor>>) =>
		(await visitor.records()).map(({ model }) => model);

	test("end for a visitor, then for everybody, and begin again the next day", async () => {
		await settings({ modelCallsPerVisitor: 2, modelCallsPerDay: 3 });
		const [ana, ben] = [await aVisitor(limited), await aVisitor(limited)];
		for (let n = 0; n < 3; n++) await ana.send(OPEN, { address: "198.51.100.1" });
		for (let n = 0; n < 2; n++) await ben.send(OPEN, { address: "198.51.100.2" });
		expect(await models(ana)).toEqual(["answered", "answered", "capped"]);
		expect(await models(ben)).toEqual(["answered", "capped"]);
		limited.clock.advance(24 * 60 * 60 * 1000);
		await ben.send(OPEN, { address: "198.51.100.2" });
		expect((await models(ben)).at(-1)).toBe("answered");
	});

	test("are not counted with the limits off", async () => {
		await app.asAdmin("PATCH", "/api/admin/settings", { body: { modelCallsPerDay: 0 } });
		expect(await app.db.selectFrom("limit_counts").selectAll().execute()).toEqual([]);
	});
});

test("thirty messages a minute in one conversation, then please wait", async () => {
	const visitor = await aVisitor(limited);
	const statuses = [];
	for (let n = 0; n < 31; n++) statuses.push((await visitor.send("When are you open?")).status);
	expect(statuses).toEqual([...Array(30).fill(200), 429]);
	expect(await visitor.messages()).toHaveLength(61);
	expect((await (await aVisitor(limited)).send("Hello")).status).toBe(200);
});
