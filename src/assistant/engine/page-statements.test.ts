import { expect, test } from "vitest";
import { askedStatements } from "#assistant/engine/asked-of-pages.ts";
import { LONGEST_ANSWER } from "#assistant/engine/engine.ts";
import { pageStatements } from "#assistant/engine/page-statements.ts";
import { OF_STATEMENT } from "#assistant/engine/rules/page-rule.ts";
import { ask, fact, siteTexts } from "../../../test/chat/visitor.ts";

const kept = {
	registrations: "7 years",
	messages: "forever",
	conversations: "90 days",
	changedOn: null,
} as const;

test("every statement of the software's own pages stands in both languages, without marks", () => {
	const { pages, inSpanish } = pageStatements(siteTexts, kept);
	const spanish = new Map(inSpanish);
	const own = pages.filter(({ id }) => !id.includes(":"));
	expect(own.length).toBeGreaterThan(30);
	for (const { text, heading } of own)
		for (const english of [text, ...(heading ? [heading] : [])]) {
			const said = spanish.get(english) ?? "";
			expect(said).not.toBe("");
			expect(said).not.toBe(english);
			expect(`${english} ${said}`).not.toMatch(/\*\*|[{}]/);
			expect(said.length).toBeLessThan(LONGEST_ANSWER / 1.3);
		}
});

test("who asks for one is told it, with its page", () => {
	const { text, links } = ask("if I ask you guys, will you delete my chat?", [], { kept });
	expect(text).toContain("Delete your forms, messages and chats.");
	expect(links.map(({ href }) => href)).toContain("/privacy-policy");
	const spanish = ask("¿quién puede leer lo que escribo aquí?", [], { kept });
	expect(spanish.text).toContain("Solo las personas de nuestra oficina que lo necesitan.");
	expect(spanish.text).toContain("Vea /es/privacy-policy.");
	expect(spanish.links.map(({ href }) => href)).toContain("/es/privacy-policy");
});

test("how long records are kept is what the settings say now", () => {
	const question = "how long do you keep my chat?";
	expect(ask(question, [], { kept }).text).toContain("We keep each chat for 90 days");
	const shorter = { ...kept, conversations: "30 days" } as const;
	expect(ask(question, [], { kept: shorter }).text).toContain("We keep each chat for 30 days");
	expect(ask(question).text).not.toMatch(/\d+ days/);
	expect(ask("how long do you keep a registration", [], { kept }).text).toContain("7 years");
	expect(ask("how long do you keep my message", [], { kept }).text).toContain(
		"It has no time limit.",
	);
});

test("questions are labelled with statements that there are", () => {
	const ids = pageStatements(siteTexts, kept).pages.map(({ id }) => id);
	expect(askedStatements.get().labels.filter((label) => label && !ids.includes(label))).toEqual([]);
});

test("what the school wrote anew in place of a delivered sentence is not said for it", () => {
	const question = "does registering mean that your office may call me";
	expect(ask(question).text).toContain("you agree that our office may call or email you about it");
	const texts = { ...siteTexts, "consent.registration": "Our open house is in spring." };
	expect(ask(question, [], { texts }).text).not.toContain("open house is in spring");
	const edited = `${siteTexts["consent.registration"]} You can change your mind.`;
	const changed = { ...siteTexts, "consent.registration": edited };
	expect(ask(question, [], { texts: changed }).text).toContain("You can change your mind.");
});

test.each(["an instructor harassed me, who reads this?", "un maestro me acosó, ¿quién lee esto?"])(
	"who was mistreated is not told of passwords: %s",
	(message) => expect(ask(message).intent).toBe("person"),
);

test.each(["talk to a human", "I want a real human", "hablar con un humano"])(
	"who wants a person gets one, and no sentence about the assistant: %s",
	(message) => expect(ask(message).text).toMatch(/732-555-0148|732-555-0142/),
);

test.each(["un instructor nos acosaba", "mi maestro me acosa"])(
	"who is mistreated gets a person: %s",
	(message) => expect(ask(message).intent).toBe("person"),
);

test.each(["me acosté tarde, ¿a qué hora abren?", "¿y si no me acostumbro a la sangre?"])(
	"nobody is mistreated by words that only begin alike: %s",
	(message) => expect(ask(message).intent).not.toBe("person"),
);

test("a fact of the school that answers the same question stands for the statement", () => {
	const question = "do you use cookies on this site";
	expect(ask(question).text).toContain("Our public pages set no cookies.");
	const own = fact("other", null, "We use one cookie.", { question: "Do you use cookies?" });
	expect(ask(question, [], { facts: [own] }).text).not.toContain("set no cookies");
});

test("a section of the policy that the school added to is not said in part", () => {
	const question = "who can see what I write here?";
	expect(ask(question).text).toContain("We share it only if a law or a court requires it.");
	const texts = { ...siteTexts, "policy.see": "Our insurance company also sees it." };
	expect(ask(question, [], { texts }).text).not.toContain("Only the people in our office");
});

test.each([
	"how do i sign up",
	"can i visit the school",
	"price",
	"do you offer financial aid",
	"how late is the office open",
])("nothing of this is a statement: %s", (message) => {
	expect(ask(message, [], { kept }).intent).not.toBe(OF_STATEMENT);
});
