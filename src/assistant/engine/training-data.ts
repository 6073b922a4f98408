import { readFileSync } from "node:fs";

/** The lines of a file of `training/`, without comments. */
export const linesOf = (file: string): string[] =>
	readFileSync(new URL(`../training/${file}`, import.meta.url), "utf8")
		.split("\n")
		.filter((line) => line.trim() && !line.startsWith("#"));

/** The messages of a file of `training/` whose lines of `@` and `=` tell what those below them ask for. */
export const messagesOf = (file: string): string[] =>
	linesOf(file).filter((line) => !/^[@=]/.test(line));

/** Texting words, each with the words that are meant. */
export const textingWords: ReadonlyMap<string, string> = new Map(
	linesOf("texting.txt").map((line) => {
		const [word = "", meant = ""] = line.split(": ");
		return [word, meant] as const;
	}),
);

/** The labelled questions of `training/questions.jsonl`, read anew each time: rarely needed, and large. */
export const labelledQuestions = () =>
	linesOf("questions.jsonl").map((line) => JSON.parse(line) as { text: string; intents: string[] });

/**
 * Picks one in so many questions of other kinds, whichever others there are: they are much alike, and a new line changes none
 * of those that are picked.
 */
export const oneIn =
	(every: number) =>
	(text: string): boolean =>
		text.length % every === 0;

/** In `training/wanted.txt` before messages: the delivered programs that fit them, the best first; alone, before what none fits. */
const PROGRAMS = "@";

/** Messages of people who look for a program and name none, each with those that fit, if any does. */
export function* wantedMessages(): Generator<{ text: string; programs: readonly string[] }> {
	let programs: readonly string[] = [];
	for (const text of linesOf("wanted.txt"))
		if (text.startsWith(PROGRAMS)) programs = text.slice(1).trim().split(" ").filter(Boolean);
		else yield { text, programs };
}
