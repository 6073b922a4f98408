import { toastWords } from "#ui/toast-words.ts";
import { translate } from "#ui/words.ts";

export const toastsInSpanish = translate(toastWords, {
	close: "Cerrar",
	region: "Avisos ({hotkey})",
});
