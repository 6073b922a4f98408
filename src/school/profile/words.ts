import { defineWords } from "#ui/words.ts";

/** What frames every public page. */
export const frame = defineWords("frame", {
	skip: "Skip to content",
	announcement: "Announcement",
	/** On a page of another language that shows English lines. */
	someEnglish: "",
	/** The link to this page in the other language, in that language. */
	otherLanguage: "Español",
	call: (phone: string) => `Call ${phone}`,
	menu: "Menu",
	main: "Main",
	home: "Home",
	courses: "Courses",
	about: "About Us",
	contact: "Contact",
	register: "Register Now",
	quickLinks: "Quick links",
	programs: "Programs",
	catalog: "Catalog",
	privacy: "Privacy Policy",
	accessibility: "Accessibility",
});

/** Names of the ways to reach the school. */
export const contactWords = defineWords("contact links", {
	phone: "Phone",
	email: "Email",
	address: "Address",
	directions: "Get directions",
});

/** The pages for what is not there, and for what failed. */
export const errorWords = defineWords("errors", {
	notFound: "404 Page Not Found",
	notFoundLead: "Did you forget to add the page to the router?",
	moved: "If you followed a link, the page may have moved. Try one of these:",
	programs: "See all programs",
	contact: "Contact us",
	/** Title of the page while the site is busy. */
	tryLater: "Please try again in a minute",
	busy: "We’ll be right back",
	failed: "Something went wrong",
	notLoaded: "This page did not load. Please try again in a minute.",
	/** Before the opening hours. */
	saved: "Anything you typed in a form is still saved in this tab. Need help now? Call us:",
	retry: "Try again",
});
