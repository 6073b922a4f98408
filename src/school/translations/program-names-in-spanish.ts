import type { programNames } from "#school/profile/navigation.ts";
import { programTitles } from "#school/texts/program-titles.ts";
import { translate } from "#ui/words.ts";

/** Short names for the footer's narrow columns, by slug. */
const shortNames: ReadonlyMap<string, string> = new Map([
	["cna", "Auxiliar de enfermería (CNA)"],
	["chha", "Auxiliar de salud en el hogar (CHHA)"],
	["ekg", "Técnico en EKG"],
]);

const titleOf = (title: string) => programTitles[title] ?? title;

export const programNamesInSpanish = translate<typeof programNames>("program names", {
	title: ({ title }) => titleOf(title),
	short: ({ slug, title }) => shortNames.get(slug) ?? titleOf(title),
});
