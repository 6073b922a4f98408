import { successInSpanish } from "#intake/registrations/success-words-in-spanish.tsx";
import { registrationInSpanish } from "#intake/registrations/words-in-spanish.ts";
import { cardsInSpanish } from "#school/courses/card-words-in-spanish.tsx";
import { homeInSpanish } from "#school/profile/home-words-in-spanish.tsx";
import { picturesInSpanish } from "#school/profile/pictures-in-spanish.ts";
import { homeHeadingsInSpanish } from "#school/texts/home-words-in-spanish.ts";
import { homePageInSpanish } from "#site/pages/home-words-in-spanish.ts";
import { formsInSpanish } from "#site/spanish/forms.tsx";
import { speaking } from "#ui/words.ts";

export const handle = speaking(
	...formsInSpanish,
	registrationInSpanish,
	successInSpanish,
	homeInSpanish,
	homeHeadingsInSpanish,
	homePageInSpanish,
	cardsInSpanish,
	picturesInSpanish,
);
