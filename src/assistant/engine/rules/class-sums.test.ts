import { expect, test } from "vitest";
import {
	evenings,
	mornings,
	openClass,
	said,
	saturdays,
} from "../../../../test/chat/open-classes.ts";

const ekg = openClass("ekg", ["2027-01-23", "2027-03-13"], "sunday 09:00 12:00", { total: 93_500 });
const classes = [evenings, mornings, saturdays, ekg];
const leadOf = (message: string, change = {}) =>
	said(message, { classes, ...change }).split("\n")[0];

test.each([
	[
		"what is the difference in price between ekg and cna",
		"Certified Nursing Assistant (CNA) costs $315 more than EKG Technician:",
	],
	[
		"how much more is cna than ekg",
		"Certified Nursing Assistant (CNA) costs $315 more than EKG Technician:",
	],
	[
		"what is the price difference between phlebotomy and cna",
		"Phlebotomy Technician and Certified Nursing Assistant (CNA) cost the same, $1,250 in all:",
	],
	[
		"how much is cna and ekg together",
		"Certified Nursing Assistant (CNA) and EKG Technician cost $2,185 together:",
	],
	["how much is ekg for both of us", "For 2 people that is $1,870 in all:"],
	["what does the cna class cost for three people", "For 3 people that is $3,750 in all:"],
	["cuanto cuesta el cna por los dos", "Para 2 personas son $2,500 en total:"],
	[
		"cuanto cuestan cna y flebotomia juntos",
		"Los cursos de auxiliar de enfermería (CNA) y flebotomía juntos cuestan $2,500:",
	],
	[
		"how many cna classes do you have",
		"There are 2 classes for Certified Nursing Assistant (CNA) on our website right now:",
	],
	[
		"are there four sections of cna, or how many",
		"There are 2 classes for Certified Nursing Assistant (CNA) on our website right now:",
	],
	[
		"cuantos grupos de cna hay",
		"Ahora hay 2 clases de auxiliar de enfermería (CNA) en nuestro sitio:",
	],
])("what can be reckoned is said above the classes: %s", (message, lead) => {
	expect(leadOf(message)).toBe(lead);
	expect(said(message, { classes })).toContain("• ");
});

test.each([
	"how much is cna and how much is ekg",
	"what is the total for cna or ekg",
	"what is the difference between cna and ekg",
	"how much is the deposit for both of us for cna",
	"how many cna classes are there in a week",
	"how many classes do you have to attend for cna",
	"how much is a class of 14 people for cna",
	"my cousin and I want cna and ekg, what is the price together",
	"the total of cna and ekg for two students",
	"how many teachers in cna classes do you have",
	"how many classes are there in the cna program",
	"what does cna cost for both the day and the night class",
	"how many cna classes are available",
	"how much more time does cna take than ekg",
])("nothing is reckoned where it was not asked for: %s", (message) => {
	expect(leadOf(message)).not.toMatch(/There are \d|more than|together|people that/);
});

test("nothing is reckoned of prices that differ within a program", () => {
	const dear = { ...mornings, total: 150_000 };
	for (const message of ["how much more is cna than ekg", "how much is cna for both of us"])
		expect(leadOf(message, { classes: [evenings, dear, ekg] })).toMatch(/^Our classes/);
});
