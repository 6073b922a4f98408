import type { ConversationFilters } from "#chat/office/queries.ts";
import { engineWords, languageWords, outcomeWords } from "#chat/office/words.ts";
import { type Choice, chosenDays } from "#ui/office/filter-bar.tsx";

/** What an address asks of the conversations, without paging. */
export function filtersIn(query: URLSearchParams): ConversationFilters {
	const get = (name: string) => query.get(name) ?? "";
	const filters = {
		q: get("q"),
		outcome: get("outcome"),
		language: get("language"),
		engine: get("engine"),
		programme: get("programme"),
		thumb: get("thumb"),
		...chosenDays(get),
	};
	return Object.fromEntries(Object.entries(filters).filter(([, value]) => value));
}

export const outcomeChoice: Choice = {
	name: "outcome",
	label: "Outcome",
	any: "Any outcome",
	options: Object.entries(outcomeWords),
};

export const languageChoice: Choice = {
	name: "language",
	label: "Language",
	any: "Any language",
	options: Object.entries(languageWords),
};

export const engineChoice: Choice = {
	name: "engine",
	label: "Answered by",
	any: "Built-in or model",
	options: Object.entries(engineWords),
};

export const thumbChoice: Choice = {
	name: "thumb",
	label: "Feedback",
	any: "Any feedback",
	options: [
		["up", "Helpful"],
		["down", "Not helpful"],
	],
};
