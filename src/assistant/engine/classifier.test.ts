import { expect, test } from "vitest";
import { Classifier } from "#assistant/engine/classifier.ts";

const samples = [
	["how much is the class", "price"],
	["what does the class cost", "price"],
	["when does the class start", "start"],
	["which day does it begin", "start"],
].map(([text = "", label = ""]) => ({ words: text.split(" "), label }));

test("a classifier restored from its bytes guesses as before", () => {
	const trained = Classifier.trainedOn(samples);
	const restored = Classifier.fromBytes(trained.toBytes());
	for (const text of ["what is the cost", "when does it begin", "something else", ""]) {
		expect(restored.guess(text.split(" "))).toEqual(trained.guess(text.split(" ")));
	}
	expect(restored.guess(["cost"])[0]?.label).toBe("price");
	expect(restored.guess(["begin"])[0]?.label).toBe("start");
});
