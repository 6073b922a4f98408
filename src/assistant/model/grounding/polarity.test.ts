import { expect, test } from "vitest";
import { contradicts, statementsIn } from "./polarity.ts";

const none = new Set<string>();
const isTurned = (said: string, published: string) =>
	contradicts(
		said,
		statementsIn(published).map((statement) => ({ ...statement, title: none })),
	);

test.each([
	["Classes are in person.", "affirmed"],
	["Parking is not free.", "denied"],
	["Sunday: closed.", "denied"],
	["Ask us if parking is free.", "open"],
	["I don't know the price of parking.", "open"],
	["Our office can tell you the price.", "open"],
	["If parking is free, drive.", "open"],
	["Parking is not only free.", "affirmed"],
	["El estacionamiento no es gratis.", "denied"],
	["Nadie promete trabajo.", "denied"],
	["Sí, hay estacionamiento.", "affirmed"],
	["Si hay estacionamiento.", "open"],
	["No tengo información sobre el estacionamiento.", "open"],
	["Pregunte por el estacionamiento.", "open"],
])("“%s” is %s", (text, polarity) => {
	expect(statementsIn(text)[0]?.polarity).toBe(polarity);
});

test("a clause ends where another thought begins", () => {
	expect(
		statementsIn("The Board decides, not your employer, but office work is without needles.").map(
			({ polarity }) => polarity,
		),
	).toEqual(["affirmed", "denied", "affirmed", "denied"]);
});

test.each([
	["Finishing makes you certified.", "Finishing does not make you certified.", true],
	["Finishing does not make you certified.", "Finishing does not make you certified.", false],
	["BLS is first aid.", "BLS is not the same as first aid.", true],
	["You can sit for the exam.", "You may be able to sit for the exam.", true],
	["It includes live draws.", "Ask us if it includes live draws.", true],
	["It is office work with needles.", "It is office work, no needles.", true],
	["You read the tracing.", "The doctor reads the tracing.", true],
	["Usted lee el trazado del médico.", "The nurse waits.", false],
	["Los domingos abrimos.", "Sunday: closed.", true],
	["We are not open on Monday.", "Monday, Tuesday: open.", true],
])("“%s” turns “%s” around: %s", (said, published, isContradiction) => {
	expect(isTurned(said, published)).toBe(isContradiction);
});
