import { readFileSync } from "node:fs";

/** The lines of a file of `training/`, without comments. */
export const linesOf = (file: string): string[] =>
	readFileSync(new URL(`../training/${file}`, import.meta.url), "utf8")
		.split("\n")
		.filter((line) => line.trim() && !line.startsWith("#"));

/** Texting words, each with the words that are meant. */
export const textingWords: ReadonlyMap<string, string> = new Map(
	linesOf("texting.txt").map((line) => {
		const [word = "", meant = ""] = line.split(": ");
		return [word, meant] as const;
	}),
);
