import { expect, test } from "vitest";
import { bodyOf, newClass } from "#school/classes/admin/editor-values.ts";
import { errorsIn } from "#school/classes/admin/errors-in.ts";

const typed = {
	...newClass("2"),
	firstDay: "2027-03-09",
	lastDay: "2027-03-02",
	days: [{ day: "tuesday", from: "18:00", to: "21:00" } as const],
	seats: "many",
	registerBy: "2027-04-01",
};

test("everything that is wrong with a class is said at once", () => {
	expect(errorsIn(bodyOf(typed))).toEqual({
		seats: "Please enter a number of seats from 0 to 1,000",
		tuition: "Please enter an amount from $0 to $100,000",
		lastDay: "The last day can’t be before the first day",
		registerBy: "The last day to register can’t be after the first day of class",
	});
});

test("days are compared only once they are there", () => {
	const errors = errorsIn(bodyOf({ ...typed, firstDay: "", tuition: "100", seats: "" }));
	expect(Object.keys(errors)).toEqual(["firstDay"]);
});
