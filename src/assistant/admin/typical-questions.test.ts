import { expect, test } from "vitest";
import { isAbout, questionsFor, topicQuestions } from "#assistant/admin/typical-questions.ts";
import { factInput } from "#school/facts/contract.ts";

const ekg = { id: 4, title: "EKG Technician" };
const aFact = (change: object) => factInput.parse({ topic: "price", answer: "$900.", ...change });

test("a fact is previewed by the visitor’s question, its own about the course, and one in a hurry", () => {
	expect(questionsFor(aFact({ courseId: 4 }), ekg, "what do i pay for ekg")).toEqual([
		"what do i pay for ekg",
		"How much does it cost for EKG Technician?",
		"how much does it cost",
	]);
	expect(questionsFor(aFact({ courseId: null }), null, null)).toEqual([
		"How much does it cost?",
		"how much does it cost",
	]);
	const worded = aFact({ question: "What is the tuition?", courseId: 4 });
	expect(questionsFor(worded, ekg, null)).toEqual([
		"What is the tuition?",
		"How much does it cost for EKG Technician?",
		"how much does it cost",
	]);
	const other = aFact({ topic: "other", question: "Is there a lift?" });
	expect(questionsFor(other, null, "Is there a lift?")).toEqual([
		"Is there a lift?",
		"is there a lift",
	]);
});

test("each topic is asked about the school, then about each course", () => {
	const questions = topicQuestions([ekg]);
	expect(questions.filter(({ topic }) => topic === "price")).toEqual([
		{ topic: "price", courseId: null, text: "How much does it cost?" },
		{ topic: "price", courseId: 4, text: "How much does it cost for EKG Technician?" },
	]);
	const courses = questions.map(({ courseId }) => courseId);
	expect(courses.indexOf(4)).toBe(courses.lastIndexOf(null) + 1);
	expect(questions.map(({ topic }) => topic)).not.toContain("other");
});

test("a fact of a course is about that course alone, one of the school about all", () => {
	const question = { topic: "price", courseId: 4, text: "" } as const;
	expect(isAbout({ topic: "price", courseId: 4 }, question)).toBe(true);
	expect(isAbout({ topic: "price", courseId: null }, question)).toBe(true);
	expect(isAbout({ topic: "price", courseId: 5 }, question)).toBe(false);
	expect(isAbout({ topic: "aid", courseId: 4 }, question)).toBe(false);
	expect(isAbout({ topic: "price", courseId: 4 }, { ...question, courseId: null })).toBe(false);
});
