import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";
import { aClass, aFact } from "../../../test/factories.ts";

const app = theApp();

const add = (change: Record<string, unknown>) =>
	app.asAdmin("POST", "/api/admin/facts", { body: aFact(change) });

test("a fact is said at once, of its own course only, until it expires", async () => {
	const visitor = await aVisitor(app);
	expect(await visitor.ask("how much is cna")).not.toContain("$");
	await add({
		courseId: 2,
		answer: "The program costs $1,200. Ask for it at {phone}.",
		spanish: "El programa cuesta $1,200.",
		validUntil: "2026-11-20",
	});
	expect(await visitor.ask("how much is cna")).toContain(
		"costs $1,200. Ask for it at 732-555-0142.",
	);
	expect(await visitor.ask("¿Cuánto cuesta el programa de CNA?")).toContain("cuesta $1,200.");
	expect(await visitor.ask("how much is ekg")).not.toContain("$");
	app.clock.now = new Date("2026-11-21T05:00:00Z");
	expect(await visitor.ask("how much is cna")).not.toContain("$");
});

test("a fact of the whole school is said of a course that has none of its own", async () => {
	await add({ answer: "Every program costs $900.", topic: "price" });
	const visitor = await aVisitor(app);
	expect(await visitor.ask("how much is ekg")).toContain("$900");
});

test("a question that names a program is answered for it only", async () => {
	await add({
		topic: "other",
		question: "Is there a Friday class for EKG?",
		answer: "Yes, on Fridays from noon.",
		spanish: null,
	});
	const visitor = await aVisitor(app);
	expect(await visitor.ask("Is there a Friday class for pharmacy tech?")).not.toContain("noon");
	expect(await visitor.ask("Is there a Friday class for EKG?")).toContain("from noon");
});

test("a question of the school's own answers no other", async () => {
	await add({
		topic: "other",
		question: "Can I bring my grandmother?",
		answer: "Please let her wait outside.",
		spanish: null,
	});
	const visitor = await aVisitor(app);
	expect(await visitor.ask("Can I bring my horse?")).not.toContain("outside");
	expect(await visitor.ask("am i allowed to bring my grandma")).toContain("wait outside");
});

test("an open class is said instead of facts, until it begins", async () => {
	await add({ courseId: 2, topic: "price", answer: "The program costs $900." });
	const said = async (question: string) => (await aVisitor(app)).ask(question);
	const body = aClass({ courseId: 2, firstDay: "2027-03-02", lastDay: "2027-05-06" });
	const { id } = (await app.asAdmin("POST", "/api/admin/classes", { body })).json;
	expect(await said("how much is cna")).toContain("$1,250 in all");
	expect(await said("when does cna start")).toContain("Mar 2 – May 6, 2027 · Tue, Thu");
	expect(await said("what days is cna class")).toContain("6:00–9:00 PM");
	expect(await said("how long is cna")).toContain("10 weeks, 6 hours a week");
	expect(await said("¿Cuándo empieza la clase de CNA?")).toContain("2 mar – 6 may 2027 · mar, jue");
	await app.asAdmin("PATCH", `/api/admin/classes/${id}`, { body: { seats: 0 } });
	expect(await said("when does cna start")).toContain("full, waiting list");
	app.clock.now = new Date("2027-03-03T05:00:00Z");
	expect(await said("how much is cna")).toContain("costs $900");
	expect(await said("when does cna start")).not.toContain("Mar 2");
});

test("open classes are matched with what a visitor can do, at once and without a number of seats", async () => {
	const said = async (question: string) => (await aVisitor(app)).ask(question);
	const before = await said("is ekg on saturdays");
	expect(before).toContain("classes on Saturday or Sunday");
	const saturday = [{ day: "saturday", from: "09:00", to: "15:00" }];
	const body = aClass({
		courseId: 4,
		firstDay: "2027-04-03",
		lastDay: "2027-05-29",
		days: saturday,
		language: "es",
		seats: 2,
		registerBy: null,
	});
	const { id } = (await app.asAdmin("POST", "/api/admin/classes", { body })).json;
	const line =
		"Apr 3 – May 29, 2027 · Sat 9:00 AM–3:00 PM · Spanish · 9 weeks, 6 hours a week · $1,250 in all";
	expect(await said("is ekg on saturdays")).toContain(line);
	expect(await said("i work until 4, what fits me")).toContain(line);
	expect(await said("is there still a seat in ekg")).toContain(line);
	expect(await said("is there still a seat in ekg")).not.toMatch(/\b2 (?:seats|places)/);
	expect(await said("ekg in the evening?")).toContain("There is no class for EKG Technician");
	expect(await said("when does phlebotomy start")).toContain("no class with dates for Phlebotomy");
	await app.asAdmin("DELETE", `/api/admin/classes/${id}`);
	expect(await said("is ekg on saturdays")).toBe(before);
});
