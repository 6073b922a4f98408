import type { ReactNode } from "react";
import type { Language } from "#platform/text/language.ts";
import { MoreWords } from "#ui/more-words.tsx";
import type { Translation } from "#ui/words.ts";

const none: readonly Translation[] = [];
let spanish = none;

/** Loads the panel's words in the language of a page. Without them the chat works as well, in English. */
export async function loadWords(language: Language): Promise<readonly Translation[]> {
	if (language === "es" && spanish === none) {
		try {
			({ panelInSpanish: spanish } = await import("#assistant/widget/panel-in-spanish.tsx"));
		} catch (error) {
			console.error("Failed to load the Spanish of the chat.", error);
		}
	}
	return spanish;
}

/** Gives the panel its words in the language of the page, which were loaded with it. */
export function WordsOfPage({ children }: { children: ReactNode }) {
	return <MoreWords translations={spanish}>{children}</MoreWords>;
}
