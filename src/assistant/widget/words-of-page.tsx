import { type ReactNode, useEffect, useState } from "react";
import type { Language } from "#platform/text/language.ts";
import { MoreWords } from "#ui/more-words.tsx";
import { useLanguage } from "#ui/site-link.tsx";
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

/** Gives the panel its words in the language of the page, also when its visitor goes on in the other one. */
export function WordsOfPage({ children }: { children: ReactNode }) {
	const language = useLanguage();
	const [loaded, setLoaded] = useState(spanish);
	useEffect(() => {
		void loadWords(language).then(setLoaded);
	}, [language]);
	return <MoreWords translations={language === "es" ? loaded : none}>{children}</MoreWords>;
}
