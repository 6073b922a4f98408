import { fold } from "./words.ts";

/** Who may act in a sentence about the field, by the words for them. */
const parties: readonly (readonly [string, RegExp])[] = [
	["doctor", /^(?:doctors?|physicians?|medicos?)$/],
	["pharmacist", /^(?:pharmacists?|farmaceutic[oa]s?)$/],
	["nurse", /^(?:nurses?|enfermer[oa]s?)$/],
	["state", /^(?:state|estado|department|departamento|board|junta)$/],
	["employer", /^(?:employers?|hospitals?|agency|agencies|empleador(?:es)?|agencias?)$/],
	["school", /^(?:school|we|escuela|nosotros)$/],
	["visitor", /^(?:you|usted|ustedes|tu)$/],
];

const OPENING = 4;

/** Who acts in a clause, where it begins with one of the parties: "The doctor reads …" */
export function subjectOf(clause: string): string | undefined {
	const words =
		fold(clause)
			.match(/[\p{L}']+/gu)
			?.slice(0, OPENING) ?? [];
	for (const word of words) {
		const party = parties.find(([, pattern]) => pattern.test(word));
		if (party) return party[0];
	}
	return undefined;
}
