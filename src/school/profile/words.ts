import { defineWords } from "#ui/words.ts";

/** What frames every public page. */
export const frame = defineWords("frame", {
	skip: "Skip to content",
	announcement: "Announcement",
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
