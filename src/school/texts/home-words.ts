import { defineWords } from "#ui/words.ts";

/** The headings of the school's texts on the home page. */
export const homeHeadings = defineWords("home headings", {
	/** Above the benefits, for screen readers. */
	why: "Why train here",
	"home.instructors": "Industry-experienced instructors",
	"home.certifications": "Nationally recognized certifications",
	"home.placement": "Career placement assistance",
	"home.steps": "How it works",
	"home.register": "Register",
	"home.contact": "We contact you",
	"home.visit": "Visit and choose",
});
