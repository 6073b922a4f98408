import { expect, test } from "vitest";
import { classOptions } from "#school/classes/options.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";
import { classInSpanish } from "#school/classes/words-in-spanish.ts";

const evenings: PublicClass = {
	id: 5,
	courseId: 2,
	firstDay: "2027-03-02",
	lastDay: "2027-04-29",
	language: "en",
	days: [{ day: "tuesday", from: "18:00", to: "21:00" }],
	label: "waiting list",
	tuition: 110_000,
	fees: [],
	total: 125_000,
	registerBy: null,
	meetings: [],
};
const saturday = { day: "2027-04-03", from: "09:00", to: "13:00", kind: "classroom" } as const;
const oneDay: PublicClass = {
	...evenings,
	firstDay: saturday.day,
	lastDay: saturday.day,
	days: [],
	language: "es",
	label: "open",
	meetings: [saturday],
};

test("a class is offered with dates, days and hours, what it costs in all and how full it is; a closed one is not", () => {
	expect(classOptions([evenings, { ...evenings, label: "closed" }])).toEqual([
		{
			id: 5,
			courseId: 2,
			text: "Mar 2 – Apr 29, 2027 · Tue 6:00–9:00 PM · $1,250 · Waiting list",
		},
	]);
});

test("a class without weekly times is offered with the hours of its day, or how often it meets", () => {
	const texts = classOptions([oneDay, { ...oneDay, meetings: [saturday, saturday] }]);
	expect(texts.map(({ text }) => text)).toEqual([
		"Apr 3, 2027 · 9:00 AM–1:00 PM · Spanish · $1,250 · Open",
		"Apr 3, 2027 · 2 meetings · Spanish · $1,250 · Open",
	]);
});

test("a class is offered in Spanish, with its language where that is another one", () => {
	const texts = classOptions([evenings, oneDay], classInSpanish);
	expect(texts.map(({ text }) => text)).toEqual([
		"2 mar – 29 abr 2027 · mar 6:00–9:00 PM · inglés · $1,250 · Llena, lista de espera",
		"3 abr 2027 · 9:00 AM–1:00 PM · $1,250 · Con lugares",
	]);
});
