import { describe, expect, test } from "vitest";
import type { Answer } from "#assistant/knowledge/types.ts";
import { classes } from "../../../test/chat/open-classes.ts";
import { ask, converse, courseAt, fact, school, statedFacts } from "../../../test/chat/visitor.ts";

const last = (...messages: string[]) => ask(messages.at(-1) ?? "", messages.slice(0, -1));

test("a course stays the subject until another is named", () => {
	expect(last("tell me about phlebotomy", "where can i work?").courses).toEqual(["phlebotomy"]);
	expect(last("tell me about phlebotomy", "ok and ekg?", "where can i work?").courses).toEqual([
		"ekg",
	]);
});

test("the second one is the second that was offered", () => {
	expect(last("phlebotomy or ekg?", "the second one").courses).toEqual(["ekg"]);
	expect(last("¿flebotomía o ekg?", "la primera").courses).toEqual(["phlebotomy"]);
});

test.each([
	["how much is ekg", "and for cna?", "price"],
	["how long is ekg", "what about phlebotomy", "duration"],
	["¿cuánto cuesta ekg?", "¿y cna?", "price"],
	["is there an evening class for EKG?", "and for phlebotomy?", "schedule"],
])("the last question is asked again of another course: %s – %s", (first, next, intent) => {
	const answer = last(first, next);
	expect(answer.intent).toBe(intent);
	expect(answer.courses).toHaveLength(1);
	expect(answer.courses).not.toContain("ekg");
});

test.each([
	["can i get a refund for pharmacy?", "how much is phlebotomy?", "price"],
	["is there parking", "what will I learn in ekg?", "learn"],
	["¿hay estacionamiento?", "¿qué se aprende en ekg?", "learn"],
	["I am diabetic, can I do CNA?", "what does a pharmacy tech do all day", "work"],
])(
	"who asks another question of a program is not told of the last one: %s – %s",
	(first, next, intent) => {
		expect(last(first, next).intent).toBe(intent);
	},
);

describe("on a program's page", () => {
	const onPage = (course: string, ...messages: string[]) =>
		converse(messages, { classes, course }).at(-1) as Answer;

	test.each(["what do they do all day", "¿qué se aprende?"])(
		"%s: its program is meant",
		(message) => {
			expect(onPage("ekg", message).courses).toEqual(["ekg"]);
		},
	);

	test("another one that is named is meant from then on, and this course is that of the page", () => {
		expect(onPage("ekg", "tell me about CNA", "what will I learn").courses).toEqual(["cna"]);
		expect(onPage("ekg", "tell me about CNA", "how long is this course").courses).toEqual(["ekg"]);
	});

	test("an emergency is one, and who looks for a program is not held to the page", () => {
		for (const message of ["unconscious, not breathing", "heart attack, no pulse"])
			expect(onPage("cpr", message).intent).toBe("emergency");
		for (const message of [
			"something calm with computers",
			"no needles please, I faint",
			"no needles please",
			"cuales no llevan agujas",
		])
			expect(onPage("phlebotomy", message).courses).not.toContain("phlebotomy");
	});

	test("the cheapest program is looked for among all", () => {
		const { text } = onPage("cna", "what is the cheapest program");
		expect(text).toContain("Phlebotomy Technician");
		for (const message of ["is the course cheaper on weekends", "is this course the shortest"])
			expect(onPage("cna", message).text).not.toContain("Phlebotomy Technician");
	});

	test("a program that is named comes before that of the page, and an unknown page is none", () => {
		expect(onPage("ekg", "is this program longer than CNA").courses).toEqual(["cna"]);
		const anywhere = ask("do I need a diploma", [], { classes }).text;
		expect(onPage("no-such-program", "do I need a diploma").text).toBe(anywhere);
	});
});

test("a name alone asks the last question again, before a sentence of its page", () => {
	expect(last("how much does ekg cost", "and CHHA?").intent).toBe("price");
});

test("a question about a course text is asked again of another course", () => {
	const answer = last("what exam does phlebotomy prepare me for", "and ekg?");
	expect(answer.courses).toEqual(["ekg"]);
	expect(answer.text).toMatch(/CET|certification/);
});

test("what a visitor takes back does not count", () => {
	expect(last("tell me about cna", "no not cna, i mean ekg").courses).toEqual(["ekg"]);
	expect(last("how much is it", "i mean the ekg class")).toMatchObject({
		intent: "price",
		courses: ["ekg"],
	});
});

test("a refused course is not the subject", () => {
	expect(ask("anything but cna").courses).not.toContain("cna");
});

test("the language follows the visitor, and stays where a message has none", () => {
	const languages = converse(["hola", "cna", "¿cuánto dura?", "how much does it cost"]).map(
		({ language }) => language,
	);
	expect(languages).toEqual(["es", "es", "es", "en"]);
});

test("a name and a number are a wish to be called", () => {
	const answer = ask("call me, i'm Maria 732-555-0188");
	expect(answer).toMatchObject({ intent: "callback", outcome: "handed over" });
	expect(answer.text).toContain("Maria");
	expect(answer.text).toContain("Talk to a person");
});

test.each([
	"my dad passed away and im trying to get my life together",
	"im scared to go back to school",
	"me da miedo empezar otra vez",
])("a feeling gets half a sentence and a next step: %s", (message) => {
	const { text, outcome } = ask(message);
	expect(outcome).toBe("answered");
	expect(text).toMatch(/sorry|normal|courage|alone|Es |Se entiende|Siento/);
	expect(text).toMatch(/\/contact|\/register|\?|732/);
});

test("a feeling beside a question does not hide the question", () => {
	const facts = [fact("price", "cna", "The CNA program costs $1,200.")];
	expect(ask("im so nervous, how much is cna?", [], { facts }).text).toContain("$1,200");
});

test("a question that two courses answer alike is asked back, and the answer to it is followed", () => {
	const question = "is it in a hospital or a nursing home";
	const back = ask(question);
	expect(back.text).toMatch(/^Which program do you mean: .+ or .+\?$/);
	expect(ask("the phlebotomy one", [question]).courses).toEqual(["phlebotomy"]);
});

test("of two programs, whom each is for helps to pick one, and what each is to compare them", () => {
	const history = ["tell me about the home health aide"];
	const { text } = ask("cna or medical assistant, which one should i pick", history);
	expect(text).toMatch(/^• Certified Nursing Assistant \(CNA\): People who /);
	expect(text).toMatch(/^• Clinical Medical Assistant: People who /m);
	expect(ask("cna vs medical assistant", history).text).not.toContain("People who");
});

test("what else fits is not what was offered", () => {
	const wish = "i like taking care of old people";
	const {
		courses: [first],
	} = ask(wish);
	expect(ask("what else", [wish]).text).not.toContain(courseAt(first ?? "").title);
});

test("two programs that are named are not left for another one", () => {
	expect(ask("cna and phlebotomy: washing people, where do they work").intent).not.toBe("choose");
});

test("a course alone after an overview is given its own overview", () => {
	expect(ask("and for CNA?", ["Tell me about the EKG program"]).text).toMatch(/nursing assistant/i);
});

test("a person who speaks Spanish is not promised", () => {
	for (const message of [
		"can i talk to somebody who speaks spanish",
		"quiero una persona que hable español",
	])
		expect(ask(message).text).toMatch(
			/^(?:Please ask our office for|Pregunte a nuestra oficina por)/,
		);
});

test("what is not on one page is looked for on that of another course", () => {
	const talk = ["do CNAs ever use needles"];
	expect(ask("and phlebotomy?", talk).text).toContain("butterfly needle");
});

test("the same is asked of a third course", () => {
	const talk = ["where do CNAs work", "and for EKG?"];
	expect(ask("and for phlebotomy?", talk).text).toContain("blood donor centers");
});

test("a greeting with a second half is a greeting", () => {
	expect(ask("Hello hello, anyone there?").intent).toBe("greeting");
});

test("how long an exam's title lasts is no length of a class", () => {
	expect(ask("ccma how long").intent).not.toBe("duration");
});

test("a feeling is named once", () => {
	const { text } = ask("i dropped out of college once and im scared it happens again");
	expect(text.match(/normal to feel nervous|that is hard|let that stop you/g)).toHaveLength(1);
});

test("Spanish lines begin with a capital", () => {
	expect(ask("cna o flebotomia, cual me conviene").text).toMatch(/^• Auxiliar.*\n• Flebotom/m);
});

test("a program that is described is spoken of, and goes on to be", () => {
	const [dated, renewed] = converse([
		"lo de cuidar viejitos en su casa, quién da el certificado?",
		"y cada cuánto se renueva?",
	]);
	expect(dated?.courses).toEqual(["chha"]);
	expect(renewed?.courses).toEqual(["chha"]);
});

test("a question that only one program's page answers is answered with that program's name", () => {
	const { text, courses } = ask("do i need a license to draw blood in new jersey");
	expect(courses).toEqual(["phlebotomy"]);
	expect(text).toContain("Phlebotomy Technician:");
});

test.each([
	"what do you have for someone scared of needles",
	"anything for people terrified of blood",
])("what somebody fears stands for no program: %s", (message) => {
	expect(ask(message).courses).not.toContain("phlebotomy");
});

test("who does not want “the one with needles” does not go on to speak of it", () => {
	expect(ask("when does it start?", ["i dont want the one with needles"]).courses).not.toContain(
		"phlebotomy",
	);
});

test("“do you offer financial aid” describes no program", () => {
	expect(ask("when does it start?", ["do you offer financial aid"]).courses).toEqual([]);
});

test("after the office's hours another day is one of the office, unless classes are named", () => {
	const after = (message: string) =>
		converse(["are you open now?", message], { classes }).at(-1)?.intent;
	expect(after("what about sat")).toBe("hours");
	expect(after("sunday?")).toBe("hours");
	expect(after("any class on sunday")).not.toBe("hours");
	expect(after("see you monday")).toBe("bye");
	expect(ask("can she come saturday to talk to you").intent).toBe("hours");
	const walk = "I go to church on Sundays and visit my mom after, what evenings do you have?";
	expect(ask(walk, [], { classes }).intent).not.toBe("hours");
	const unstated = {
		...school,
		hours: school.hours.map((one) => ({ ...one, opens: "", closes: "" })),
	};
	const [, unknown] = converse(["are you open now?", "and saturday?"], { school: unstated });
	expect(unknown?.text).not.toContain("closed");
});

test("a month or an hour in somebody's story asks for no class", () => {
	const told = "worked at that plant since i was 20 and they shut it in may, starting over";
	expect(ask(told, [], { classes }).intent).toBe("hardship");
	const asked = "they shut our plant in may and im broke, can i start at night";
	expect(ask(asked, [], { classes }).text).toContain("Tue, Thu 6:00–9:00 PM");
});

test("who is scared and asks is answered", () => {
	const message = "im scared of messing up. what do we practice on";
	expect(ask(message, [], { course: "phlebotomy" }).text).toContain("training arm");
});

test("a nursing home is a place to work, and no nursing degree", () => {
	const message = "i would like to be a helper in a nursing home";
	expect(ask(message).text).not.toContain("nursing (RN)");
	expect(ask("do you have nursing").text).toContain("nursing (RN)");
});

test("signs alone are an answer", () => {
	expect(ask("👍👍", ["where are you"]).intent).toBe("ok");
	expect(ask("🙏", ["where are you"]).intent).toBe("thanks");
});

test("the last day of a class is none to register", () => {
	for (const message of ["last day of the cna evening class", "último día de la clase de cna"])
		expect(ask(message, [], { classes }).text).not.toMatch(/to register|inscrib/);
});

test("a feeling, and who looks after a child, is no wish for a kind of work", () => {
	expect(ask("I might be a tiny bit scared").text).toContain("normal to feel nervous");
	expect(ask("soy mama sola y no hay con quien dejar al niño").intent).toBe("childcare");
});

test("courtesies around a question do not hide it", () => {
	const polite =
		"Buenas tardes, me gustaría saber la diferencia que hay entre asistente médico y técnico en cuidado de pacientes, muchas gracias.";
	expect(ask(polite).intent).toBe("compare");
	const asked = "could you tell me what the difference is between EKG technician and phlebotomy";
	expect(ask(`Good afternoon, ${asked}, thank you so much`).intent).toBe("compare");
	expect(ask("horario gracias").intent).not.toBe("thanks");
	expect(ask("im good for now thanks").intent).toMatch(/^(?:ok|thanks)$/);
	expect(ask("no thanks").intent).toBe("no");
	expect(ask("hi, im only looking, thanks").text).not.toContain("988");
	expect(ask("hello, do you have parking? thank you").intent).toBe("parking");
	expect(ask("ya me contestaron, gracias").language).toBe("es");
	expect(ask("I just wanted to say thanks").intent).toBe("thanks");
});

test("a few words of Spanish are answered in Spanish, and an address stands once", () => {
	expect(ask("me interesa farmacia").language).toBe("es");
	const { text } = ask("where are you and which bus stops close to you");
	expect(text.match(/We are at/g)).toHaveLength(1);
});

describe("who only tells something", () => {
	const asked =
		/^(?:What would you like to know|I see\.|¿Qué (?:le gustaría|quiere) saber|Entiendo\.)/;

	test.each([
		"my uncle told me to write to you",
		"i passed your building on the bus",
		"mi vecina estudió con ustedes",
		"I am writing for my grandson, he is shy",
	])("is asked what they would like to know: %s", (message) => {
		expect(ask(message).text).toMatch(asked);
	});

	test("of a program, is asked about it", () => {
		const { text, courses } = last(
			"tell me about phlebotomy",
			"my cousin took it with you in 2019",
		);
		expect(text).toMatch(asked);
		expect(courses).toEqual(["phlebotomy"]);
	});

	test.each([
		["my cousin took CNA with you, how much is it", "price"],
		["i came by on Tuesday. when does phlebotomy start", "start_dates"],
		["your office hung up on me twice", "angry"],
	])("and asks or complains beside it, is answered: %s", (message, intent) => {
		expect(ask(message, [], { classes }).intent).toBe(intent);
	});

	test.each([
		[
			"i paid a deposit and never got a receipt",
			"in cash, to a young man",
			/^(?:status|student_records)$/,
		],
		["perdí mi certificado", "creo que fue en 2016", /^student_records$/],
		["my name is wrong on my registration", "it has an h at the end", /^change_details$/],
	])(
		"after a matter of the office hears that the office wants to know it: %s – %s",
		(matter, told, intent) => {
			const answer = last(matter, told);
			expect(answer.intent).toMatch(intent);
			expect(answer.text).toMatch(/tell our office that|good to know for our office|oficina/);
		},
	);

	test("and then asks something else, is answered", () => {
		expect(last("i paid a deposit and never got a receipt", "how much is EKG").intent).toBe(
			"price",
		);
		expect(last("perdí mi certificado", "gracias").intent).toBe("thanks");
		expect(last("my name is wrong on my registration", "im scared of blood").text).not.toMatch(
			/good to know|tell our office/,
		);
	});

	test("with a name alone is not told that people's data is private", () => {
		const names = ["my name is Bertha Coleman", "hola, me llamo Wilson", "ines pacheco", "Beltran"];
		for (const message of names) expect(ask(message).source).not.toBe("safety");
	});

	test("of what may be a danger, or in a talk about wishes, is not asked about the school", () => {
		const sales = /programs, classes and how|los programas, las clases/;
		for (const message of ["there is a fire in your building", "mi marido me encierra"])
			expect(ask(message).text).not.toMatch(sales);
		expect(last("I don't know what to study", "moving around").intent).toBe("choose");
		expect(last("I don't know what to study", "i was a waitress for ten years").text).not.toMatch(
			sales,
		);
	});

	test.each([
		["i work nights", "schedule"],
		["i filled out the form last week", "status"],
	])("is answered where that asks for something: %s", (message, intent) => {
		expect(ask(message, [], { classes }).intent).toBe(intent);
	});
});

test("what was said twice is not said a third time", () => {
	const question = "how much is CNA";
	const [first, second, third] = converse([question, question, question], {
		facts: statedFacts,
	}).map(({ text }) => text);
	expect(second).toContain(first);
	expect(third).not.toContain(first);
	expect(third).toMatch(/732-555-0142|\/contact/);
});

test("of two programs, which is easier is not told as if the pages said it", () => {
	expect(last("is CNA easier than CHHA").text).toMatch(/not on our pages.*\n• /);
	expect(last("¿qué es más fácil, CNA o CHHA?").text).toMatch(/no está en nuestras páginas.*\n• /);
	for (const other of [
		"what is the difference between CNA and CHHA",
		"is CNA or CHHA easier to pay",
	])
		expect(last(other).text).not.toContain("easier");
});

test("what comes closest to a program that is not offered is told by those that were named beside it", () => {
	const { intent, courses } = last("do you offer LPN", "ok and the closest one?");
	expect(intent).toBe("compare");
	expect(courses).toContain("cna");
});

test("of two programs, the better one for something is told by whom each is for", () => {
	expect(ask("are CNA or PCT better if I like hospitals").text).toMatch(/• .*• /s);
});

test("a feeling goes on with a statement that is nothing else", () => {
	expect(last("I'm nervous about going back to school", "my sons say it is silly").intent).toBe(
		"nervous",
	);
});

test("the number that somebody wants at last is given", () => {
	expect(last("this thing is useless", "ugh fine, the number then").text).toContain("732-555-0142");
});

test("programs without classes are compared, whatever is said of days", () => {
	const toPick = "PCT or medical assistant, I like both and can't decide, but no nights";
	expect(ask(toPick, [], { classes }).text).toMatch(/• Patient Care.*• Clinical Medical/s);
	const dated = "CNA or phlebotomy, I can't decide, which starts first";
	expect(ask(dated, [], { classes }).intent).toBe("start_dates");
});

test("of two programs, the difference is told by both, and who speaks Spanish by the office", () => {
	expect(
		last("what's the difference between PCT and medical assistant, they sound the same").text,
	).toMatch(/• Patient Care.*• Clinical Medical/s);
	for (const message of ["¿hablan español?", "quien me puede atender en español"])
		expect(ask(message, [], { classes }).text).toContain("Pregunte a nuestra oficina");
	expect(ask("¿la clase es en español?", [], { classes }).intent).toBe("class_language");
});

test("who would rather ask a person about a class is told how", () => {
	const { text } = ask("can a real person tell me when CNA starts", [], { classes });
	expect(text).toMatch(/Jan 5|732-555-0142/);
	expect(text).toContain("732-555-0142");
});

test("what nobody stated is said to be so, before it is said not to be understood", () => {
	expect(ask("can i do 2 programs at the same time").text).toMatch(/won’t guess/);
});

test("a sentence that points to a picture is said with the one that tells of it", () => {
	expect(ask("what is ekg").text).toMatch(/is a picture of .* makes that picture/);
});
