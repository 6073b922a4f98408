import { plural } from "#platform/text/plural.ts";
import { FACTS_PATH } from "#school/facts/admin/new-fact-path.ts";
import { SPANISH_PATH } from "#school/texts/admin/paths.ts";
import type { Translation } from "#school/translations/contract.ts";
import { isOfFact } from "#school/translations/names.ts";

/** Returns where a text is translated: the Spanish of a fact in the fact. */
export const translationPath = (name: string): string =>
	isOfFact(name)
		? `${FACTS_PATH}/${/\d+/.exec(name)}`
		: `${SPANISH_PATH}/${encodeURIComponent(name)}`;

export const nameOf = ({ group, label }: Pick<Translation, "group" | "label">): string =>
	`${group}: ${label}`;

/** What an office calls the states of a translation, and how each looks. */
const states: Readonly<Record<Translation["state"], { name: string; look: string }>> = {
	missing: { name: "Not in Spanish", look: "status hi" },
	older: { name: "English has changed", look: "status hi" },
	delivered: { name: "Delivered", look: "status" },
	current: { name: "Live", look: "status accepted" },
};

export const lookOf = ({ state }: Translation): string => states[state].look;

/** `English has changed: 2 lines` */
export function stateInWords({ state, missing }: Translation): string {
	const { name } = states[state];
	return missing.length > 1 ? `${name}: ${plural(missing.length, "line")}` : name;
}
