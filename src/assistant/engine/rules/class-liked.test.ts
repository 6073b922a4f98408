import { describe, expect, test } from "vitest";
import { evenings, openClass, said, saturdays } from "../../../../test/chat/open-classes.ts";

describe("work that is told beside a question about classes chooses the program", () => {
	const billing = openClass("medical-billing", ["2027-02-01", "2027-02-20"], "monday 09:00 12:00");
	test.each([
		["i want to draw blood, when does the next class start", "Our next class for Phlebotomy"],
		["quiero trabajar con computadoras, que clases hay", "Nuestras clases de facturación"],
	])("%s", (message, start) => {
		const text = said(message, { classes: [evenings, saturdays, billing] });
		expect(text).toContain(start);
		expect(text).toMatch(/All classes are on|Todas las clases/);
		expect(text).not.toMatch(/Nursing|enfermería/);
	});

	test("unless what fits best has no class", () => {
		const ekg = openClass("ekg", ["2027-02-01", "2027-02-20"], "monday 09:00 12:00");
		const text = said("can i learn to read heart tracings on a monday", {
			classes: [evenings, ekg],
		});
		expect(text).not.toContain("for EKG Technician");
	});

	test("but not in place of the program that is named", () => {
		const text = said("I want to draw blood too, when does the CNA class start");
		expect(text).toMatch(/^Our next class for Certified Nursing Assistant/);
		expect(text).not.toContain("All classes are on");
	});

	test.each([
		"which class begins first",
		"my son has a heart condition so I need evening classes",
		"cuido a mi abuela en su casa, que clases hay en la noche",
		"I hate blood, what starts in February",
		"ive been a cashier 11 years and want something else, what starts in January",
		"need something quick, what is there in January",
		"i want to work in a hospital, which class starts in february",
		"me asustan las agujas pero quiero algo de salud, que clases hay",
	])("and nothing else does: %s", (message) => {
		const others = ["ekg", "chha", "medical-billing", "pharmacy", "clinical-medical-assistant"].map(
			(slug) => openClass(slug, ["2027-02-01", "2027-02-20"], "monday 18:00 21:00"),
		);
		expect(said(message, { classes: [evenings, saturdays, ...others] })).not.toMatch(
			/^(?:Our classes for|There is no class for|Nuestras clases de)/,
		);
	});
});
