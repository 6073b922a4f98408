import { expect, test } from "vitest";
import { statementTopics } from "#school/fact-topics.ts";
import { theApp } from "../../test/app.ts";
import { aVisitor } from "../../test/chat/talk.ts";
import { topicById } from "./engine/tables.ts";

const app = theApp();

const settings = (questions: unknown) =>
	app.asAdmin("PATCH", "/api/admin/settings", { body: { questions } });
const price = {
	question: "How much is the CNA program?",
	answer: "The CNA program costs $1,200. Ask for it at {phone}.",
	factTopic: "price",
	spanish: "El programa de CNA cuesta $1,200.",
};

test("what a frequent question states is said at once, of its program alone, until it is taken back", async () => {
	const visitor = await aVisitor(app);
	expect(await visitor.ask("how much is cna")).not.toContain("$");

	expect((await settings([price])).status).toBe(200);
	expect(await visitor.ask("how much is cna")).toContain(
		"The CNA program costs $1,200. Ask for it at 732-555-0142.",
	);
	expect(await visitor.ask("¿Cuánto cuesta el programa de CNA?")).toContain("cuesta $1,200.");
	expect(await visitor.ask("how much is ekg")).not.toContain("$");
	expect((await visitor.records()).map(({ source, outcome }) => [source, outcome])).toEqual([
		["template", "handed over"],
		["stated", "answered"],
		["stated", "answered"],
		["template", "handed over"],
	]);

	expect((await settings(null)).status).toBe(200);
	expect(await visitor.ask("how much is cna")).not.toContain("$");
});

test("an answer that states nothing is on the home page as before, and only there", async () => {
	await settings([{ question: "How much is the CNA program?", answer: "Ask us: it is $1,200." }]);
	const school = await app.call("GET", "/api/school");
	expect(school.json.faq).toEqual([
		{ question: "How much is the CNA program?", answer: "Ask us: it is $1,200." },
	]);
	const visitor = await aVisitor(app);
	await visitor.ask("how much is cna");
	expect((await visitor.records()).map(({ source }) => source)).toEqual(["template"]);
	await settings(null);
});

test("only a topic of the assistant can be stated", async () => {
	const refused = await settings([{ ...price, factTopic: "weather" }]);
	expect(refused.status).toBe(400);
	expect(refused.text).toContain("Please choose a topic");
	expect(statementTopics.filter((topic) => !topicById.has(topic))).toEqual([]);
});
