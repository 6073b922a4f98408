import { expect, test } from "vitest";
import { ask, catalog, question, wednesdayNoon } from "../../../test/chat/visitor.ts";
import { answer } from "./engine.ts";

test('"and for CNA?" asks the last question about another programme', () => {
	expect(ask("and for CNA?", ["how much is EKG"])).toMatchObject({
		intent: "price",
		programmes: ["cna"],
	});
});

test("a question without a programme is about the one before", () => {
	expect(ask("can I take it in the evening?", ["What is phlebotomy?"])).toMatchObject({
		intent: "schedule",
		programmes: ["phlebotomy"],
	});
});

test('"the second one" points into what was compared or listed', () => {
	expect(
		ask("tell me more about the second one", ["compare ekg and phlebotomy"]).programmes,
	).toEqual(["phlebotomy"]);
	expect(ask("tell me about the third one", ["what programs do you have"]).programmes).toEqual([
		catalog[2]?.slug,
	]);
});

test('"no, I meant ..." replaces the programme and keeps the question', () => {
	expect(ask("no, I meant EKG", ["how long is cna"])).toMatchObject({
		intent: "duration",
		programmes: ["ekg"],
	});
	expect(ask("not EKG, I meant phlebotomy", ["is EKG offered?"]).programmes).toEqual([
		"phlebotomy",
	]);
});

test("a day alone keeps the question about opening hours", () => {
	expect(ask("and on Sunday?", ["when do you close on Friday?"]).text).toMatch(/closed/);
});

test('"what do you have instead?" lists the programmes', () => {
	expect(ask("what do you have instead?", ["do you have dental?"]).intent).toBe("list");
});

test("the language of the conversation is kept by a message without words of its own", () => {
	expect(ask("CNA?", ["¿Qué cursos tienen?"]).language).toBe("es");
	expect(ask("nite clases?", ["hello there"]).language).toBe("en");
});

test("only the last twenty messages count", () => {
	const old = Array.from({ length: 180 }, () => "tell me about ekg");
	const last = Array.from({ length: 20 }, () => "how much is cna?");
	expect(ask("and at night?", [...old, ...last])).toEqual(ask("and at night?", last));
});

test("the 200th message costs what the 20th costs", () => {
	const texts = Array.from(
		{ length: 200 },
		(_, i) => `question ${i}: how much is the cna class and when are you open?`,
	);
	// The quickest of several runs: what another program on the machine takes does not count.
	const quickest = (n: number) =>
		Math.min(
			...Array.from({ length: 12 }, () => {
				const t = performance.now();
				answer(question("and ekg?", { history: texts.slice(0, n), now: wednesdayNoon }));
				return performance.now() - t;
			}),
		);
	expect(quickest(200)).toBeLessThan(quickest(20) * 3 + 2);
});

test("the same input gives the same answer", () => {
	const history = ["hi", "what programs do you have", "the first one"];
	expect(ask("how much is it?", history)).toEqual(ask("how much is it?", history));
});
