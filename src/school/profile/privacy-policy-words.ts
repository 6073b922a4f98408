import { dateInEnglish } from "#platform/calendar/days.ts";
import { policyTitles } from "#school/profile/policy-titles.ts";
import { type KeptFor, periodInWords } from "#school/profile/retention.ts";
import { defineWords } from "#ui/words.ts";

/** The privacy policy, with `**bold**` words. It describes only what this software does; change both together, and both languages. */
export const policyWords = defineWords("privacy-policy", {
	description:
		"What we store about you, why, how long we keep it and your rights, in plain language.",
	lead: "What we store about you, why, how long we keep it and your rights.",
	date: dateInEnglish,
	updated: (date: string) => `Last updated ${date}. 4-minute read.`,
	onThisPage: "On this page",
	inShort: {
		title: "In short",
		stored: "We store what you type into our forms and the chat.",
		used: "We use it to answer you. We never sell it.",
		tracking: "No trackers, no ads and no cookies on our public pages.",
		chat: "A computer program answers the chat. An outside provider may process it, with contact details hidden.",
		rights: "You can see, correct or delete your data. Just ask.",
		age: "You must be 18 or older.",
	},
	who: {
		title: policyTitles.who,
		covers:
			"This policy covers the website of {school}, {address}. We decide what is stored here and why. In this policy, “we” means the people in our office.",
		only: "It covers this website only. Forms that you sign at the school have their own terms, and we explain them in person.",
	},
	what: {
		title: policyTitles.what,
		given:
			"We store what you give us and nothing that we look up elsewhere. You never need an account.",
		caption: "What is stored, and why",
		columns: { when: "When", what: "We store", why: "Why" },
		registration: {
			when: "You register",
			what: "Name, email, phone, program, class, place in it or on its waiting list, your message, the time, what you agreed to and the language of the page",
			why: "To contact you about the program and plan your place",
		},
		message: {
			when: "You send us a message",
			what: "Name, email, your message, the time, what you agreed to, the language of the page, and phone, subject and program if you give them",
			why: "To answer you",
		},
		chat: {
			when: "You chat",
			what: "Your messages, their language, the time and how you rated our answers",
			why: "To answer you, and to see which questions we could not answer",
		},
		call: {
			when: "You ask us to call you",
			what: "Name, email, phone, the consent you gave, your chat and its language",
			why: "To call you about your question",
		},
		twice:
			"A form can reach us twice by mistake. To catch this, our server keeps the number of your form for up to seven days.",
		never:
			"Please do not send us health details, card numbers or your Social Security number. We do not need them here.",
	},
	long: {
		title: policyTitles.long,
		period: periodInWords,
		registration: (period: string) =>
			`We keep a registration for **${period}** after it reached us.`,
		registrationForever: "We keep a registration as long as we need it. It has no time limit.",
		message: (period: string) => `We keep a message for **${period}** after it reached us.`,
		messageForever: "We keep a message as long as we need it. It has no time limit.",
		chat: (period: string) => `We keep each chat for **${period}** after its last question.`,
		deleted: "Then our server deletes it.",
		forever: "What has no time limit stays until we no longer need it.",
		later:
			"Deleting can take a month longer if we have just made a time shorter, or if our server was off.",
		call: "If you ask for a call in the chat, we keep those contact details like a message. Emails about a form are deleted with it.",
		sooner: "You can ask us to delete it sooner: see section 8.",
	},
	see: {
		title: policyTitles.see,
		office: "Only the people in our office who need it. Each has their own username and password.",
		others:
			"We do not sell or trade your data, and we do not give it to schools or companies that want to sell you something. We share it only if a law or a court requires it.",
	},
	mail: {
		title: policyTitles.mail,
		sent: "When you send a form or ask for a call, our office may get an email about it. We may confirm by email to the address that you gave.",
		server:
			"Our server may send these emails through our school’s mail server. Our server keeps a copy with your form, and deletes it when we delete your form.",
		service:
			"Your browser may also send an email to our office through **EmailJS**, an email service. EmailJS receives your name, email, phone, program and message only to pass them on to us. It also sees your internet (IP) address.",
		link: "The email about your registration has a link to a page with your data. You can see, correct or withdraw your registration there for 120 days. Whoever has the link can do the same, so please keep it to yourself. If you lose it, tell us and we stop it.",
		failed: "If an email fails, we still have your form.",
	},
	chat: {
		title: policyTitles.chat,
		program:
			"A computer program answers the chat, and its first message says so. It can be wrong. It makes no decisions about you and gives no medical advice. You can ask for a person at any time.",
		provider:
			"A company that provides a language model may process your chat for us. Before a message leaves our server, we hide email addresses, phone numbers and card numbers. If we use no such company, the chat never leaves our server.",
	},
	track: {
		title: policyTitles.track,
		none: "This site has no trackers, no ads and no third-party analytics. Our public pages set no cookies.",
		tab: "Your browser tab keeps what you type until you send it or close the tab. The same goes for your chat.",
		address: "Your IP address is not stored with your form.",
		picture:
			"A picture on a program page may come from another website, which then sees your IP address.",
	},
	rights: {
		title: policyTitles.rights,
		ask: "You can ask us at any time to:",
		see: "**See** what we have about you. You can get a copy.",
		correct: "**Correct** what is wrong.",
		remove: "**Delete** your forms, messages and chats.",
		how: "Call or email us, and give your reference number if you have one, for example {reference}. We confirm your identity first. It is free, and we respond within 30 days.",
		backups:
			"We delete it from our server immediately. Our backups keep it until they are replaced, for 14 nights. We keep a note that we deleted it, with your reference number and the day.",
	},
	reach: {
		title: policyTitles.reach,
		age: "**This site is not for people under 18.** If you are under 18, please do not send us anything. If we learn that we have data about someone under 18, we delete it.",
		changes: "When we change this policy, we update the date at the top.",
		questions: "Questions? Contact us:",
	},
});

/** How long a registration, a message and a chat are kept, a sentence each. */
export function keptTimes(
	long: typeof policyWords.english.long,
	{ registrations, messages, conversations }: KeptFor,
): string[] {
	return [
		registrations === "forever"
			? long.registrationForever
			: long.registration(long.period(registrations)),
		messages === "forever" ? long.messageForever : long.message(long.period(messages)),
		long.chat(long.period(conversations)),
	];
}
