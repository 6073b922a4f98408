import { blend, blendDangers } from "./blend.ts";
import { clockIn, type DayMention, daysIn } from "./days.ts";
import { type Score, scoreIntents } from "./intents.ts";
import type { Knowledge } from "./knowledge.ts";
import { isForeignScript, languageOf } from "./language.ts";
import { normalize } from "./normalize.ts";
import { type Opinion, opinionOn } from "./opinion.ts";
import { type Recognized, recognize } from "./programmes.ts";
import { type Danger, dangersIn, isCode } from "./safety.ts";
import type { Language } from "./types.ts";

/** What one message says by itself, before the conversation is looked at. */
export type Reading = {
	raw: string;
	words: string[];
	sentences: number[];
	language: Language;
	foreign: boolean;
	dangers: Danger[];
	programmes: Recognized;
	scores: Score[];
	opinion: Opinion;
	days: DayMention[];
	clock: number | undefined;
};

/** Reads a message: words, slips corrected, language, dangers, programs, intents, days. */
export function read(message: string, knowledge: Knowledge, before: Language | undefined): Reading {
	const { raw, words: typed, starts } = normalize(message);
	const language = languageOf(raw, typed, before);
	const words: string[] = [];
	const sentences: number[] = [];
	for (const [i, word] of typed.entries()) {
		if (starts.includes(i)) sentences.push(words.length);
		words.push(...knowledge.spelling.correct(word).split(" "));
	}
	const programmes = recognize(words, knowledge);
	const dangers = dangersIn(words);
	const said = scoreIntents(words, programmes.places);
	const opinion = opinionOn(words, programmes.places, sentences);
	if (isCode(raw) && !dangers.includes("injection")) dangers.unshift("injection");
	return {
		raw,
		words,
		sentences,
		language,
		dangers: blendDangers(dangers, opinion, said, programmes.named.length > 0),
		programmes,
		foreign: isForeignScript(raw),
		opinion,
		scores: blend(said, opinion),
		days: daysIn(words),
		clock: clockIn(words),
	};
}
