import type { State } from "./dialogue.ts";
import type { Reading } from "./understand.ts";

const ordinals: ReadonlyMap<string, number> = new Map(
	Object.entries({
		first: 0,
		"1st": 0,
		former: 0,
		primero: 0,
		primera: 0,
		primer: 0,
		second: 1,
		"2nd": 1,
		latter: 1,
		segundo: 1,
		segunda: 1,
		third: 2,
		"3rd": 2,
		tercero: 2,
		tercera: 2,
		fourth: 3,
		"4th": 3,
		cuarto: 3,
		cuarta: 3,
		fifth: 4,
		"5th": 4,
		sixth: 5,
		seventh: 6,
		eighth: 7,
		ninth: 8,
		last: -1,
		ultimo: -1,
		ultima: -1,
	}),
);
const numbers: ReadonlyMap<string, number> = new Map(
	Object.entries({
		one: 0,
		"1": 0,
		two: 1,
		"2": 1,
		three: 2,
		"3": 2,
		four: 3,
		"4": 3,
		five: 4,
		"5": 4,
		six: 5,
		"6": 5,
		uno: 0,
		dos: 1,
		tres: 2,
	}),
);

/** The program that "the second one" or "number 2" points at, in what was last offered. */
export function pointedAt(
	words: readonly string[],
	offered: readonly string[],
): string | undefined {
	if (offered.length === 0) return undefined;
	for (const [i, word] of words.entries()) {
		const [before, after] = [words[i - 1] ?? "", words[i + 1] ?? ""];
		const ordinal = ordinals.get(word);
		const told = /^(?:the|el|la|lo|los|las)$/.test(before) || after === "one" || words.length <= 3;
		if (
			ordinal !== undefined &&
			told &&
			!/^(?:time|name|day|step|class|week|step|vez|dia|shift)$/.test(after)
		)
			return offered.at(ordinal);
		const number = numbers.get(word);
		if (number !== undefined && /^(?:number|option|opcion|numero|no)$/.test(before))
			return offered.at(number);
	}
	return undefined;
}

const CONNECTIVE =
	/^(?:(?:ok|oh|yes|no|and|so|well|then|y|bueno|si)\s)*(?:and|what about|how about|what if|same for|same question|also|or|for|but|y|e|que tal|que hay de|pero|tambien|para|o|what of)\b/;
const CORRECTION =
	/\b(?:i mean|i meant|i ment|meant|actually|wait|sorry|rather|quise decir|quiero decir|me refiero|me referia|digo|perdon|mejor dicho|no the|not that)\b|^no\b/;
const SEVERAL =
	/\b(?:both|them|they|those|these|either|each|two|ambos|ambas|los dos|las dos|esos|esas|ellos|entre ellos)\b/;

export type Reference = {
	programmes: string[];
	said: boolean;
	continues: boolean;
	corrects: boolean;
	plural?: boolean;
};

/** The programs that a message is about, named or by reference, and whether it continues the last question. */
export function refer(reading: Reading, state: State): Reference {
	const text = reading.words.join(" ");
	const corrects = CORRECTION.test(text);
	const continues = CONNECTIVE.test(text) || corrects;
	const { named, excluded } = reading.programmes;
	const wanted =
		excluded.length < named.length ? named.filter((s) => !excluded.includes(s)) : named;
	if (wanted.length > 0) return { programmes: wanted, said: true, continues, corrects };
	const pointed = pointedAt(reading.words, state.offered);
	if (pointed) return { programmes: [pointed], said: true, continues, corrects };
	const plural = SEVERAL.test(text);
	const kept = plural
		? state.programmes
		: state.programmes.slice(0, state.together ? undefined : 1);
	return { programmes: kept, said: false, continues, corrects, plural };
}
