import { shortInSpanish } from "#school/classes/words-in-spanish.ts";
import type { KeyFactWords } from "#school/facts/page-words.ts";

export const keyFactsOfSpanish: KeyFactWords = {
	...shortInSpanish,
	lead: /^(?:(?:la|el|este|esta|nuestro|nuestra) (?:próxim[ao] )?(?:clase|curso|programa) )?(?:cuesta|dura|(?:empieza|comienza|inicia)(?: el)?) /i,
};
