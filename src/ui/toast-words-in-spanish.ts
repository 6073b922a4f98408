import type { toastWords } from "#ui/toast-words.ts";
import { translate } from "#ui/words.ts";

export const toastsInSpanish = translate<typeof toastWords>("toasts", {
	close: "Cerrar",
	region: "Avisos ({hotkey})",
});
