import { defineWords } from "#ui/words.ts";

/** What the select of courses says besides their titles. */
export const courseSelectWords = defineWords("course select", {
	/** Of a course that was chosen, while the list is unavailable. */
	preset: "Your selected program",
	notLoaded: "Failed to fetch courses",
});
