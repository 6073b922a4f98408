import type { LengthWords } from "#school/classes/in-short.ts";

// Apart from the English words, which pages load.
export const lengthInSpanish: LengthWords = {
	day: "1 día",
	week: ["semana", "semanas"],
	hour: ["hora por semana", "horas por semana"],
};
