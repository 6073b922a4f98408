import { aboutWords } from "#school/texts/about-words.ts";

/** The headings above texts of the school, which are the software's. */
export const headings = {
	"home.instructors": "Industry-experienced instructors",
	"home.certifications": "Nationally recognized certifications",
	"home.placement": "Career placement assistance",
	"home.register": "Register",
	"home.contact": "We contact you",
	"home.visit": "Visit and choose",
	"course.practice": "Hands-on practice",
	"course.instructors": "Experienced instructors",
	"course.certification": "Certification",
	"course.placement": "Career placement assistance",
	"home.steps": "How it works",
	...aboutWords.english.headings,
	"contact.lead": "Contact us",
} as const;
