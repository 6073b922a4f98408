import { expect, test } from "vitest";
import { calendarIn, holdsQuantity, quantitiesIn } from "./numbers.ts";
import { contentKeys, keyOf } from "./words.ts";

const values = (text: string) =>
	quantitiesIn(text).map(({ value, unit }) => `${value} ${keyOf(unit)}`);

const withKey = (quantity: string) => {
	const [value = "", unit = ""] = quantity.split(" ");
	return `${value} ${keyOf(unit)}`;
};

test.each([
	["It costs $1,295.50.", ["1295.5 money"]],
	["twelve hundred dollars", ["1200 money"]],
	["mil doscientos dólares", ["1200 money"]],
	["treinta y cinco semanas", ["35 week"]],
	["one hundred and twenty hours", ["120 hour"]],
	["two to three weeks", ["2 week", "3 week"]],
	["a month", ["1 month"]],
	["un año", ["1 year"]],
	["every two years", ["2 year"]],
	["9 AM", ["540 clock"]],
	["5:00 p.m.", ["1020 clock"]],
	["90% of them", ["90 percent"]],
	["$1k", ["1000 money"]],
	["a 12-lead EKG", ["12 lead"]],
])("numbers are read with what they count: %s", (text, expected) => {
	expect(values(text)).toEqual(expected.map(withKey));
});

test.each([
	"One of them is a program.",
	"The CMS-1500 and the UB-04, with ICD-10-CM",
	"Call 732-555-0142 or see /courses/x-12",
	"Once you register, we call.",
])("what counts nothing is no quantity: %s", (text) => {
	expect(quantitiesIn(text)).toEqual([]);
});

test.each([
	["30 draws", "NHA asks for 30 draws.", true],
	["30 students", "NHA asks for 30 draws.", false],
	["2 weeks", "It takes 12 weeks.", false],
	["two weeks", "It takes 2 weeks.", true],
	["2 months", "It takes 2 weeks.", false],
	["$1", "It costs $1,200.", false],
	["9 to 5", "Open 9:00 AM to 5:00 PM.", true],
	["9 to 6", "Open 9:00 AM to 5:00 PM.", false],
	["5 AM", "Open 9:00 AM to 5:00 PM.", false],
])("“%s” of “%s”: %s", (said, published, isHeld) => {
	const held = quantitiesIn(said).every((quantity) =>
		holdsQuantity(quantity, quantitiesIn(published), contentKeys(published)),
	);
	expect(held).toBe(isHeld);
});

test("weekdays and months are the same in both languages", () => {
	expect(calendarIn("El lunes 7 de diciembre")).toEqual(calendarIn("Monday, December 7"));
	expect(calendarIn("los sábados")).toEqual(calendarIn("Saturdays"));
});
