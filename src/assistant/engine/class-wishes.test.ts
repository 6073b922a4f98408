import { expect, test } from "vitest";
import { type ClassWish, classWishIn } from "#assistant/engine/class-wishes.ts";
import { wordsOf } from "#assistant/engine/normalize.ts";

/** A wish of a message, its clauses between commas. */
const wished = (message: string): ClassWish =>
	classWishIn(message.split(",").map(wordsOf), "2026-11-26");

/** `mon 09:00-13:00`, for each weekday that has free times. */
const free = (message: string): string[] =>
	(wished(message).free ?? []).flatMap(({ days, from, to, before }) =>
		days.map((day) => `${day.slice(0, 3)} ${from}-${to}${before ? ` before ${before}` : ""}`),
	);
const on = (days: string, hours: string) => days.split(" ").map((day) => `${day} ${hours}`);
const [week, weekend] = ["mon tue wed thu fri", "sat sun"];

test.each([
	["do you teach it on Saturdays", on("sat", "00:00-24:00")],
	["algo el fin de semana", on(weekend, "00:00-24:00")],
	["Monday through Wednesday", on("mon tue wed", "00:00-24:00")],
	["anything but not on Fridays", on("mon tue wed thu sat sun", "00:00-24:00")],
	["Tuesday evenings", on("tue", "17:00-24:00")],
	["any class during the week", on(week, "00:00-24:00")],
	["something before 3, but after 9 am", on(`${week} ${weekend}`, "09:00-15:00")],
	["my husband has the car on weekdays so only weekends for me", on(weekend, "00:00-24:00")],
	["on Sunday too or only Saturday", on("sat sun", "00:00-24:00")],
	["Saturday is fine, only Sunday is bad", on("sat sun", "00:00-24:00")],
	["I got laid off last Monday", []],
	["I can get out of work by 5 PM", on(week, "17:00-24:00").concat(on(weekend, "00:00-24:00"))],
	["I work in the day", on(week, "17:00-24:00").concat(on(weekend, "00:00-24:00"))],
	["I am free from 6 PM to midnight", on(`${week} ${weekend}`, "18:00-24:00")],
	["anything in the pm", on(`${week} ${weekend}`, "12:00-24:00")],
	["how many times in the week does it meet", []],
	[
		"I start work at 3 PM, I get off at 11",
		[
			...week.split(" ").flatMap((day) => [`${day} 00:00-15:00`, `${day} 23:00-24:00`]),
			...on(weekend, "00:00-24:00"),
		],
	],
	["I work nights from 11 to 7 am", [...on(week, "07:00-23:00"), ...on(weekend, "00:00-24:00")]],
	["I work nights 11 to 7", [...on(week, "07:00-23:00"), ...on(weekend, "00:00-24:00")]],
	[
		"trabajo de 4 de la tarde a medianoche",
		[...on(week, "00:00-16:00"), ...on(weekend, "00:00-24:00")],
	],
	["buena noche, por la mañana", on(`${week} ${weekend}`, "00:00-14:00 before 12:00")],
	["Tuesdays, days or nights", [...on("tue", "17:00-24:00"), ...on("tue", "00:00-17:00")]],
	["buenas noches, por la mañana", on(`${week} ${weekend}`, "00:00-14:00 before 12:00")],
	["something after 5pm", on(`${week} ${weekend}`, "17:00-24:00")],
	["salir antes de las 2", on(`${week} ${weekend}`, "00:00-14:00")],
	["the children are in school until 2:30", on(week, "00:00-14:30")],
	["the children are in school, home at 2:30", on(week, "00:00-14:30")],
	["the kids are out of school at 3:15", on(week, "00:00-15:15")],
	["my kids get on the bus at 8:30 and i have to be home by 2", on(week, "00:00-14:00")],
	["I have to get my nephew from swim practice at 1:20", on(`${week} ${weekend}`, "00:00-13:20")],
	[
		"I need to be at the bus stop by 1:45, any daytime class",
		on(`${week} ${weekend}`, "00:00-13:45"),
	],
	[
		"a class in the morning, I have to get my nephew from swim practice at 1:20",
		on(`${week} ${weekend}`, "00:00-13:20 before 12:00"),
	],
	[
		"any evening class, I have to get my mother from her nurse at 3",
		on(`${week} ${weekend}`, "17:00-24:00"),
	],
	["tengo que recoger a mi hija de la escuela a las 2", on(week, "00:00-14:00")],
	["I am out of school at 3:15", on(`${week} ${weekend}`, "15:15-24:00")],
	[
		"one that doesnt meet on Mondays, I go to church Mondays",
		on("tue wed thu fri sat sun", "00:00-24:00"),
	],
	["does it go until 9", []],
	["you only show mornings, what do you have at night", on(`${week} ${weekend}`, "17:00-24:00")],
	["my interview is on Friday", []],
	["if there is one on Saturdays, I want to register", on("sat", "00:00-24:00")],
	["my hours are different every week, only weekends", on(weekend, "00:00-24:00")],
	["when he is off at 4 I am free", on(`${week} ${weekend}`, "16:00-24:00")],
	[
		"I have a second job Sundays, and Saturday nights",
		[...on(week, "00:00-24:00"), ...on(weekend, "00:00-17:00")],
	],
	["I must be home by 2", on(`${week} ${weekend}`, "00:00-14:00")],
	["finish in 4 weeks", []],
	["free from 6 to 9", on(`${week} ${weekend}`, "18:00-21:00")],
	["a class that starts at 9", on(`${week} ${weekend}`, "09:00-24:00 before 10:30")],
	["a class before noon", on(`${week} ${weekend}`, "00:00-24:00 before 12:00")],
	["any class on 1/5", []],
	["my train is at 1:10", []],
	["a class that starts at 9 or later", on(`${week} ${weekend}`, "09:00-24:00")],
	["what meets between 11 and 2", on(`${week} ${weekend}`, "11:00-14:00")],
	["one that I can get to by 6:15", on(`${week} ${weekend}`, "18:15-24:00")],
	["a class from 1 PM or later", on(`${week} ${weekend}`, "13:00-24:00")],
	["at night or on Sundays", [...on(`${week} sat`, "17:00-24:00"), ...on("sun", "00:00-24:00")]],
	[
		"los sábados o de noche",
		[...on(week, "17:00-24:00"), ...on("sat", "00:00-24:00"), ...on("sun", "17:00-24:00")],
	],
	["I want to take care of people at night", on(`${week} ${weekend}`, "17:00-24:00")],
	[
		"not Friday evening, no Saturday",
		[...on("mon tue wed thu", "00:00-24:00"), "fri 00:00-17:00", "sun 00:00-24:00"],
	],
	[
		"not Friday or Saturday nights",
		[...on("mon tue wed thu", "00:00-24:00"), ...on("fri sat", "00:00-17:00"), "sun 00:00-24:00"],
	],
	[
		"no nights on fridays",
		[...on("mon tue wed thu", "00:00-24:00"), "fri 00:00-17:00", ...on(weekend, "00:00-24:00")],
	],
	[
		"los viernes por la noche no puedo",
		[...on("mon tue wed thu", "00:00-24:00"), "fri 00:00-17:00", ...on(weekend, "00:00-24:00")],
	],
	["no Fridays or evenings", on("mon tue wed thu sat sun", "00:00-17:00")],
	["not sure if you have evenings", on(`${week} ${weekend}`, "17:00-24:00")],
	["I have no car so evenings are best", on(`${week} ${weekend}`, "17:00-24:00")],
	["evenings are out", on(`${week} ${weekend}`, "00:00-17:00")],
	["no hay de noche", on(`${week} ${weekend}`, "17:00-24:00")],
	["there are no evening courses, correct", on(`${week} ${weekend}`, "17:00-24:00")],
	["so you have no evening course", on(`${week} ${weekend}`, "17:00-24:00")],
	["there is no way I can do evenings", on(`${week} ${weekend}`, "00:00-17:00")],
	["my favorite course is at night", on(`${week} ${weekend}`, "17:00-24:00")],
	["for my sister the course is better in the evening", on(`${week} ${weekend}`, "17:00-24:00")],
	["my training is in the evening with you", on(`${week} ${weekend}`, "17:00-24:00")],
	["when I am done with evenings", on(`${week} ${weekend}`, "17:00-24:00")],
	["what does it cost", []],
	["I cannot come before four thirty", on(`${week} ${weekend}`, "16:30-24:00")],
	["until five in the afternoon, free", on(`${week} ${weekend}`, "00:00-17:00")],
	["desde las seis de la tarde", on(`${week} ${weekend}`, "18:00-24:00")],
	["after two classes", []],
	["in the afternoon", on(`${week} ${weekend}`, "12:00-24:00 before 17:00")],
	["por la tarde", on(`${week} ${weekend}`, "12:00-24:00")],
	["does any end before 1:30", on(`${week} ${weekend}`, "00:00-13:30")],
])("%s", (message, times) => {
	expect(free(message)).toEqual(times);
});

test("hours of the clock take the place of a part of the day", () => {
	expect(wished("mornings are bad for me, from 10 to 3 is fine").part).toBeUndefined();
});

const whole = (days: string) => on(days, "00:00-24:00");

test.each([
	["I work until 4", [...on(week, "16:00-24:00"), ...whole(weekend)]],
	["I work until 2, home by 3", [...on(week, "14:00-24:00"), ...whole(weekend)]],
	["I work Mondays, Tuesdays and Fridays all day long", whole("wed thu sat sun")],
	[
		"yo trabajo lunes y martes todo el dia",
		[...on("mon tue", "17:00-24:00"), ...whole("wed thu fri sat sun")],
	],
	["Sunday is for family", whole("mon tue wed thu fri sat")],
	[
		"my son has the car Tuesdays and Thursdays. What is there on the other days",
		whole("mon wed fri sat sun"),
	],
	["trabajo de noche", [...on(week, "00:00-17:00"), ...whole(weekend)]],
	["salgo de mi trabajo a las 3", [...on(week, "15:00-24:00"), ...whole(weekend)]],
	["I work until noon", [...on(week, "12:00-24:00"), ...whole(weekend)]],
	["I work Saturdays", whole("mon tue wed thu fri sun")],
	["I work Monday to Friday", [...on(week, "17:00-24:00"), ...whole(weekend)]],
	["my shift is 11pm to 7am", [...on(week, "07:00-23:00"), ...whole(weekend)]],
	[
		"I work 3 to 11",
		[
			...week.split(" ").flatMap((day) => [`${day} 00:00-15:00`, `${day} 23:00-24:00`]),
			...whole(weekend),
		],
	],
	[
		"I work 12 to 8",
		[
			...week.split(" ").flatMap((day) => [`${day} 00:00-12:00`, `${day} 20:00-24:00`]),
			...whole(weekend),
		],
	],
	["I work until 12am", whole(weekend)],
	["I take care of my father on Sundays", whole("mon tue wed thu fri sat")],
	[
		"I have a 9 to 5",
		[
			...week.split(" ").flatMap((day) => [`${day} 00:00-09:00`, `${day} 17:00-24:00`]),
			...whole(weekend),
		],
	],
	["I babysit Sundays", whole("mon tue wed thu fri sat")],
	["I work the dinner shift", [...on(week, "00:00-17:00"), ...whole(weekend)]],
	[
		"I work evenings, 4pm to 11pm",
		[
			...week.split(" ").flatMap((day) => [`${day} 00:00-16:00`, `${day} 23:00-24:00`]),
			...whole(weekend),
		],
	],
	["I work nights which is on Sundays", whole("sun")],
	["anything in the evening I work until 4", on(`${week} ${weekend}`, "17:00-24:00")],
	["I work in a bank, Saturdays", whole("sat")],
	[
		"I work every day except Saturday",
		[...on(week, "17:00-24:00"), ...whole("sat"), ...on("sun", "17:00-24:00")],
	],
	["I work breakfast, and lunch Monday to Thursday", whole("fri sat sun")],
	["I work Tuesday, Thursday", whole("mon wed fri sat sun")],
	[
		"I work Tue-Thu 8a-4p",
		[
			...whole("mon"),
			...["tue", "wed", "thu"].flatMap((day) => [`${day} 00:00-08:00`, `${day} 16:00-24:00`]),
			...whole("fri sat sun"),
		],
	],
	["I work every day until 3", on(`${week} ${weekend}`, "15:00-24:00")],
	[
		"shifts 6pm to 4:30am sunday to wednesday",
		[...on("mon tue wed", "04:30-18:00"), ...whole("thu fri sat"), ...on("sun", "04:30-18:00")],
	],
	["trabajo de lunes a viernes de 7 a 5 solo puedo los fines de semana", whole(weekend)],
	["my treatments are Tuesday, Thursday, Saturday", whole("mon wed fri sun")],
	[
		"our choir practice meets Wednesday nights",
		[...whole("mon tue"), "wed 00:00-17:00", ...whole("thu fri sat sun")],
	],
	[
		"mi clase de inglés es martes, y jueves por la noche",
		[
			...whole("mon"),
			"tue 00:00-17:00",
			...whole("wed"),
			"thu 00:00-17:00",
			...whole("fri sat sun"),
		],
	],
	["I sleep until noon", on(`${week} ${weekend}`, "12:00-24:00")],
	["I work 3 to 11, and I am off on Fridays", on("fri", "00:00-24:00")],
	[
		"a night class for someone who works 9 to 5",
		[
			...week.split(" ").flatMap((day) => [`${day} 00:00-09:00`, `${day} 17:00-24:00`]),
			...on(weekend, "00:00-24:00"),
		],
	],
])("whoever works is free for the rest: %s", (message, times) => {
	expect(free(message).filter((time) => !isEmpty(time))).toEqual(times);
});

/** `mon 16:00-12:00` */
const isEmpty = (time: string) => {
	const [from = "", to = ""] = time.slice(4).split(/[- ]/);
	return from >= to;
};

test("whoever works on the one day that is asked for is never free, not always", () => {
	expect(wished("is it on Fridays, I work Fridays").free).toEqual([]);
	expect(wished("is it good").free).toBeUndefined();
});

test("the end and the language of what somebody does already are no wishes, unless a class is asked for by them", () => {
	const { dates, language, days } = wished(
		"our English lessons are Monday to Wednesday 8 to 10 until April, what is there on Saturdays in Spanish",
	);
	expect({ dates, language, days }).toEqual({ dates: undefined, language: "es", days: [6] });
	expect(
		wished("my English class is on Mondays until March, any CNA class").language,
	).toBeUndefined();
	expect(wished("my class is on Mondays until May, what starts after that").dates?.from).toBe(
		"2027-06-01",
	);
});

test("what is asked for in place of a time that there is not is the wish", () => {
	expect(wished("if there is nothing in the morning, on Sundays").days).toEqual([0]);
	expect(free("if not on Saturdays, at night")).toEqual(on(`${week} ${weekend}`, "17:00-24:00"));
	expect(free("I want one that avoids Mondays")).not.toContain("mon 00:00-24:00");
	expect(wished("the last train is 10:20").free).toBeUndefined();
});

test("a language is named in both languages", () => {
	expect(wished("is there one in Spanish").language).toBe("es");
	expect(wished("hay clases en portugués en enero").language).toBe("pt");
	expect(wished("my English is bad, which one is in Spanish").language).toBe("es");
	expect(wished("English or Spanish").language).toBeUndefined();
	expect(
		wished("do the class in Spanish and the class in English cost the same").language,
	).toBeUndefined();
	expect(wished("la de español o la de inglés").language).toBeUndefined();
});

test("so many days a week are a wish, where they are not asked for", () => {
	expect(wished("I can only come two days a week").daysAWeek).toEqual({ days: 2, isMost: true });
	expect(wished("algo de una vez por semana").daysAWeek).toEqual({ days: 1, isMost: false });
	for (const message of ["how many days a week", "is it two days a week or three"])
		expect(wished(message).daysAWeek, message).toBeUndefined();
});

test.each([
	["less than two months", 60],
	["solo de uno o dos días", 2],
	["6 weeks or less", 42],
	["a three day course", 3],
	["can I finish in a month", 30],
	["un curso de 5 semanas", 35],
	["it starts in 2 weeks", undefined],
	["4 days a week", undefined],
])("how long a class may last: %s", (message, longest) => {
	expect(wished(message).longest).toBe(longest);
});

test("a place is a wish where a class with one is looked for", () => {
	for (const message of [
		"one that is not full",
		"which courses have seats",
		"alguna clase con cupo",
		"the first course with space",
		"el proximo curso con lugar",
	])
		expect(wished(message).room, message).toBe("any");
	for (const message of [
		"which courses are already full",
		"what is sold out",
		"is any class completely full",
		"which courses have a waiting list",
		"cuales estan con lista de espera",
	])
		expect(wished(message).room, message).toBe("none");
	expect(wished("which ones have only a few seats").room).toBe("last");
	for (const message of [
		"what is the full price",
		"is it full",
		"how many seats do you have",
		"do you have a waiting room",
	])
		expect(wished(message).room, message).toBeUndefined();
});

test("a language stands before the name of its class, and a requirement before another word", () => {
	expect(wished("a Spanish home health aide course").language).toBe("es");
	expect(wished("is Spanish needed for the class").language).toBeUndefined();
});

test("days have hours of their own", () => {
	const times = [...on("mon", "00:00-14:00 before 12:00"), ...on("wed", "17:00-24:00")];
	expect(
		free("monday mornings or wednesday nights").filter((time) => /mon|wed/.test(time)),
	).toEqual(times);
	expect(free("everything but weekends")).toEqual(on(week, "00:00-24:00"));
});

test("two times of a day are joined", () => {
	expect(free("I drop my girl off at 8 15, and pick her up at 2 30 which class fits")).toEqual(
		on(week, "08:15-14:30"),
	);
	expect(free("algo desde las 6 pm en adelante, de noche")).toEqual(
		on(`${week} ${weekend}`, "18:00-24:00"),
	);
	expect(free("I have my kids on Mondays")).toEqual(on("tue wed thu fri sat sun", "00:00-24:00"));
	expect(free("I get off at 2, and I have to be home by 9 pm")).toEqual(
		on(`${week} ${weekend}`, "14:00-21:00"),
	);
	expect(free("entro a las 7 am, salgo a las 3 pm")).toEqual(
		[...week.split(" "), ...weekend.split(" ")].flatMap((day) => [
			`${day} 00:00-07:00`,
			`${day} 15:00-24:00`,
		]),
	);
});

test("the day of a visit is no day of a class", () => {
	expect(wished("I will stop by on Wednesday, is there an evening class").days).toEqual([]);
	expect(wished("I can sign up on Friday, when does CNA begin").days).toEqual([]);
});

const january = { from: "2027-01-01", to: "2027-01-31", of: "firstDay", isDay: false };

test.each([
	["en enero", january],
	["may I come", undefined],
	["what may start in May", { ...january, from: "2027-05-01", to: "2027-05-31" }],
	["the one that starts jan 5", { ...january, from: "2027-01-05", to: "2027-01-05" }],
	["the jan 5 one", { ...january, from: "2027-01-05", to: "2027-01-05", isDay: true }],
	["el del 14 de diciembre", { ...january, from: "2026-12-14", to: "2026-12-14", isDay: true }],
	["after the holidays", { from: "2027-01-02", of: "firstDay", isDay: false }],
	["not before january", { from: "2027-01-01", of: "firstDay", isDay: false }],
	["not in January", { ...january, isNot: true }],
	["no evenings from February", undefined],
	["Lent starts on February 10, no evenings from then, which class fits", undefined],
	["we are not working until February", undefined],
	["she has no school until January 11", undefined],
	["not free until February", { from: "2027-02-01", of: "firstDay", isDay: false }],
	[
		"not available from February",
		{ ...january, from: "2027-02-01", to: "2027-02-28", isNot: true },
	],
	["not until February", { from: "2027-02-01", of: "firstDay", isDay: false }],
	["anything but January", { ...january, isNot: true }],
	["no later than January 9", { to: "2027-01-09", of: "firstDay", isDay: false }],
	["no earlier than January 9", { from: "2027-01-09", of: "firstDay", isDay: false }],
	["in the next three weeks", { ...january, from: "2026-11-26", to: "2026-12-17" }],
	["my name is April", undefined],
	["Maria Reyes", undefined],
	["between January and March", { ...january, to: "2027-03-31" }],
	["certified by summer", { to: "2027-05-31", of: "lastDay", isDay: false }],
	["january 2028", { ...january, from: "2028-01-01", to: "2028-01-31" }],
	["end of January", { ...january, from: "2027-01-20" }],
	["this winter", { ...january, from: "2026-12-01", to: "2027-02-28" }],
	["I am busy until March", { from: "2027-03-01", of: "firstDay", isDay: false }],
	["done by the end of february", { to: "2027-02-28", of: "lastDay", isDay: false }],
	["next month", { ...january, from: "2026-12-01", to: "2026-12-31" }],
	["el próximo año", { ...january, to: "2027-12-31" }],
	["this fall", { ...january, from: "2026-09-01", to: "2026-11-30" }],
	["can it start Tuesday", { ...january, from: "2026-12-01", to: "2026-12-01", weekdays: [2] }],
	["done by Saturday", { to: "2026-11-28", of: "lastDay", isDay: false }],
	["does it start on Tuesdays", undefined],
	["I will come by Tuesday", undefined],
	["is there one this Sunday", { ...january, from: "2026-11-29", to: "2026-11-29", weekdays: [0] }],
	["it is my birthday in May, when does the class end", undefined],
	["next week", { ...january, from: "2026-11-30", to: "2026-12-06" }],
	["esta semana", { ...january, from: "2026-11-26", to: "2026-11-29" }],
	["este fin de semana", { ...january, from: "2026-11-28", to: "2026-11-29", weekdays: [6, 0] }],
	["when is the next weekend class", undefined],
	["when does the next Tuesday class start", undefined],
	["at the end of next week", { ...january, from: "2026-11-30", to: "2026-12-06" }],
	["middle of summer", { ...january, from: "2027-06-01", to: "2027-08-31" }],
	["in January, which classes are there", january],
	["mid January", { ...january, from: "2027-01-10", to: "2027-01-20" }],
	["what is there para enero", january],
	["certificada para enero", { to: "2027-01-31", of: "lastDay", isDay: false }],
	["I move in May, is there a class in January", january],
	[
		"my lease ends on February 3, a class before that date",
		{ to: "2027-02-02", of: "firstDay", isDay: false },
	],
	[
		"I come home in March, something that starts after that",
		{ from: "2027-04-01", of: "firstDay", isDay: false },
	],
	["a class in summer like June or July", { ...january, from: "2027-06-01", to: "2027-07-31" }],
	["I graduated in June, any class", undefined],
	["I was hoping for February", { ...january, from: "2027-02-01", to: "2027-02-28" }],
	["from the end of January", { from: "2027-01-20", of: "firstDay", isDay: false }],
	["a class not before the end of January", { from: "2027-01-20", of: "firstDay", isDay: false }],
	[
		"I have a vacation from December 20 to January 10, a class then",
		{ from: "2026-12-20", to: "2027-01-10", of: "firstDay", isDay: false },
	],
	[
		"I have time from Feb to the end of April",
		{ ...january, from: "2027-02-01", to: "2027-04-30" },
	],
	["is there one in the new year", { ...january, to: "2027-12-31" }],
	["I am away until the end of March", { from: "2027-04-01", of: "firstDay", isDay: false }],
	[
		"we travel from December 18 to January 9, which class is after",
		{ from: "2027-01-10", of: "firstDay", isDay: false },
	],
	["in the spring", { ...january, from: "2027-03-01", to: "2027-05-31" }],
	["over before Labor Day", { to: "2027-09-05", of: "lastDay", isDay: false }],
	["antes de Memorial Day", { to: "2027-05-30", of: "firstDay", isDay: false }],
	["by Thanksgiving", { to: "2026-11-26", of: "firstDay", isDay: false }],
	["the season starts on March 3, do you have a class in the daytime", undefined],
	["I start a job in March, a class in January", january],
	[
		"is there a class tomorrow",
		{ ...january, from: "2026-11-27", to: "2026-11-27", weekdays: [5] },
	],
	["can I register today for a class", undefined],
	["I decide by Friday, which class is it", undefined],
	[
		"something on January 4, what else begins that week",
		{ ...january, from: "2027-01-04", to: "2027-01-10" },
	],
	["on or after February 2", { from: "2027-02-02", of: "firstDay", isDay: false }],
	["February 2 or later", { from: "2027-02-02", of: "firstDay", isDay: false }],
	["is it over before New Year", { to: "2026-12-31", of: "lastDay", isDay: false }],
	["start in dec 2027", { ...january, from: "2027-12-01", to: "2027-12-31" }],
	["one for feb", { ...january, from: "2027-02-01", to: "2027-02-28" }],
	["when does the January one start and end", january],
	["what else is there this year", { ...january, from: "2026-11-26", to: "2026-12-31" }],
	["antes del fin de año", { to: "2026-12-31", of: "firstDay", isDay: false }],
	["any class in 2027", { ...january, to: "2027-12-31" }],
	["from now until February", { to: "2027-02-28", of: "firstDay", isDay: false }],
	[
		"I fly to Quito on December 9, then return in February, any class",
		{ from: "2027-02-01", of: "firstDay", isDay: false },
	],
	["call me back in February", { ...january, from: "2027-02-01", to: "2027-02-28" }],
	["do your classes have New Year off", undefined],
	["which courses begin in January, and in February", { ...january, to: "2027-02-28" }],
	["early January", { ...january, to: "2027-01-12" }],
	["the week of February 3", { ...january, from: "2027-02-01", to: "2027-02-07" }],
	["around February 10", { ...january, from: "2027-02-03", to: "2027-02-17" }],
	["jan 3 to 9", { ...january, from: "2027-01-03", to: "2027-01-09" }],
	[
		"one that starts and ends in January",
		{ of: "firstDay", isDay: false, from: "2027-01-01", over: "2027-01-31" },
	],
	[
		"I am off from January 3 to January 9, could I start and finish one in those days",
		{ of: "firstDay", isDay: false, from: "2027-01-03", over: "2027-01-09" },
	],
	[
		"which of them ends in February",
		{ ...january, from: "2027-02-01", to: "2027-02-28", of: "lastDay" },
	],
	["this week or the next", { ...january, from: "2026-11-26", to: "2026-12-06" }],
	[
		"I am away the first two weeks of February, what starts after that",
		{ from: "2027-02-15", of: "firstDay", isDay: false },
	],
	["I miss the one of February 3", { from: "2027-02-04", of: "firstDay", isDay: false }],
])("when a class is to begin or be over: %s", (message, dates) => {
	expect(wished(message).dates).toEqual(dates);
});

test.each([
	["I only have $600", 60_000],
	["something under 1200 dollars", 120_000],
	["tengo 900 dólares", 90_000],
	["I only make $40000 a year", undefined],
	["I can only pay $1100 a month", undefined],
	["I have $150/month", undefined],
	["I get $19/hr", undefined],
	["do I have to pay the $75 registration fee", undefined],
	["I have already paid for it, $150", undefined],
	["I only have $50 a month", undefined],
	["it says $600", undefined],
	["my budget is around 700", 70_000],
	["700 max", 70_000],
	["I cannot go over 650", 65_000],
	["con dos mil dólares", 200_000],
	["less than a thousand", 100_000],
	["I saved 2 grand for it", 200_000],
	["classes under 3k", 300_000],
	["a class of less than 300 hours", undefined],
	["a class of less than a thousand hours", undefined],
])("what somebody can pay: %s", (message, most) => {
	expect(wished(message).most).toBe(most);
});

test("a job takes the time that is named with it, by its work or its name", () => {
	const days = on(`${week}`, "00:00-17:00");
	for (const message of [
		"I cook in a school at night",
		"I am a security guard at night",
		"atiendo mesas de noche",
		"soy enfermera de noche",
	])
		expect(free(message).slice(0, 5), message).toEqual(days);
	expect(wished("I am a single mother").free).toBeUndefined();
	expect(free("I drive nights, I sleep in the morning").slice(0, 1)).toEqual(
		on("mon", "12:00-17:00"),
	);
});

test("while children are at school it is a weekday", () => {
	expect(free("dejo a mis dos hijas en la guarderia a las 8 30")).toEqual(on(week, "08:30-24:00"));
	expect(free("something from 9 to 1 while my kids are at school")).toEqual(
		on(week, "09:00-13:00"),
	);
	expect(free("I drop my girls off at 8 15")).toEqual(on(week, "08:15-24:00"));
});

test.each([
	["are all of your classes in English", "en", true],
	["which are not taught in English", "en", true],
	["¿solo hay cursos en inglés?", "en", true],
	["cuáles hay que no son en español", "es", true],
	["I only speak Spanish, any class in Spanish", "es", undefined],
	["not in Spanish", "es", true],
	["anything in Polish or Russian", "pl", undefined],
	["in English or Spanish", undefined, undefined],
	["is there only one class in Spanish", "es", undefined],
	["it is no use to my mom if it is not in Spanish", undefined, undefined],
	["no hay clases en español", undefined, undefined],
])("the language that is asked for, or any other: %s", (message, language, isAnotherLanguage) => {
	const wish = wished(message);
	expect([wish.language, wish.isAnotherLanguage]).toEqual([language, isAnotherLanguage]);
});

test("on a Sunday this week is the one that comes", () => {
	const { dates } = classWishIn([wordsOf("need something starting this week")], "2026-11-29");
	expect(dates).toMatchObject({ from: "2026-11-29", to: "2026-12-06" });
});

test("what does not meet on so many days a week meets on fewer", () => {
	const { daysAWeek } = wished("what do you have that isnt four days a week");
	expect(daysAWeek).toEqual({ days: 3, isMost: true });
	expect(wished("why not two days a week").daysAWeek).toEqual({ days: 2, isMost: false });
});

test("what is finished before somebody leaves is over by then", () => {
	const { dates } = wished(
		"my son is home till January 17, can he complete one before he goes back",
	);
	expect(dates).toMatchObject({ to: "2027-01-16", of: "lastDay" });
});

test.each([
	["any morning class, I drop my son at 8", "08:00-14:00"],
	["evening classes, I get off at 3", "17:00-24:00"],
	["I work nights and get off at 5:30 am, it would have to be a morning class", "05:30-14:00"],
])("a part of the day that is asked for stays beside one's own hours: %s", (message, times) => {
	expect(free(message)[0]).toMatch(new RegExp(`^mon ${times}`));
});

test("an hour that is fine too takes the place of the part of the day", () => {
	expect(free("mornings are best, after 1 is ok too")[0]).toBe("mon 13:00-24:00");
});
