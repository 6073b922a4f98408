import { describe, expect, test } from "vitest";
import {
	evenings,
	mornings,
	openClass,
	said,
	saturdays,
} from "../../../../test/chat/open-classes.ts";
import { converse } from "../../../../test/chat/visitor.ts";

describe("whether classes of two programs meet at the same time", () => {
	const tuesdays = openClass("ekg", ["2027-01-05", "2027-02-25"], "tuesday 20:00 22:00");
	const fridays = openClass("ekg", ["2027-01-08", "2027-02-26"], "friday 10:00 13:00");
	const apart = "These classes do not overlap:";
	const atOnce = "Some meetings of these classes overlap:";
	const some = "Some of their classes overlap. These two do not:";
	test.each([
		[
			"would CNA and phlebotomy overlap if I take them together",
			apart,
			["Jan 5 – Mar 4", "Jan 23"],
		],
		["do CNA and EKG meet at the same time", some, ["Jan 5 – Mar 4", "Jan 8 – Feb 26"]],
		[
			"does CNA on Tuesday nights clash with EKG on Tuesdays",
			atOnce,
			["Jan 5 – Mar 4", "Jan 5 – Feb 25"],
		],
		["Friday EKG, does it overlap with the CNA in the evening", apart, ["Jan 5 – Mar 4", "Jan 8"]],
		["does the weekend phlebotomy crash with CNA", apart, ["Jan 5 – Mar 4", "Jan 23"]],
		["would EKG on Fridays get in the way of CNA", apart, ["Jan 8", "Jan 5 – Mar 4"]],
		["does the CNA interfere with phlebotomy", apart, ["Jan 5 – Mar 4", "Jan 23"]],
		[
			"do EKG on Fridays first, does that overlap with the evening CNA",
			apart,
			["Jan 8", "Jan 5 – Mar 4"],
		],
	])("%s", (message, lead, lines) => {
		const text = said(message, { classes: [evenings, saturdays, tuesdays, fridays] });
		expect(text.split("\n")[0]).toBe(lead);
		for (const line of lines) expect(text).toContain(line);
	});

	test("a full class is named only where there is no other", () => {
		const full = { ...fridays, id: 98, label: "waiting list" as const };
		const text = said("do CNA and EKG overlap", { classes: [evenings, tuesdays, full, fridays] });
		expect(text).not.toContain("waiting list");
	});

	test("is told of programs that were talked about one after the other", () => {
		const talk = ["tell me about CNA", "and EKG?", "can I take both at the same time"];
		const text = converse(talk, { classes: [evenings, tuesdays] }).at(-1)?.text;
		expect(text).toMatch(/^Some meetings of these classes overlap:/);
	});

	test("a time that is said once is meant of both, and none is told of a day without a class", () => {
		const open = { ...mornings, label: "open" } as const;
		const classes = [evenings, open, tuesdays, fridays];
		expect(said("do the CNA and EKG evening classes overlap", { classes })).toMatch(
			/^Some meetings of these classes overlap:/,
		);
		expect(said("does the Sunday CNA overlap with EKG", { classes })).not.toMatch(
			/overlap:|These two/,
		);
	});

	test("is not told of three programs, nor of one without an open class", () => {
		const classes = [evenings, saturdays, tuesdays];
		expect(said("do CNA, EKG and phlebotomy overlap", { classes })).not.toMatch(
			/overlap:|These two/,
		);
		expect(said("do CNA and pharmacy technician overlap", { classes })).not.toMatch(
			/overlap:|These two/,
		);
		expect(said("do CNA and pharmacy technician overlap", { classes })).toMatch(
			/There is no class with dates for Pharmacy Technician/,
		);
	});

	test("classes that follow each other on a day do not meet at the same time", () => {
		const after = openClass("ekg", ["2027-01-05", "2027-02-25"], "tuesday 21:00 22:30");
		const text = said("does EKG at night clash with CNA at night", { classes: [evenings, after] });
		expect(text).toMatch(/^These classes do not overlap:/);
	});

	test("is told in Spanish, and what else is asked of two programs is not answered by it", () => {
		const classes = [evenings, saturdays, tuesdays];
		expect(said("se cruzan flebotomia y CNA", { classes })).toMatch(
			/^Los horarios de estas clases no coinciden:/,
		);
		for (const message of [
			"is there a crash course of CNA and EKG",
			"what do CNA and EKG cost together",
			"do cnas and phlebotomists work together in a hospital",
		])
			expect(said(message, { classes })).not.toMatch(/overlap:|These two/);
	});
});
