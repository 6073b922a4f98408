import { contentKeys } from "./words.ts";

// The list after "work in" goes on over commas, until another thought begins.
const WORK_IN =
	/\b(?:work|works|working|jobs?|employed|hired|practic\w+|trabaj\w+|emple\w+|contratad\w+)\b[^.;:!?]{0,30}?\s(?:in|at|for|by|en|para|por)\s(?<places>(?:(?!,? (?:and|y|but|pero|so|where|donde) (?:you|we|it|they|there|the|se|usted|puede)\b)[^.;:!?(])+)/giu;

/** The keys of the places and employers where a sentence says that people work or practice. */
export function workplacesIn(sentence: string): Set<string> {
	return new Set(
		[...sentence.matchAll(WORK_IN)].flatMap(({ groups }) => [...contentKeys(groups?.places ?? "")]),
	);
}
