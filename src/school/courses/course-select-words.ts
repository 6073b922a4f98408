import { presetTitle } from "#school/courses/preset-title.ts";
import { defineWords } from "#ui/words.ts";

/** What the select of courses says besides their titles. */
export const courseSelectWords = defineWords("course select", {
	preset: presetTitle,
	notLoaded: "Failed to fetch courses",
});
