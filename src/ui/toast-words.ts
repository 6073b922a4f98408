import { defineWords } from "#ui/words.ts";

/** What frames every notification. */
export const toastWords = defineWords("toasts", {
	close: "Close",
	region: "Notifications ({hotkey})",
});
