import { expect, test } from "vitest";
import { saveQuestion } from "#school/classes/admin/save-question.ts";
import type { ClassInput, CountedClass } from "#school/classes/contract.ts";
import { aClass } from "../../../../test/factories.ts";

const today = "2026-11-20";
const input = (change: Partial<ClassInput> = {}) => aClass(change) as unknown as ClassInput;
const stored = (change: Partial<CountedClass> = {}) =>
	({ ...aClass(), promised: 3, waiting: 0, wanting: 0, ...change }) as unknown as CountedClass;

test("fewer seats than are promised are asked about, and no other number of seats", () => {
	expect(saveQuestion(stored(), input({ seats: 2 }), today)).toBe(
		"3 people have a seat or are offered one in this class, 1 more than it would have. They keep it.",
	);
	expect(saveQuestion(stored(), input({ seats: 3 }), today)).toBeNull();
	expect(saveQuestion(stored(), input({ seats: null }), today)).toBeNull();
	expect(saveQuestion(stored({ seats: 2 }), input({ seats: 2 }), today)).toBeNull();
});

test("another price is asked about once people were told one", () => {
	expect(saveQuestion(stored(), input({ tuition: 135_000 }), today)).toBe(
		"3 people have a seat or are offered one at $1,250, as they were told. Who has a seat keeps the price of the day they got it; $1,500 is for all others.",
	);
	const nobody = stored({ promised: 0 });
	expect(saveQuestion(nobody, input({ tuition: 135_000, seats: 1 }), today)).toBeNull();
});

test("an open class that is over is asked about when it becomes so", () => {
	const over = { firstDay: "2026-03-03", lastDay: "2026-04-30" };
	const question =
		"This class was over on Apr 30, 2026: nobody can register for it, and the website does not show it.";
	expect(saveQuestion(null, input(over), today)).toBe(question);
	expect(saveQuestion(stored({ state: "draft", ...over }), input(over), today)).toBe(question);
	expect(saveQuestion(stored(over), input(over), today)).toBeNull();
	expect(saveQuestion(null, input({ ...over, state: "draft" }), today)).toBeNull();
	expect(saveQuestion(null, input(), today)).toBeNull();
});

test("a class with people is canceled only after it was asked about", () => {
	const cancelled = input({ state: "cancelled", tuition: 1 });
	expect(saveQuestion(stored({ waiting: 1 }), cancelled, today)).toBe(
		"4 people have, wait for or asked for a seat in this class. They are told by email right away that it is canceled, and lose it. This can’t be undone.",
	);
	expect(saveQuestion(stored({ promised: 0 }), cancelled, today)).toBeNull();
	expect(saveQuestion(null, cancelled, today)).toBeNull();
	expect(saveQuestion(stored({ state: "cancelled" }), cancelled, today)).toBeNull();
});

test("other days are asked about where people are told of them, another room where somebody has a seat", () => {
	const one = stored({ promised: 0, wanting: 1 });
	expect(saveQuestion(one, input({ firstDay: "2027-02-02" }), today)).toBe(
		"1 person in this class is told by email right away that its days or hours changed.",
	);
	expect(saveQuestion(one, input({ room: "Room 9" }), today)).toBeNull();
	expect(saveQuestion(stored({ wanting: 1 }), input({ room: "Room 9" }), today)).toBe(
		"3 people in this class are told by email right away that the room changed.",
	);
	expect(saveQuestion(one, input({ note: "Bring a pen." }), today)).toBeNull();
	const over = { firstDay: "2026-03-03", lastDay: "2026-04-30" };
	expect(saveQuestion(stored(over), input({ ...over, room: "Room 9" }), today)).toBeNull();
});

test("seats that are offered to who waits are asked about", () => {
	const waited = stored({ seats: 3, waiting: 2 });
	expect(saveQuestion(waited, input({ seats: 4 }), today)).toBe(
		"1 person who waits is offered a seat by email as soon as offers can be made. That can’t be undone.",
	);
	expect(saveQuestion(waited, input({ seats: null }), today)).toContain(
		"2 people who wait are offered",
	);
	expect(saveQuestion(waited, input({ seats: 3 }), today)).toBeNull();
	expect(saveQuestion(stored({ seats: 3 }), input({ seats: 4 }), today)).toBeNull();
	expect(saveQuestion(waited, input({ seats: 4, state: "closed" }), today)).toBeNull();
	expect(saveQuestion(waited, input({ seats: 4 }), "2027-03-03")).toBeNull();
	const closed = stored({ seats: 6, waiting: 2, state: "closed" });
	expect(saveQuestion(closed, input({ seats: 6 }), today)).toContain(
		"2 people who wait are offered",
	);
	expect(saveQuestion(stored({ seats: 9, waiting: 1 }), input({ seats: 8 }), today)).toBeNull();
});
