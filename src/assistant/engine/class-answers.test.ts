import { describe, expect, test } from "vitest";
import {
	classes,
	evenings,
	mornings,
	openClass,
	said,
	saturdays,
} from "../../../test/chat/open-classes.ts";
import { ask, catalog, converse, fact, facts } from "../../../test/chat/visitor.ts";

const EVENINGS =
	"Jan 5 – Mar 4, 2027 · Tue, Thu 6:00–9:00 PM · 9 weeks, 6 hours a week · $1,250 in all · places open, register by Dec 29, 2026";
const MORNINGS =
	"Feb 8 – Apr 8, 2027 · Mon, Wed 9:30 AM–1:00 PM · 9 weeks, 7 hours a week · $1,250 in all · full, waiting list";
const SATURDAYS =
	"Jan 23 – Mar 13, 2027 · Sat 9:00 AM–3:00 PM · Spanish · 8 weeks, 6 hours a week · $1,250 in all · last places";

describe("a question about one program", () => {
	test.each([
		["Is CNA taught in the evening?", [EVENINGS], [MORNINGS]],
		["what are the CNA class times", [EVENINGS, MORNINGS], []],
		["does CNA start in February", [MORNINGS], [EVENINGS]],
		["is the CNA class full", [EVENINGS, MORNINGS], []],
		["any phlebotomy class on the weekend", [SATURDAYS], []],
		["is phlebotomy in Spanish", [SATURDAYS], []],
	])("%s", (message, lines, others) => {
		const text = said(message);
		for (const line of lines) expect(text).toContain(line);
		for (const line of others) expect(text).not.toContain(line);
		expect(text).not.toMatch(/There is no class|^Yes/);
	});

	test("no class that fits is said so, with what there is", () => {
		const text = said("is phlebotomy taught in the evening");
		expect(text).toContain("There is no class for Phlebotomy Technician in the evening");
		expect(text).toContain(SATURDAYS);
	});

	test("a program without classes has none, whatever its page says of evenings", () => {
		for (const message of ["EKG at night?", "when does EKG start", "how much is EKG"]) {
			const { text, outcome } = ask(message, [], { classes, facts: [] });
			expect(text).toContain("There is no class with dates for EKG Technician");
			expect(outcome).toBe("handed over");
		}
	});

	test("a program whose next start the office states is not said to have no dates", () => {
		const stated = [...facts, fact("start_dates", "ekg", "The next class starts on December 2.")];
		const text = said("how long is EKG", { facts: stated });
		expect(text).toContain("starts on December 2");
		expect(text).not.toContain("no class with dates");
	});

	test("what programs without class dates are stated to cost is told where prices are compared", () => {
		const stated = [
			fact("price", "ekg", "The EKG course costs $980."),
			fact("price", "medical-billing", "The billing course costs $1,800."),
			fact("price", "pharmacy", "A deposit of $200 holds your place; the rest is $2,400."),
		];
		const told = (message: string) => said(message, { facts: [...facts, ...stated] });
		expect(told("what is the cheapest program")).toMatch(
			/^.*EKG.*\$980\.\n.*\$1,800\.\nOur classes/,
		);
		expect(told("which program is the most expensive")).toMatch(/^.*\$1,800\.\n.*\$980\./);
		expect(told("what is the cheapest evening class")).not.toContain("$980");
		expect(told("anything for less than $1000")).toContain("$980");
		expect(told("anything for less than $1000")).not.toContain("$1,800");
		expect(told("anything for less than $300")).not.toContain("$200");
	});

	test("a ranking says that programs without class dates are not in it", () => {
		const left = "Programs without class dates on our site are not in this list.";
		expect(said("what is the cheapest program")).toContain(left);
		const ofEach = catalog.map(({ slug }) =>
			openClass(slug, ["2027-01-05", "2027-02-23"], "tuesday 09:00 12:00"),
		);
		expect(said("what is the cheapest program", { classes: ofEach })).not.toContain(left);
	});

	test("what the office states of a program without classes is said", () => {
		const stated = [...facts, fact("price", "ekg", "The EKG class costs $900.")];
		expect(said("how much is EKG", { facts: stated })).toContain("$900");
	});

	test("a class that meets on other days as well does not only meet then", () => {
		const both = [openClass("ekg", ["2027-01-05", "2027-01-30"], "tuesday saturday 09:00 12:00")];
		expect(said("EKG on Saturdays?", { classes: both })).toContain(
			"Only some meetings of these classes for EKG Technician are on Saturday:",
		);
	});

	test("a weekly meeting that does not fit is no detail, a single one is", () => {
		const span: [string, string] = ["2027-01-04", "2027-01-22"];
		const weekly = openClass("cna", span, "monday wednesday friday 18:00 21:00");
		const lab = { day: "2027-02-06", from: "09:00", to: "13:00", kind: "lab" } as const;
		const single = { ...evenings, meetings: [...evenings.meetings, lab] };
		const message = "CNA, I work on Mondays and Saturdays";
		expect(said(message, { classes: [weekly] })).toContain("Only some meetings");
		expect(said(message, { classes: [single] })).toContain("could fit");
	});

	test("a class that is closed is none with dates", () => {
		const closed = openClass("chha", ["2026-12-07", "2027-01-07"], "monday 09:00 13:00", {
			label: "closed",
		});
		expect(said("home health aide next class", { classes: [...classes, closed] })).toContain(
			"There is no class with dates for Certified Home Health Aide (CHHA)",
		);
	});

	test("a class that meets on a day of work as well fits only in part", () => {
		expect(said("CNA, I work on Mondays", { classes: [mornings] })).toContain(
			"Only some meetings of these classes for Certified Nursing Assistant (CNA) fit the times you gave:",
		);
	});

	test("meetings at other times than the weekly ones are counted", () => {
		const lab = { day: "2027-02-06", from: "09:00", to: "13:00", kind: "lab" } as const;
		const one = { ...evenings, meetings: [...evenings.meetings, lab] };
		expect(said("CNA in the evening?", { classes: [one] })).toContain(
			"Tue, Thu 6:00–9:00 PM, plus 1 other meeting",
		);
	});
});

test("what somebody can do is matched with the classes of all programs", () => {
	const text = said("I work until 4, what fits me?");
	expect(text).toContain(`Certified Nursing Assistant (CNA): ${EVENINGS}`);
	expect(text).toContain(SATURDAYS);
	expect(text).not.toContain(MORNINGS);
	expect(ask("I work until 4, what fits me?", [], { classes }).links).toContainEqual({
		label: "Classes and dates",
		href: "/classes",
	});
});

test("at most five classes are listed, and the page has the rest", () => {
	const many = Array.from({ length: 9 }, (_, at) =>
		openClass("cna", [`2027-0${at + 1}-04`, `2027-0${at + 1}-28`], "monday thursday 18:00 21:00"),
	);
	const text = said("when does CNA start", { classes: many });
	expect(text.match(/•/g)).toHaveLength(5);
	expect(text).toContain("/classes");
});

test("where all lines are too long together, length and price are told when they are asked for", () => {
	const many = Array.from({ length: 4 }, (_, at) =>
		openClass("cna", [`2027-0${at + 1}-04`, `2027-0${at + 2}-25`], "monday thursday 18:00 21:00", {
			registerBy: "2026-12-29",
		}),
	);
	expect(said("when does CNA start", { classes: many })).not.toMatch(/weeks|\$/);
	expect(said("how long does CNA take", { classes: many })).toMatch(/weeks/);
	expect(said("which CNA class is cheapest", { classes: many })).toMatch(/\$1,250 in all/s);
});

test("the dialogue keeps the program, and the times for the next program", () => {
	const texts = (...messages: string[]) => converse(messages, { classes }).map(({ text }) => text);
	expect(texts("tell me about phlebotomy", "any on Saturdays?").at(-1)).toContain(SATURDAYS);
	expect(texts("CNA in the evening?", "and phlebotomy?").at(-1)).toContain("in the evening");
	expect(texts("CNA in the evening?", "how much is that one").at(-1)).not.toContain("Feb 8");
});

test("a short question goes on with the classes that were asked for, and another one does not", () => {
	const last = (...messages: string[]) => converse(messages, { classes }).at(-1)?.text ?? "";
	const which = "which CNA class is in the evening";
	for (const next of ["how many days a week", "is that one full"]) {
		expect(last(which, next)).toContain(EVENINGS);
		expect(last(which, next)).not.toContain(MORNINGS);
	}
	expect(last(which, "and the other one?")).toContain(MORNINGS);
	expect(last(which, "when you work as one do you have to work weekends")).not.toContain("Jan 5");
	expect(last("what time is phlebotomy", "my shift begins at 2, can I make it")).toContain(
		"Going by the times you gave, these classes for Phlebotomy Technician could fit:",
	);
});

test("which of two programs costs less or starts first is told by the classes of both", () => {
	expect(said("which is cheaper CNA or phlebotomy")).toMatch(
		/Jan 5 – .*\$1,250 in all.*Jan 23 – .*\$1,250 in all/s,
	);
	expect(said("which starts first CNA or phlebotomy")).toMatch(/Jan 5 – .*Jan 23 – /s);
});

test("classes in another language, how often one meets, and prices side by side", () => {
	const inEnglish = said("are all of your classes in English");
	expect(inEnglish).toMatch(/^Our classes not in English:\n/);
	expect(inEnglish).not.toContain("Jan 5");
	expect(said("how many Saturdays is phlebotomy")).toContain("8 meetings");
	const full = { ...evenings, label: "waiting list" as const };
	const dear = { ...mornings, label: "open" as const, total: 150_000 };
	const again = { ...mornings, id: 99, label: "open" as const };
	const prices = said("the difference in price of CNA and phlebotomy", {
		classes: [full, again, dear, saturdays],
	});
	expect(prices).toContain("$1,250 in all · places open");
	expect(prices).toContain("$1,500 in all");
	expect(prices).toMatch(/These are 3 of 4\. All classes are on \/classes/);
	const all = said("are all of your classes in English", { classes: [evenings, mornings] });
	expect(all).toMatch(/^All our classes on our website right now are in English:/);
});

test("a program that is left out of an order is refused in it", () => {
	for (const message of [
		"the cheapest apart from CNA",
		"cual es el mas corto sin contar el CNA",
		"the shortest class after CNA",
	]) {
		expect(said(message), message).toMatch(/Jan 23 – Mar 13|23 ene – 13 mar/);
		expect(said(message), message).not.toMatch(/Jan 5|5 ene/);
	}
	const later = openClass("ekg", ["2027-03-02", "2027-03-30"], "tuesday 08:00 12:00");
	const early = said("which class is the earliest in the morning", {
		classes: [...classes, later],
	});
	expect(early).toMatch(/the earliest in the day first, one of each program:\n.*8:00 AM/);
});

test("that there is none is said beside the program that is left out", () => {
	expect(said("do any classes meet on Saturday besides phlebotomy")).toMatch(
		/^There is no class other than Phlebotomy Technician on Saturday/,
	);
	expect(said("cual es el curso mas caro")).toContain("primero la más cara");
});

test("an order is told of classes that fit, not of none", () => {
	expect(said("which is the cheapest class under $50")).toMatch(
		/^There is no class for \$50 or less on our website right now/,
	);
});

test("days that are each of one program leave none out", () => {
	const text = said("can I do CNA on Tuesday nights and phlebotomy on Saturdays");
	for (const line of ["Jan 5 – Mar 4", "Jan 23 – Mar 13", "Feb 8 – Apr 8"])
		expect(text).toContain(line);
});

test("a program that is not taught is said not to be, before the classes that there are", () => {
	expect(said("do you have dialysis classes in the evening")).toMatch(
		/^We don’t offer dialysis.*Jan 5 – Mar 4/s,
	);
});

test("what is asked of a program that is not taught is told of those that come closest", () => {
	for (const message of [
		"when does your LPN class start",
		"en que fecha empiezan las clases de enfermera LPN",
	])
		expect(said(message), message).toMatch(
			/^(?:We don’t offer practical nursing|No ofrecemos enfermería práctica).*(?:Jan 5 – Mar 4|5 ene – 4 mar)/s,
		);
	expect(said("when does your LPN class start")).not.toContain("Jan 23");
	expect(said("how much is the LPN program")).toMatch(/^We don’t offer practical nursing/);
});

test("what somebody works in, is or learns already is no program that is asked for", () => {
	for (const message of [
		"trabajo de chef de jueves a sabado, que clases hay los lunes",
		"I am an LPN, is there a class in the evening",
		"my GED class is on Tuesdays, what do you have on Saturdays",
	])
		expect(said(message), message).not.toMatch(/don’t offer|No ofrecemos/);
});

test("what the price of a class is made of tells whether books are included, unless it is stated", () => {
	const price = fact(
		"price",
		"cna",
		"The course costs $1,250 in all (tuition $1,100, books $150).",
	);
	expect(said("are books included in CNA", { facts: [...facts, price] })).toContain("books $150");
	const [, again] = converse(["how much is CNA", "does that include books"], {
		classes,
		facts: [...facts, price],
	});
	expect(again?.text).toContain("books $150");
	const stated = fact("supplies", "cna", "Bring a notebook.");
	expect(said("are books included in CNA", { facts: [...facts, price, stated] })).toContain(
		"Bring a notebook.",
	);
});

test("a time of their own that no class fits is said to be theirs", () => {
	expect(said("I work from 8 in the morning to 11 pm Monday to Sunday")).toContain(
		"I found no class that clearly fits the times you gave",
	);
});

test("in Spanish the classes are in Spanish", () => {
	const text = said("¿Hay clases de CNA por la noche?");
	expect(text).toContain("Nuestras clases de auxiliar de enfermería (CNA) por la noche:");
	expect(text).toContain(
		"5 ene – 4 mar 2027 · mar, jue 6:00–9:00 PM · 9 semanas, 6 horas por semana · $1,250 en total · con lugares, inscripción hasta el 29 dic 2026",
	);
});

test("other questions are answered as ever, and without classes all of them", () => {
	for (const message of ["are you open on Saturday?", "is there parking at night", "what is CNA"])
		expect(said(message)).toBe(ask(message).text);
	for (const message of [
		"we buried my son in March",
		"which documents do I need by January",
		"any discount in December",
		"my name is Maria Reyes",
		"is there a prayer room",
		"are there openings for pharmacy technicians usually",
		"do CNAs have to work nights",
		"promised me a call Monday, it is Friday",
	])
		expect(said(message), message).toBe(ask(message).text);
	for (const message of [
		"how late can I arrive to a lesson",
		"can one work right away as a phlebotomist",
		"until what date can I ask for a refund",
		"does the price of CNA differ with a grant",
		"will CNA have less reading",
		"I lost my job on Friday and feel awful",
		"is the CHHA exam given in Spanish as well",
		"must I buy scrubs myself for CNA",
		"am I certified on the last day of the CNA class or do I need anything more",
	])
		expect(said(message), message).toBe(ask(message).text);
	for (const message of ["CNA at night?", "EKG on Saturdays?", "I work until 4"])
		expect(said(message, { classes: [] })).toBe(ask(message).text);
	const closed = classes.map((one) => ({ ...one, label: "closed" as const }));
	expect(said("CNA at night?", { classes: closed })).toBe(ask("CNA at night?").text);
});

test("the day and the evening class are both told where one is to be longer", () => {
	const text = said("is the day or the evening CNA class longer");
	expect(text).toContain("Jan 5 – Mar 4");
	expect(text).toContain("Feb 8 – Apr 8");
});

describe("when a class is to begin, and when it is to be over, are both met", () => {
	const short = openClass("ekg", ["2027-01-11", "2027-02-20"], "monday 09:00 12:00");
	const late = openClass("ekg", ["2027-03-01", "2027-04-20"], "monday 09:00 12:00");
	test.each([
		[
			"I want to start in January and be done before March, what is there",
			"Jan 11",
			/Jan 5|Jan 23|Mar 1/,
		],
		[
			"must be done by the end of April, starting in March or later, what is possible",
			"Mar 1",
			/Jan 5|Jan 11|Jan 23/,
		],
		["one that starts in January and ends in March", "Jan 5", /Mar 1 –/],
	])("%s", (message, fits, others) => {
		const text = said(message, { classes: [evenings, saturdays, short, late] });
		const [list = ""] = text.split("Other classes");
		expect(list).toContain(fits);
		expect(list).not.toMatch(others);
	});

	test.each([
		"I leave for Peru on March 1. Which class would be done before I go",
		"viajo el 1 de marzo, que clase termino antes de irme",
	])("before somebody leaves: %s", (message) => {
		const text = said(message, { classes: [evenings, saturdays, short, late] });
		expect(text).toMatch(/ending by Feb 28|fecha final hasta el 28 feb/);
		expect(text).not.toMatch(/Jan 5|5 ene/);
	});

	test.each([
		[
			"is there one that starts in March, I am done with my lease by February",
			/starting in March 2027 /,
		],
		["We move at the end of March. Which CNA class is done by then", /ending by Mar 31/],
		[
			"my birthday is in January, which class is done by the end of March",
			/^Our classes ending by Mar 31/,
		],
	])("but not what is of something else: %s", (message, lead) => {
		const text = said(message, { classes: [evenings, saturdays, short] });
		expect(text).toMatch(lead);
		expect(text).not.toMatch(/ and ending by/);
	});
});

test("an alternative is told with both sides, and the length of a class is no wish for its days", () => {
	for (const start of ["Jan 5", "Feb 8"])
		expect(said("which finishes sooner, the day or evening classes")).toContain(start);
	expect(said("which evening class is shorter")).not.toContain("Feb 8");
	const both = said("which CNA ends sooner, the night one or the morning one");
	expect(both).toContain("Jan 5 – Mar 4");
	expect(both).toContain("Feb 8 – Apr 8");
	expect(said("how many weeks from start to finish is the January CNA")).toMatch(
		/^Our class for .* starting in January 2027 takes 9 weeks/,
	);
	expect(said("which classes have only got a few places left")).toMatch(/with their last places/);
});

test("who is at school until a time is free after it", () => {
	const text = said(
		"my son is in high school till 2:30 and then he is free, is there a CNA class that he could make",
	);
	const [list = ""] = text.split("Other classes");
	expect(list).toContain("Jan 5 – Mar 4");
	expect(list).not.toContain("Feb 8 – Apr 8");
});

test("days off work are free, and whoever fetches children has the weekdays until then", () => {
	const text = said("I am off work on Mondays and Wednesdays only, what is there");
	expect(text).toContain("Feb 8 – Apr 8");
	expect(text).not.toContain("Jan 5 –");
	const early = openClass("ekg", ["2027-02-01", "2027-02-20"], "monday 09:00 12:00");
	const fetched = said(
		"I drop my kids at 8:30 and must be back at the school by 3, which class fits",
		{
			classes: [early, saturdays],
		},
	);
	expect(fetched).toContain("Feb 1");
	expect(fetched).not.toContain("Jan 23");
});

test("which classes are full, in a language that few speak, or leave a day free, is told", () => {
	const full = { ...evenings, label: "waiting list" as const };
	const lists = said("are there any waitlists and for which classes", {
		classes: [full, saturdays],
	});
	expect(lists).toContain("Jan 5");
	expect(lists).not.toContain("Jan 23");
	expect(said("are there classes in creole")).toMatch(/^There is no class in Haitian Creole/);
	const free = said("which class leaves my Tuesdays free");
	expect(free).toContain("Jan 23");
	expect(free).not.toContain("Jan 5 –");
	expect(said("I have 1300 saved up, what can I take")).toContain("for $1,300 or less");
});

describe("classes that are compared come in the order that was asked for", () => {
	const dear = { ...mornings, total: 145_000, label: "open" } as const;
	const short = openClass("ekg", ["2027-02-01", "2027-02-20"], "monday 09:00 12:00", {
		total: 130_000,
	});
	/** The first days, in the order of the answer. */
	const starts = (message: string) =>
		said(message, { classes: [evenings, saturdays, short, dear] }).match(
			/(?:Jan 5|Jan 23|Feb 1|Feb 8|5 ene|23 ene|1 feb|8 feb)(?= –)/g,
		);
	test.each([
		[
			"what class costs the least, which is cheapest",
			"the least expensive first, one of each program",
			"Jan 5",
		],
		[
			"which of your classes is over first",
			"in the order in which they end, one of each program",
			"Feb 1",
		],
		[
			"which class takes the shortest time, the shortest one",
			"the shortest first, one of each program",
			"Feb 1",
		],
		["which class begins first", "in the order in which they start, one of each program", "Jan 5"],
		["que clase se acaba mas rapido", "en el orden en que terminan, una de cada programa", "1 feb"],
		["cual de las clases es mas economica", "primero la más barata, una de cada programa", "5 ene"],
	])("%s", (message, order, first) => {
		expect(said(message, { classes: [evenings, saturdays, short, dear] })).toContain(`, ${order}:`);
		expect(starts(message)?.[0]).toBe(first);
	});

	test("before it ends is no order", () => {
		expect(said("do I get my card before finishing the CNA class")).not.toContain("in the order");
	});
});

test.each([
	["my boss gives me Saturdays off, what class can I take", /Jan 23/, /Jan 5 –/],
	["do you give free classes on Saturdays", /Jan 23/, /Jan 5 –/],
	[
		"I cant get off work on Tuesdays, what CNA classes are there",
		/could fit:\n• Feb 8/,
		/could fit:\n• Jan 5/,
	],
	["I want a shorter class, on Saturday or Sunday", /Jan 23/, /Jan 5 –|Feb 8 –/],
	[
		"I want English classes, but my mom only speaks Spanish",
		/in English/,
		/^Our classes in Spanish/,
	],
	["which class only takes a few weeks", /Jan 5 –/, /last places:/],
	["how many classes end in April", /Feb 8 –/, /Jan 5 –/],
	[
		"My kids are in school until 2:30. What is available after January 15?",
		/Feb 8 –/,
		/could fit:\n.*6:00/,
	],
	[
		"I start a new job in January, I must be done by the end of March",
		/ending by Mar 31/,
		/starting in January/,
	],
	["when does the crash course for CNA and phlebotomy start", /^Our classes/, /overlap:/],
	["does CNA or phlebotomy overlap with my job", /Jan 23/, /overlap:|These two/],
	["do CNA and phlebotomy overlap, and what do they cost", /\$1,250/, /overlap:|These two/],
])("words that only look alike are read as they are meant: %s", (message, told, other) => {
	const text = said(message);
	expect(text).toMatch(told);
	expect(text).not.toMatch(other);
});

test("who speaks one language only needs classes in it", () => {
	expect(said("my mom only speaks Spanish, which class is for her")).toMatch(
		/^Our classes in Spanish:/,
	);
	expect(said("mi esposo habla solo español, que clases hay")).toMatch(
		/^Nuestras clases en español:/,
	);
});

test("a class that lets out before a time is over then", () => {
	const late = openClass("ekg", ["2027-02-01", "2027-02-20"], "monday 09:00 12:30");
	const early = openClass("ekg", ["2027-03-01", "2027-03-20"], "monday 09:00 11:30");
	const text = said("does any class let out before noon", { classes: [late, early] });
	expect(text).toContain("Mar 1");
	expect(text).not.toContain("Feb 1");
	expect(said("does any class start before noon", { classes: [late, early] })).toContain("Feb 1");
});

describe("a time beside a program or beside another time", () => {
	test("names the class that one could still come to", () => {
		const text = said("I travel until January 20, could I enter the CNA one");
		expect(text).toContain("starting on or after Jan 20, 2027");
		expect(text).toContain(MORNINGS);
	});

	test("is of what is asked for, not of what is told before", () => {
		const text = said(
			"we move house in January, do you have something starting in February please",
		);
		expect(text).toContain("starting in February 2027");
		expect(said("I work Monday to Friday 9 to 6 something for Saturdays")).toContain(SATURDAYS);
	});

	test("a program whose name has a slip is meant all the same, also a slip that others make", () => {
		const medical = openClass(
			"clinical-medical-assistant",
			["2027-02-01", "2027-06-17"],
			"monday 09:00 13:00",
		);
		const text = said("when does the medcal assistant class begin", {
			classes: [evenings, medical],
		});
		expect(text).toContain("Our next class for Clinical Medical Assistant");
	});

	test("how the classes of a program differ is answered by both", () => {
		const text = said("how are the differences between your CNA classes");
		for (const line of [EVENINGS, MORNINGS]) expect(text).toContain(line);
	});
});

test("of classes that are compared each program has one, however many another has", () => {
	const many = Array.from({ length: 4 }, (_, at) =>
		openClass("cna", [`2027-0${at + 1}-04`, `2027-0${at + 2}-25`], "monday thursday 18:00 21:00"),
	);
	const late = openClass("ekg", ["2027-08-02", "2027-08-20"], "monday 09:00 12:00");
	for (const message of ["CNA or EKG, which is longer", "CNA or EKG, which is cheaper"])
		expect(said(message, { classes: [...many, late] })).toContain("Aug 2 – Aug 20");
});

test("a price that somebody can pay leaves out what costs more", () => {
	const cheap = openClass("cpr", ["2027-01-09", "2027-01-09"], "saturday 09:00 13:00", {
		total: 9_000,
	});
	const text = said("what can I take, I only have $100", { classes: [...classes, cheap] });
	expect(text).toContain("Our classes for $100 or less:");
	expect(text).not.toContain("CNA");
	const [, after] = converse(["when does CNA start", "I only have $100, what can I take"], {
		classes: [...classes, cheap],
	});
	expect(after?.text).toContain("Our classes for $100 or less:");
	expect(said("I only have $80, what can I take")).toContain("There is no class for $80 or less");
});

test("of several programs those without a class are answered by what the office states of them", () => {
	const stated = [...facts, fact("price", "ekg", "The EKG class costs $900.")];
	const text = said("how much are CNA, EKG and pharmacy technician", { facts: stated });
	expect(text).toContain("$1,250");
	expect(text).toContain("EKG Technician: The EKG class costs $900.");
	expect(text).toContain("There is no class with dates for Pharmacy Technician");
	expect(said("how much are CNA and EKG, is there a discount", { facts: stated })).toContain(
		"EKG Technician: The EKG class costs $900.",
	);
	const undated = said("how much are EKG and pharmacy technician", { facts: stated });
	expect(undated).toMatch(/\$900.*There is no class with dates for Pharmacy Technician/s);
});

test("what somebody's times leave out of a program is listed after what fits", () => {
	expect(said("which CNA class can I take, I work until 4")).toMatch(
		/could fit:.*Jan 5 – .*Other classes:.*Feb 8 – /s,
	);
});

test("what is asked of classes that were listed stays within them", () => {
	const last = (...messages: string[]) => converse(messages, { classes }).at(-1)?.text ?? "";
	expect(last("which classes start in January", "which of those is cheapest")).toContain(
		"starting in January 2027, the least expensive first",
	);
	const again = last("EKG at night?", "and in the morning?");
	expect(again).toMatch(/^As I said: There is no class.*a person helps you at \/contact\.$/);
});

test("of two programs the one without a class that fits is named", () => {
	const text = said("CNA or phlebotomy, is either of them on Saturdays");
	expect(text).toContain("Jan 23 – Mar 13");
	expect(text).toContain(
		"There is no class for Certified Nursing Assistant (CNA) on Saturday on our website right now.",
	);
});

test("the parts of a price are named where they are asked for", () => {
	expect(said("which classes have books included in the price")).toContain(
		"$1,250 in all (tuition $1,100, books $150)",
	);
	const [, included] = converse(["when does CNA start", "and what does it include"], { classes });
	expect(included?.text).toContain("(tuition $1,100, books $150)");
	expect(said("los horarios de todos los cursos")).toContain("5 ene – 4 mar 2027");
	const spanish = [["Books", "Libros"]];
	expect(said("¿qué clases incluyen los libros en el precio?", { spanish })).toContain(
		"(matrícula $1,100, libros $150)",
	);
});

test("on a day on which no class begins, those that meet on such days are told", () => {
	const text = said("is there a phlebotomy or CNA class this Saturday");
	expect(text).toMatch(/^There is no class starting Nov 21, 2026 .*:\n.*Jan 23 – /);
	expect(text).not.toContain("Jan 5 – ");
	expect(said("which classes start next Monday")).toContain("Jan 5 – ");
});

test("two times beside each other are a span, and two wishes a choice", () => {
	expect(said("which CNA class is between 9 and 2")).toMatch(/could fit:.*Feb 8 – .*Jan 5 – /s);
	expect(said("CNA on Saturdays or in the evening")).toContain(
		"Our classes for Certified Nursing Assistant (CNA) on Saturday or in the evening:",
	);
});

test("classes are meant where a single word or another topic stands beside them", () => {
	expect(said("monday and wednesday mornings, what is there")).toContain("Feb 8 – ");
	expect(said("which language is the CNA class in, my aunt speaks little English")).toContain(
		"English · ",
	);
	expect(said("mi tio solo habla español, cuando empieza el de CNA")).toContain("· inglés ·");
	expect(said("tuesday, what do you have then")).toContain("Jan 5 – ");
	expect(said("the schedule of all your courses")).toContain("Jan 5 – ");
	const [, first] = converse(["compare CNA and phlebotomy", "which one starts first"], { classes });
	for (const start of ["Jan 5 – ", "Jan 23 – "]) expect(first?.text).toContain(start);
});

test("what to do about a class of one's own is no question for classes", () => {
	const message = "what can I do if I miss a day next week";
	expect(said(message)).toBe(ask(message).text);
});

test("classes are found beside another question", () => {
	expect(said("is there any saturday class or something over zoom")).toContain("Jan 23 – ");
});

test("who complains of today is shown no classes", () => {
	const message = "none of you knows anything, third time today that i ask";
	expect(said(message)).toBe(ask(message).text);
});

test("a class whose fees are many and long is listed without them", () => {
	const fees = Array.from({ length: 6 }, () => ({ name: "f".repeat(60), amount: 100 }));
	const text = said("which classes have books included in the price", {
		classes: [{ ...evenings, fees }],
	});
	expect(text).toContain("Jan 5 – Mar 4");
	expect(text).not.toContain("fff");
});

test("a program without a class is told beside as many classes as there are", () => {
	const many = Array.from({ length: 4 }, (_, at) =>
		openClass("cna", [`2027-0${at + 1}-04`, `2027-0${at + 2}-25`], "monday thursday 18:00 21:00"),
	);
	expect(said("how much are CNA and pharmacy technician", { classes: many })).toMatch(
		/Jan 4 – .*There is no class with dates for Pharmacy Technician .*\/contact\./s,
	);
});

test("room is asked for in other ways, also in a few words after a class was told", () => {
	const last = (...messages: string[]) => converse(messages, { classes }).at(-1)?.text ?? "";
	expect(said("how many spots does the EKG class have open")).toContain(
		"There is no class with dates for EKG Technician",
	);
	expect(last("when does CNA start", "got any room")).toContain("Jan 5 – ");
	expect(last("CNA in the evening", "how much time do I have to enroll")).toContain(
		"register by Dec 29, 2026",
	);
	expect(said("do CNAs fill syringes")).not.toContain("Jan 5 – ");
});

test("a time that was named before is meant by that date, whatever else is asked with it", () => {
	const last = (...messages: string[]) => converse(messages, { classes }).at(-1)?.text ?? "";
	const text = last("which CNA class starts by January 20", "what else begins before that date");
	expect(text).toContain("Jan 5 – ");
	expect(text).not.toContain("Jan 23 – ");
	expect(last("CNA classes in the evening", "how much are those")).not.toContain("Feb 8 – ");
});

test("what a waiting list is, is said before the classes", () => {
	for (const message of ["how does your waiting list work", "what does waiting list mean for CNA"])
		expect(said(message)).toMatch(/^You can register for a class that is full, .*Jan 5 – /s);
	expect(said("is there a waiting list for CNA")).toMatch(/^Our classes for/);
});

test("of a program without a class its stated price is told beside its dates", () => {
	const stated = [...facts, fact("price", "ekg", "The EKG class costs $900.")];
	expect(said("when does EKG begin and what is the price", { facts: stated })).toMatch(
		/\$900.*There is no class with dates for EKG Technician/s,
	);
});

test("when a class meets is asked of its dates", () => {
	expect(said("ok so CNA then, when does this class of yours meet")).toContain("Jan 5 – ");
	expect(said("is CNA in Spanish on weekdays")).toContain("on weekdays in Spanish");
});

test("classes that are told apart by their times are all listed, and of prices each program has one", () => {
	const stated = [...facts, fact("price", "ekg", "The EKG class costs $900.")];
	const price = fact("price", "cna", "The course costs $1,250 in all.");
	const apart = said("is there a difference in price between evening CNA and Monday CNA", {
		facts: [price],
	});
	for (const line of ["Jan 5 – ", "Feb 8 – "]) expect(apart).toContain(line);
	expect(said("CNA or EKG, which costs less", { facts: stated })).toMatch(/Jan 5 – .*\$900/s);
	expect(said("CNA or EKG, which is longer", { facts: stated })).not.toContain("$900");
	const [, again] = converse(["how much is EKG", "are fees included in that"], {
		classes,
		facts: stated,
	});
	expect(again?.text).toMatch(/^As I said: The EKG class costs \$900\./);
});

test("what was told of the office comes before the classes that are asked for with it", () => {
	const stated = [...facts, fact("price", "cna", "The course costs $1,250 in all.")];
	expect(said("are you open on Saturday? and when does phlebotomy begin")).toMatch(
		/^On Saturday the office is open .*Jan 23 – /s,
	);
	expect(
		said("what is the price of CNA and is the office open tomorrow", { facts: stated }),
	).toMatch(/The office is open tomorrow .*\$1,250/s);
});

test("what several classes must have is told in the heading, and what is not so leaves a class out", () => {
	expect(said("which classes are nearly full")).toContain("Our classes with their last places:");
	expect(said("which classes still have seats")).not.toContain("Feb 8 – ");
	expect(said("what meets one day a week")).toMatch(/^Our classes on 1 day a week:\n.*Jan 23 – /);
	expect(said("anything of 8 weeks or less")).toMatch(
		/^Our classes of 8 weeks or less:\n.*Jan 23 – /,
	);
	expect(said("one that starts and ends within January")).not.toContain("Our classes for");
	expect(said("what starts on January 12")).toContain("There is no class starting Jan 12, 2027");
});

test("an own time beside programs asks for their classes, and of a short word one topic", () => {
	expect(said("I am free from 5pm to 10pm, tell me the CNA choices")).toContain("Jan 5 – ");
	const price = fact("price", "cna", "The course costs $1,250 in all.");
	const [, cost] = converse(["tell me about CNA", "cost?"], { classes, facts: [price] });
	expect(cost?.text).toBe("The course costs $1,250 in all.");
});

test("what is not wanted is left out of what was told", () => {
	const cheap = openClass("cpr", ["2027-01-09", "2027-01-09"], "saturday 09:00 13:00", {
		total: 9_000,
	});
	const [first, other] = converse(["which class costs the least", "no, not CPR"], {
		classes: [...classes, cheap],
	});
	expect(first?.text).toContain("CPR");
	expect(other?.text).toMatch(
		/^Our classes other than [^,]*, the least expensive first, one of each program:/,
	);
	expect(other?.text).not.toContain("• CPR");
});

test("another class is asked for in few words, and a month after a class was told", () => {
	const last = (...messages: string[]) => converse(messages, { classes }).at(-1)?.text ?? "";
	expect(last("is CNA in January full", "and the one after that?")).toContain(
		"starting on or after Feb 1, 2027",
	);
	expect(last("when does phlebotomy begin", "and if I wait until feb")).toContain(
		"starting on or after Feb 1, 2027",
	);
	expect(last("CNA or phlebotomy in January", "which is cheaper")).toContain("in January");
});

test("what there is none of is forgotten in the next question, and asked of another program", () => {
	const told = (...turns: string[]) => converse(turns, { classes }).at(-1)?.text;
	expect(told("is there a CNA class on Sundays?", "and phlebotomy?")).toContain("on Sunday");
	expect(told("is there a CNA class in June?", "how many weeks is it")).toMatch(/^Our classes/);
	expect(told("hay clase de CNA en español?", "cuántas semanas es")).toContain("en español");
});

test("who cannot come on a day that was told is told all days of the program", () => {
	const turns = ["CNA in the evening?", "and if i cant that day?"];
	const text = converse(turns, { classes }).at(-1)?.text;
	expect(text).toContain(EVENINGS);
	expect(text).toContain(MORNINGS);
});

test("who missed a month that is over is told the next class", () => {
	const text = said("i missed the CNA class in october, when is the next one");
	expect(text).toContain("starts on Tuesday, January 5");
	expect(said("if i miss January, when is the next CNA class")).not.toContain(EVENINGS);
});

test("how often one must come, and where room is left, are asked of classes", () => {
	expect(said("do I need to come every day for CNA")).toContain(EVENINGS);
	expect(said("what if I cant come every day to CNA")).not.toContain(EVENINGS);
	const turns = ["hay CNA de noche?", "y queda espacio?"];
	expect(converse(turns, { classes }).at(-1)?.text).toContain("inscripción hasta el 29 dic 2026");
});

test("a program is also told by what is done there, alone or after classes", () => {
	const turns = ["hay clases en enero?", "la de sacar sangre"];
	expect(converse(turns, { classes }).at(-1)?.text).toMatch(/flebotomía.*23 ene/s);
	expect(ask("quiero saber del de sacar sangre").text).toMatch(/^Flebotomía: /);
	expect(ask("me interesa el curso para sacar muestras de sangre").text).toMatch(/^Flebotomía: /);
	expect(said("cuánto dura el curso de asistente de salud en casa")).not.toContain("5 ene");
});

test("on a program's page other programs are asked for by all of them, and by refusing it", () => {
	const onPage = (message: string) => said(message, { course: "phlebotomy" });
	expect(onPage("what classes do you have in the evening")).not.toContain(EVENINGS);
	expect(onPage("what courses do you have in the evening")).toContain(EVENINGS);
	expect(onPage("not this course, which one is the cheapest")).toContain("Nursing");
	expect(onPage("at night, yes or no")).not.toContain(EVENINGS);
});

test("a greeting is no wish, and hides no question", () => {
	expect(said("hola buenas noches cuando empieza CNA")).not.toContain("por la noche");
	expect(said("buenas tardes cuantas semanas dura el curso de CNA")).toContain("9 semanas");
	const online = ask("Buenas noches, ¿las clases se pueden tomar en línea?").text;
	expect(online).not.toMatch(/^Sí/);
});

test("who asks for something shorter, or another course, is told of all programs", () => {
	const last = (...turns: string[]) => converse(turns, { classes }).at(-1)?.text ?? "";
	expect(last("how long is phlebotomy", "do you have something shorter?")).toContain("Nursing");
	expect(last("clases de flebotomía", "¿qué otro curso hay de noche?")).toContain("5 ene – ");
});

test("hours of work and of a child's school leave the hours after and before them", () => {
	const late = said("i can get out of work by 5, any class starting 5:30 or later?");
	expect(late).toContain(EVENINGS);
	expect(said("my son is in kindergarten till 3:15, is there a CNA class then")).toMatch(
		/could fit:\n• Feb 8/,
	);
});

test("which takes less time puts the shortest first", () => {
	expect(said("which takes less time, CNA or phlebotomy")).toContain("the shortest first");
});

test("classes that begin just when somebody is free say so", () => {
	const right = "begins right at the time you gave";
	expect(said("I work Monday to Friday until 6, which class could I take")).toContain(right);
	expect(said("I work Monday to Friday until 5, which class could I take")).not.toContain(right);
	expect(said("I can get to class by 6, which one could I take")).not.toContain(right);
});

test("whoever misses a class that was told is told those after it, without the date of the message before", () => {
	const last = (...messages: string[]) => converse(messages, { classes }).at(-1)?.text;
	for (const talk of [
		["which cna class starts by January 31", "if I miss that one, when is the next"],
		["cna that starts in January", "I can't make that one, when is the one after"],
		["que clase de cna empieza en enero", "si pierdo esa, cuando es la siguiente"],
	] as const)
		expect(last(...talk), talk[1]).toMatch(/^(?!.*Jan 5 –)(?!.*5 ene –).*(?:Feb 8 –|8 feb –)/s);
	expect(
		last("cna in English, one that starts in January", "and if I miss it the next one"),
	).toContain("in English starting on or after Jan 6, 2027");
});

test("what is told of several programs is compared as it was told", () => {
	const last = (...messages: string[]) => converse(messages, { classes }).at(-1)?.text ?? "";
	expect(last("anything in January", "which is the cheapest")).toContain(
		"starting in January 2027",
	);
	expect(last("CNA at night", "or in the morning?", "which of the two has room")).toMatch(
		/Jan 5 – .*Feb 8 – /s,
	);
	expect(last("does the evening CNA class have room", "how many?")).toContain("Jan 5 – ");
});

test("both ends of an order, and both sides of an alternative are told", () => {
	const middle = openClass("ekg", ["2027-02-01", "2027-02-20"], "monday 09:00 12:00", {
		total: 130_000,
	});
	const text = said("which is the cheapest class and which is the most expensive", {
		classes: [middle, { ...saturdays, total: 190_000 }, evenings],
	});
	for (const price of ["$1,250", "$1,900"]) expect(text).toContain(price);
	expect(said("is CNA on Sundays or only on weekdays")).toMatch(/Jan 5 – .*Feb 8 – /s);
	expect(said("which CNA class is full and which one has room")).toMatch(/Jan 5 – .*Feb 8 – /s);
});

test("what else is asked beside classes is answered after them", () => {
	expect(said("is phlebotomy on Saturdays? and may I bring my baby")).toMatch(
		/Jan 23 – .*child care/s,
	);
	expect(said("when does EKG begin, and can I park there")).toMatch(/EKG Technician .*parking/s);
	expect(said("compare the prices of CNA and phlebotomy")).toMatch(/Jan 5 – .*Jan 23 – /s);
	expect(said("is the exam included in the price of CNA")).toContain("tuition $1,100");
});

test("what somebody only tells of their life is no question beside the classes", () => {
	const ends = said("I fly home on April 2. Until when does phlebotomy on Saturdays go?");
	expect(ends).toMatch(/Jan 23 – Mar 13/);
	expect(ends).not.toContain("attendance");
	expect(said("what if I miss a class, and is phlebotomy on Saturdays?")).toContain("attendance");
	const ride = said("My brother drives me from Newark. What days is phlebotomy?");
	expect(ride).toMatch(/^Our class for Phlebotomy/);
	const daycare = said(
		"The daycare takes my girl from 9 AM to 2 PM. Is there a nursing assistant class in that time?",
	);
	expect(daycare).toMatch(/Feb 8 – /);
});

test("the classes of a program are told, and that it has none", () => {
	expect(said("CNA classes?")).toMatch(/^Our classes for Certified Nursing Assistant/);
	expect(said("do you have patient care tech classes coming up")).toMatch(
		/^Yes, we offer Patient Care Technician.*\nThere is no class with dates for Patient Care Technician/,
	);
});

test("what is told of one’s own life, or of somebody else’s work, asks for nothing", () => {
	expect(said("what time do the night classes get out, my last bus is 9:15")).toContain(EVENINGS);
	const own = said("my husband works days, is there a CNA class in the morning");
	expect(own).toMatch(/^Our classes/);
	expect(own).toContain(MORNINGS);
	const hers = said("my sister works nights, is there a CNA class for her");
	expect(hers.split("Other classes")[0]).not.toContain(EVENINGS);
});

test("how long, beside a program alone, is how long its classes take", () => {
	for (const message of ["CNA how long", "how long CNA", "cuanto dura CNA"])
		expect(said(message)).toContain("9 ");
	expect(said("how long is the CNA certificate good for")).not.toContain("9 weeks");
});

test("what can be finished by a day ends by it", () => {
	expect(said("can i finish anything before the end of january")).toMatch(/ending by Jan 31, 2027/);
});

test("who may register for a full class is told of its waiting list", () => {
	const answer = said("is there a waiting list for the CNA in the morning or can I just register");
	expect(answer).toMatch(/waiting list/);
	expect(answer).not.toContain("Register for");
	const talk = converse(["CNA in the morning?", "so is it full? how does that list work"], {
		classes,
	});
	expect(talk.at(-1)?.text).toContain("offer it to the next person");
});

test("until children come home with the bus somebody is free", () => {
	const answer = said("my daughters get on the bus 8:15 and come home 2:55, which class can I do");
	expect(answer).toContain("Feb 8 – Apr 8");
	expect(answer).not.toContain("6:00–9:00 PM");
});

test("on a program's page it is compared with the one that is named", () => {
	const onPage = (message: string) => said(message, { course: "phlebotomy" });
	expect(onPage("is this or home health aide better for me")).toMatch(/Phlebotomy.*Home Health/s);
	expect(onPage("is this or cna or home health aide better")).toMatch(/Nursing.*Home Health/s);
	expect(onPage("can i take this and cna at the same time")).toMatch(/overlap/);
	expect(onPage("is cna on this week")).not.toContain("Phlebotomy");
});

test("books are asked of a price, not of what the whole school wears", () => {
	const stated = [
		...facts,
		fact("supplies", null, "Wear plain navy scrubs."),
		fact("price", "ekg", "The EKG class costs $900, books included."),
	];
	const fees = [{ name: "Books", amount: 10_000 }];
	const ekg = openClass("ekg", ["2027-01-05", "2027-01-28"], "tuesday 09:00 12:00");
	const talk = converse(["how much is EKG", "and are the books included in that"], {
		classes: [{ ...ekg, fees }],
		facts: stated,
	});
	expect(talk.at(-1)?.text).not.toContain("scrubs");
	expect(ask("what do i wear to class", [], { classes, facts: stated }).text).toContain("scrubs");
});

test("an age is told without a gap for classes that have dates", () => {
	const age = fact("age", null, "You must be 18 or older.");
	const answer = said("how old must I be and when do you start", { facts: [...facts, age] });
	expect(answer).toContain("18 or older");
	expect(answer).not.toContain("information about start dates");
	expect(answer).toContain("/classes");
});

test("how many places are left is not on the website", () => {
	expect(said("how many seats are left for CNA")).toMatch(/^How many places .* office.*Jan 5/s);
	expect(said("¿cuántos lugares quedan en la de CNA?")).toContain("no está en nuestro sitio");
	expect(said("are there any seats left for CNA")).not.toContain("How many places");
});

test("the day by which one registers is asked for", () => {
	const ekg = openClass("ekg", ["2027-01-05", "2027-01-28"], "tuesday 09:00 12:00");
	for (const asked of ["what day must i register for EKG", "which date i have to register for ekg"])
		expect(said(asked, { classes: [{ ...ekg, registerBy: null }] })).toContain(
			"lists no last day to register",
		);
});

test("what is asked beside the classes is said, however shortly", () => {
	expect(said("Childcare? CNA in the evening?")).toContain("child care");
	expect(said("CNA evenings. I may have to miss two classes, okay?")).toContain("attendance");
	expect(said("tell me where you are and when CNA starts in January")).toMatch(/^We are at/);
	expect(said("is there a discount for classes on Saturday")).toContain("discount");
});

test("whether a place is left is not asked of how to register, nor of the price", () => {
	expect(said("is the CNA class filled or am I still on time to register")).toMatch(/^Our classes/);
	expect(said("is ther still a seat in de CNA class")).toMatch(/^Our classes/);
	expect(said("I want to reserve a seat for CNA")).toContain("/register");
	expect(said("how can I register, is CNA still open?")).toContain("/register");
	expect(said("Is CNA filled up? Your site shows a waiting list.")).toMatch(/^Our classes/);
});

test("the hours of a program are those of its classes, and how long it goes is no deadline", () => {
	expect(said("horario de CNA")).toMatch(/^Nuestras clases/);
	for (const message of ["horario de la oficina para CNA", "office hours for CNA"]) {
		expect(said(message)).toMatch(/oficina|office/i);
	}
	expect(said("until when must I register for phlebotomy")).toContain("no last day");
	for (const message of ["until when does CNA run", "¿hasta cuándo va la clase de CNA?"]) {
		expect(said(message)).toMatch(/^(?:Our classes|Nuestras clases)/);
	}
});

test("an hour to be home by, without AM or PM, is one of the evening", () => {
	expect(said("CNA: I must be back home by 9:30, which class works?")).toMatch(
		/could fit:\n• Jan 5 – .*6:00–9:00 PM/,
	);
	expect(said("I work the second shift until 10 at the hospital. CNA in the evening?")).toMatch(
		/^I found no class/,
	);
});

test("prices told apart by a language, and how many classes there are, are asked of all", () => {
	const english = openClass("phlebotomy", ["2027-02-01", "2027-03-24"], "monday 18:00 21:00");
	const text = said("does the price of phlebotomy depend on whether it is in Spanish", {
		classes: [...classes, english],
	});
	for (const line of ["Jan 23 – ", "Feb 1 – "]) expect(text).toContain(line);
	expect(said("is there more than one phlebotomy class")).toMatch(/^There is only one class/);
	expect(said("which is the first class that I can take")).toMatch(/Jan 5 – /);
});

test("all classes are listed, also of two programs in one month, and their sum is asked with each price", () => {
	expect(said("list all CNA classes")).toMatch(/Jan 5 – .*Feb 8 – /s);
	expect(said("CNA and phlebotomy, can I do both in January")).toMatch(/Jan 5 – .*Jan 23 – /s);
	const stated = [...facts, fact("price", "ekg", "The EKG class costs $900.")];
	expect(said("the total for CNA and EKG", { facts: stated })).toMatch(/\$1,250.*\$900/s);
});

test("a program with a single class is said to have no other", () => {
	const last = (...messages: string[]) => converse(messages, { classes }).at(-1)?.text ?? "";
	expect(last("when is phlebotomy", "do you have other dates")).toMatch(
		/^There is only one class for Phlebotomy Technician/,
	);
	expect(last("when is CNA", "do you have other dates")).not.toContain("only one");
});

test("two programs that were asked about one after the other are compared, or asked the same", () => {
	const last = (...messages: string[]) => converse(messages, { classes }).at(-1)?.text ?? "";
	expect(last("when is CNA", "when is phlebotomy", "which one begins sooner")).toMatch(
		/Jan 5 – .*Jan 23 – /s,
	);
	const text = last("anything in the evening?", "and for EKG and pharmacy technician?");
	expect(text).toContain("no class with dates for EKG Technician and Pharmacy Technician");
});

test("of classes that were told one after the other only those are compared", () => {
	const third = openClass("cna", ["2027-03-01", "2027-05-03"], "saturday 09:00 15:00");
	const text = converse(["CNA at night", "or on Saturdays?", "which of them ends first"], {
		classes: [...classes, third],
	}).at(-1)?.text;
	expect(text).toMatch(/Jan 5 – .*Mar 1 – /s);
	expect(text).not.toContain("Feb 8 – ");
});

test("where no class fits, those come first that fit the most of it", () => {
	const text = said("is there a class in Spanish on Mondays");
	expect(text).toMatch(/^There is no class on Monday in Spanish .*Jan 23 – .*Jan 5 – /s);
});

test("how one comes on a waiting list is said before the classes", () => {
	for (const message of [
		"could I be added to the waiting list of CNA",
		"what if the CNA class is full",
	])
		expect(said(message), message).toMatch(/^You can register for a class that is full/);
});

test("after one class and then another was told, which is cheaper compares them", () => {
	const last = (...messages: string[]) => converse(messages, { classes }).at(-1)?.text ?? "";
	const text = last("CNA in the evening", "and CNA in the morning", "which one costs less");
	for (const line of ["Jan 5 – ", "Feb 8 – "]) expect(text).toContain(line);
	expect(last("CNA in the evening", "is the price the same in the morning")).toContain("Feb 8 – ");
});

test("that classes have no last day to register is said where it is asked for", () => {
	const none = "Our website lists no last day to register for these classes.";
	expect(said("what is the registration deadline for phlebotomy")).toContain(none);
	expect(said("hasta cuando me puedo inscribir en flebotomia")).toMatch(/^Nuestro sitio no indica/);
	expect(said("by when do I have to sign up for CNA")).toContain("register by Dec 29, 2026");
	expect(said("by when do I have to sign up for CNA")).not.toContain(none);
	expect(said("when does phlebotomy start")).not.toContain(none);
});

test("how often something must be renewed asks for no class", () => {
	const text = said("cada cuanto hay que renovar la tarjeta de RCP");
	expect(text).not.toContain("Nuestras clases");
	expect(text).toContain("dos años");
});

test("a price and a place asked together are both told", () => {
	const text = said("how much is CNA and is there room left");
	for (const line of [EVENINGS, MORNINGS]) expect(text).toContain(line);
});

test("what somebody has is compared with the price, however it is asked", () => {
	for (const message of ["is $1300 enough for CNA", "will 1300 cover CNA"])
		expect(said(message), message).toMatch(/^Our classes for .* for \$1,300 or less:/);
	expect(said("is 900 enough for CNA")).toMatch(/^There is no class .* for \$900 or less /);
});

test("a program without a class has no date, and no price only where none is stated", () => {
	for (const message of ["do you have a date for EKG yet", "tienen fecha para EKG"])
		expect(said(message), message).toMatch(/There is no class with dates|no hay .* con fechas/);
	expect(said("when does EKG start")).toContain("what is planned and what it costs:");
	const stated = [...facts, fact("price", "ekg", "The EKG class costs $900.")];
	const text = said("how much is EKG and when does it start", { facts: stated });
	expect(text).toContain("$900");
	expect(text).toContain("what is planned: call");
});

describe("more classes than there is room for", () => {
	const weekly = ["monday", "tuesday", "wednesday", "thursday"].flatMap((day) =>
		["ekg", "pharmacy", "cpr"].map((slug) =>
			openClass(slug, ["2027-01-11", "2027-03-15"], `${day} 09:00 12:00`, {
				registerBy: "2027-01-08",
				label: day === "monday" ? "waiting list" : "open",
			}),
		),
	);
	const asked = (message: string) => said(message, { classes: weekly });

	test("are counted, those with places first, the first of each program before a second", () => {
		const text = asked("which classes do you have");
		expect(text).toMatch(/These are (\d) of 12\. All classes are on \/classes\.$/);
		expect(text).not.toContain("waiting list");
		for (const name of ["EKG", "Pharmacy", "CPR"]) expect(text).toContain(`• ${name}`);
		expect(asked("cuales clases tienen")).toMatch(/Son \d de 12\. Todas las clases/);
	});

	test("are told without their lengths where an end is asked for", () => {
		const text = asked("tengo que terminar antes de abril, que opciones hay");
		expect(text).toContain("fecha final");
		expect(text).not.toContain("semanas");
	});

	test("have their last day to register where there is room, or where it is asked for", () => {
		expect(asked("which classes do you have")).not.toContain("register by");
		expect(asked("by when do I have to register for your classes")).toContain("register by");
	});
});

test("what days and hours of a program are asked beside one's own are those of its classes", () => {
	const text = said("cna what days and hours, my daughter is in school until 3");
	expect(text).toContain(MORNINGS.slice(0, 20));
	expect(text).not.toContain("office");
});

test("whether it is too late asks for the last day to register", () => {
	for (const message of [
		"can I still get into the CNA class",
		"the Saturday phlebotomy, is it too late already",
		"what is the final day to register for CNA",
	])
		expect(said(message), message).toMatch(/register by|no last day to register/);
	const full = classes.map((one) => ({ ...one, registerBy: null, label: "waiting list" as const }));
	expect(said("is it too late for the CNA class", { classes: full })).not.toContain("no last day");
});

test("a day class is one in the daytime, and not of one day", () => {
	const text = said("is there a day class for CNA");
	expect(text).toContain("in the daytime:");
	expect(text).toContain("Feb 8 – ");
	expect(text).not.toContain("Jan 5 – ");
});

test("a class of two days is none of one day", () => {
	const days = ["2027-01-09", "2027-01-10"] as const;
	const [one, two] = days.map((last) =>
		openClass("cpr", [days[0], last], "saturday sunday 09:00 12:00"),
	);
	const text = said("is there a one day class", {
		classes: [one, two].flatMap((each) => each ?? []),
	});
	expect(text.match(/•/g)).toHaveLength(1);
});

test("who drives a bus for work asks no way by bus", () => {
	const text = said("I drive a bus until 4, what time does CNA begin at night");
	expect(text).toContain("Jan 5 – ");
	expect(text).not.toContain("trains");
});

test("what one could begin by a time asks nothing of entry requirements", () => {
	expect(said("is there anything I can start before February")).not.toContain("requirements");
});

test.each(["is any class full", "are any of them already full", "hay alguna clase llena"])(
	"who asks what is full is told those classes alone: %s",
	(message) => {
		const text = said(message);
		expect(text).toContain(message.startsWith("hay") ? "8 feb – 8 abr" : "Feb 8 – Apr 8");
		expect(text).not.toMatch(/Jan 5|5 ene|Jan 23|23 ene/);
	},
);

test("which classes are full and which have room is told by those that are full, of one program by all", () => {
	expect(said("which classes are full and which have room")).toMatch(
		/^Our classes with a waiting list:\n.*Feb 8 – /,
	);
	expect(said("which cna classes are full and which have room")).toMatch(/Jan 5 – .*Feb 8 – /s);
});

test("a class of a whole day is none of the morning, unless there is no other", () => {
	expect(said("what do you have in the morning")).not.toContain("Jan 23 – Mar 13");
	const only = said("do you have phlebotomy in the morning");
	expect(only).toMatch(/^Our class/);
	expect(only).toContain("Jan 23 – Mar 13");
});

test("short names make room for all classes of a list", () => {
	const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
	const six = days.map((day, at) =>
		openClass(
			at % 2 === 0 ? "cna" : "chha",
			[`2027-02-0${at + 1}`, `2027-04-0${at + 1}`],
			`${day} 18:00 21:00`,
		),
	);
	const text = said("what classes start in february", { classes: six });
	expect(text.match(/^• (?:CNA|CHHA): /gm)).toHaveLength(6);
	expect(text).not.toContain("These are");
	expect(said("what classes start in february", { classes: six.slice(0, 2) })).toContain(
		"• Certified Nursing Assistant (CNA): ",
	);
});

test("whoever holds a program and asks for another is told the others, and of its exam what is asked", () => {
	const others = said("I am already a CNA, what other thing starts in January");
	expect(others).toContain("other than Certified Nursing Assistant (CNA)");
	expect(others).not.toContain(EVENINGS);
	const exam = said("I'm a CNA, what else do I need for the state exam");
	expect(exam).not.toMatch(/other than|Phlebotomy/);
	const renewal = said("I have my CNA but it expired, is there another course to renew it");
	expect(renewal).not.toMatch(/CHHA|Home Health/);
});

test("what is denied, told or wished beside a class does not hide one that fits", () => {
	const next = converse(["when is the cna class", "mornings are impossible, what comes next"], {
		classes,
	});
	expect(next.at(-1)?.text).not.toMatch(/There is no class/);
	expect(said("CNA beginning in February but no mornings")).not.toMatch(/^There is no class/);
	expect(said("there is no school until March, what starts soon")).toContain("Jan 5");
	expect(said("clases en ruso o español")).toContain("23 ene");
	expect(said("I must be in class at 6 for CNA, correct")).not.toMatch(/:\n• Feb 8/);
	expect(said("I work as a dental assistant, do you train for that")).toMatch(/^We don’t offer/);
});

test("where the office states starts, a list by dates says what is not in it, and what is known is not sent to the office", () => {
	const stated = [
		...facts,
		fact("start_dates", "cpr", "The next class starts on Thursday, December 3."),
		fact("class_times", null, "Evening classes are on Tuesdays and Thursdays."),
		fact("price", "pharmacy", "The course costs $1,300."),
	];
	expect(said("does anything begin in the first days of december", { facts: stated })).toContain(
		"Programs without class dates on our site are not in this list.",
	);
	expect(said("does anything begin in the first days of december")).not.toContain("not in this");
	const undated = said("which nights does pharmacy tech meet in the evening", { facts: stated });
	expect(undated).toContain("Evening classes are on Tuesdays and Thursdays.");
	expect(undated).not.toContain("what it costs");
	const several = said("are pharmacy tech and EKG on weekends", { facts: stated });
	expect(several).toContain("no class with dates");
	expect(several).not.toContain("Evening classes are");
	const compared = said("is pharmacy tech or phlebotomy the cheaper one", {
		facts: stated,
		classes: [...classes, saturdays],
	});
	expect(compared).toContain("$1,300");
	expect(compared).not.toContain("These are");
});

test("whether there is room is said of the only class, also where it did not fit", () => {
	const open = { ...saturdays, label: "open" as const };
	const answers = converse(
		["when does phlebotomy start", "I only have weekday evenings", "are there places left"],
		{ classes: [evenings, open] },
	);
	expect(answers[1]?.text).toMatch(/no class/);
	expect(answers[2]?.text).toMatch(/^Our class for Phlebotomy Technician has places open/);
});

test("a reason in Spanish is one of its own, and an hour in digits is one", () => {
	const sundays = said("tienen clases los domingos es que trabajo de lunes a sábado");
	expect(sundays).toMatch(/^No encontré una clase el domingo/);
	const late = said("my shift goes until 430, which class could i take");
	expect(late).toMatch(/could fit:/);
	expect(late).not.toContain("9:30 AM");
	for (const amount of [
		"is cna at 1100 now",
		"cheapest class before 900",
		"anything at 1100 or less",
	])
		expect(said(amount)).not.toContain("the times you gave");
});

test("the least expensive is told of programs without a class by the sentence that states their price", () => {
	const stated = [
		...facts,
		fact(
			"price",
			"cpr",
			"The class costs $95, with the book. You get the full cost in writing before you decide on anything.",
		),
		fact("price", "ekg", "You pay a deposit first. It is $200 of what your office tells you."),
	];
	const text = said("what is your cheapest class", { facts: stated });
	expect(text).toMatch(/^CPR and First Aid: The class costs \$95, with the book\.\n/);
	expect(text).not.toContain("$200");
	const own = fact("price", "cpr", `The class costs $95. ${"It is told in writing. ".repeat(5)}`, {
		spanish: `La clase cuesta $95. ${"Se dice por escrito. ".repeat(5)}`,
	});
	expect(said("cuál es la clase más barata", { facts: [own] })).toContain("La clase cuesta $95.\n");
	const monthly = [
		fact("price", "cpr", "From $40 a month. In all it is what the office tells you."),
	];
	expect(said("what is your cheapest class", { facts: monthly })).not.toContain("$40");
});

test("who has less than a class costs is told how the school lets one pay", () => {
	const plan = "You can pay in four monthly parts with no interest.";
	const stated = [...facts, fact("payment_plan", null, plan)];
	const told = said("I only have 300 dollars now, is there a CNA class", { facts: stated });
	expect(told).toContain("for $300 or less");
	expect(told).toContain(plan);
	for (const other of ["when does CNA start", "I have 5000 dollars, which class can I take"])
		expect(said(other, { facts: stated })).not.toContain(plan);
	const question = "I only have 300 dollars now, is there a CNA class";
	const cheap = { ...saturdays, total: 25_000 };
	expect(said(question, { facts: stated, classes: [evenings, cheap] })).toContain(plan);
	const both = said(`${question}, and can I pay monthly`, { facts: stated });
	expect(both.split(plan)).toHaveLength(2);
	const none = [...facts, fact("payment_plan", null, "We do not offer payment plans.")];
	expect(said("I only have 300 dollars now, is there a CNA class", { facts: none })).not.toContain(
		"payment plans",
	);
});
