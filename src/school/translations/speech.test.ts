import { expect, test } from "vitest";
import { ApiError } from "#platform/api/client.ts";
import { loadSpeech } from "#school/translations/load-speech.ts";
import { inSpanish } from "#school/translations/speech.ts";

test("a program says a line in its own way before the common one, and what is missing is in English", () => {
	const say = inSpanish({ "Ask us.": "Pregúntenos." }, new Map([["cna", { "Ask us.": "Diga." }]]));
	expect([say.of("cna").line("Ask us."), say.of("ekg").line("Ask us.")]).toEqual([
		"Diga.",
		"Pregúntenos.",
	]);
	expect(say.of("cna").text("Ask us.\n\n- constructor")).toBe("Diga.\n\n- constructor");
	expect(say.english()).toEqual(["constructor"]);
});

/** Answers every call with a status. */
const answering = (status: (path: string) => number) => async (path: string) =>
	new Response("{}", { status: status(path) });

test("without its Spanish no page is made; of a program that does not exist there is none", async () => {
	const fails = loadSpeech(
		"es",
		answering(() => 503),
	);
	await expect(fails).rejects.toBeInstanceOf(ApiError);
	const programFails = answering((path) => (path.endsWith("/cna") ? 503 : 200));
	await expect(loadSpeech("es", programFails, "cna")).rejects.toBeInstanceOf(ApiError);
	const isMissing = answering((path) => (path.endsWith("/gone") ? 404 : 200));
	expect((await loadSpeech("es", isMissing, "gone")).of("gone").line("One.")).toBe("One.");
	expect(
		(
			await loadSpeech(
				"en",
				answering(() => 503),
			)
		).line("One."),
	).toBe("One.");
});
