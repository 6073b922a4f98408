const units =
	"zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const unidades =
	"cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno veintidos veintitres veinticuatro veinticinco";
const tens = "twenty thirty forty fifty sixty seventy eighty ninety";
const decenas = "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa";

const cientos =
	"doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos";

const values = (words: string, from: number, step: number): [string, number][] =>
	words.split(" ").map((word, place) => [word, from + place * step]);

/** What multiplies the number before it. */
export const scales = new Map([
	["hundred", 100],
	["cien", 100],
	["ciento", 100],
	["cientos", 100],
	["thousand", 1000],
	["mil", 1000],
]);

/** Numbers in words, English and Spanish, without accents. "One" is none of them: "one of them", "un programa". */
export const numberWords = new Map([
	...[
		...values(units, 0, 1),
		...values(unidades, 0, 1),
		...values(tens, 20, 10),
		...values(decenas, 20, 10),
		...values(cientos, 200, 100),
	].filter(([, value]) => value !== 1),
	["twice", 2] as const,
	["dozen", 12] as const,
	["docena", 12] as const,
	...scales,
]);
