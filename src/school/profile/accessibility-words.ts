import { dateInEnglish } from "#platform/calendar/days.ts";
import { defineWords } from "#ui/words.ts";

/** The accessibility statement. */
export const accessibilityWords = defineWords("accessibility", {
	title: "Accessibility and Languages",
	heading: "Accessibility and languages",
	description:
		"How this website was tested for people with disabilities, what does not work well yet, and how to tell us about a barrier.",
	lead: "Everyone should be able to use this website, in the way that suits them.",
	reviewed: (day: string) => `Last reviewed ${dateInEnglish(day)}.`,
	goal: {
		title: "Our goal",
		guidelines: "We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.",
	},
	/** What the tests of each version prove; change both together. */
	tested: {
		title: "How each version is tested",
		errors:
			"A program (axe) looks for errors on every page, on a phone and on a computer. It also looks at the open menu, at forms with errors and at messages.",
		keyboard:
			"A program goes through every page with the Tab key. You can always see where you are.",
		narrow:
			"Every page fits a screen of 320 pixels, which is the same as text at 400 %. Nothing scrolls sideways.",
		motion: "Movement stops if your device asks for less motion.",
		contrast:
			"Forms and buttons keep their borders with high-contrast colors. No error is told by color alone.",
		script: "Forms also work without JavaScript, and keep what you typed.",
		text: "No text is smaller than 14 pixels, and no sentence of the delivered texts is longer than 30 words.",
	},
	limits: {
		title: "What does not work well yet",
		readers: "People who use a screen reader have not tested this website yet.",
		added: "Texts and pictures that our office adds later are not tested before you see them.",
		map: "Directions open a map on another website.",
		translator: "No outside translator has checked our Spanish texts yet.",
		files: "Calendar files and the pictures in link previews are in English only.",
	},
	languages: {
		title: "Languages",
		other: { language: "es", name: "Español" },
		both: "Our public pages are in English and in Spanish. At the top of each page, “{other}” or “English” leads to the same page in the other language.",
		missing:
			"What is missing in Spanish is shown in English. The page says so, and marks these parts for screen readers.",
		answers:
			"Our chat answers in both languages. Our emails and the page of your registration are in the language of the form that you sent.",
		office: "The part of this website that only our office uses is in English.",
	},
	barrier: {
		title: "Tell us about a barrier",
		tell: "Is something hard to use for you? Please tell us what it was and on which page. You can also ask or register by phone.",
	},
});
