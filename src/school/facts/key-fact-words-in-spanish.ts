import { shortInSpanish } from "#school/classes/words-in-spanish.ts";
import { type KeyFactWords, keyFactWords } from "#school/facts/key-fact-words.ts";
import { translate } from "#ui/words.ts";

export const keyFactsOfSpanish: KeyFactWords = {
	...shortInSpanish,
	lead: /^(?:(?:la|el|este|esta|nuestro|nuestra) (?:próxim[ao] )?(?:clase|curso|programa) )?(?:cuesta|dura|(?:empieza|comienza|inicia)(?: el)?) /i,
};

export const keyFactsInSpanish = translate(keyFactWords, keyFactsOfSpanish);
