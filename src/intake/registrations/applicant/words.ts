import { offerEndedMessage } from "#intake/placements/public-contract.ts";
import { placeInEnglish } from "#intake/placements/words.ts";
import { fullDate, writtenDate } from "#platform/calendar/dates.ts";
import { dateInEnglish, dayInEnglish } from "#platform/calendar/days.ts";
import { clockTime, momentInEnglish } from "#platform/calendar/new-york.ts";
import type { ClassDay } from "#school/classes/public-contract.ts";
import { languageInWords, weekInWords } from "#school/classes/words.ts";
import type { Hours } from "#school/profile/school.ts";
import { weekSentence } from "#school/profile/week.ts";
import { defineWords } from "#ui/words.ts";

/** What the page of a link that does not work says. */
export const brokenLink = defineWords("brokenLink", {
	title: "This link does not work",
	lead: "It may have expired. Please use the link in our newest email, or call us and give your reference number.",
	/** Until it is known who reads it, the same in the other language. */
	inOther: {
		lang: "es",
		text: "Este enlace no funciona. Puede haber vencido. Use el enlace de nuestro correo más reciente o llámenos y dé su número de referencia.",
	},
});

/** What the page of an applicant says. */
export const applicant = defineWords("applicant", {
	title: "Your registration",
	reference: "Your reference number",
	now: "What happens now",
	received: (at: string) => `We received your registration on ${fullDate(at)}.`,
	pending: {
		answer: (moment: { day: string; time: string } | null) =>
			moment
				? `Our office calls or emails you by ${momentInEnglish(moment)}.`
				: "Our office calls or emails you when it opens again.",
		overdue: (moment: { day: string; time: string }) =>
			`Our office wanted to reach you by ${momentInEnglish(moment)}. If you have not heard from us, please call.`,
		next: "We answer your questions and give you the full cost and start dates in writing before you decide. There is nothing to pay now.",
	},
	accepted: {
		news: "We accepted your registration.",
		next: "Our office agrees on a start date and class times with you, and you get the full cost in writing. You decide after that.",
	},
	rejected: {
		news: "We are sorry: we cannot accept this registration.",
		next: "If you would like to know why, or whether another program could be right for you, please talk to us.",
	},
	withdrawn: {
		news: (at: string) => `You withdrew this registration on ${writtenDate(at)}.`,
		next: "Our office knows, and you need to do nothing more. If you change your mind, please call us.",
	},
	seat: {
		place: placeInEnglish,
		title: "Your class",
		anyClass:
			"You asked for a class of this program. Our office contacts you about the dates that suit you.",
		accept: "Accept",
		decline: "Decline",
		declineAbout: "You give up this seat and your place on the waiting list.",
		declineNow: "Decline the seat",
		canceled: "This class was canceled.",
		first: "First day",
		last: "Last day",
		times: "Days and times",
		date: (day: string) => dateInEnglish(day),
		day: (day: string) => dayInEnglish(day),
		week: (days: readonly ClassDay[]) => weekInWords(days),
		language: (tag: string) => languageInWords(tag),
		taughtIn: "Language",
		total: "Price in all",
		howToPay: "How to pay",
		answer: "Accept or decline the seat that we offer you.",
		begins: (day: string, hours: string, address: string) =>
			`First day of your class: ${[dayInEnglish(day), hours].filter(Boolean).join(", ")}. Where: ${address}.`,
		none: "You do not have a place in a class. If you would like one, please ask us below or call us.",
		meetings: (count: number) => `See ${count === 1 ? "the meeting" : `all ${count} meetings`}`,
		kinds: { classroom: "", lab: "lab", clinical: "clinical" },
		callToChange: "If you would like another class, please call us.",
		addToCalendar: "Add the class to my calendar",
	},
	details: "What we received",
	name: "Full name",
	email: "Email",
	phone: "Phone",
	address: "Address",
	directions: "Get directions",
	program: "Program",
	message: "Message",
	change: "Change or ask something",
	correct: {
		title: "Correct my details",
		about: "For another program, please ask us below or call: it may have other requirements.",
		submit: "Save my details",
		theirs: (value: string) => `Our office now has: ${value}`,
	},
	choose: {
		another: "Ask for another class",
		first: "Ask for a class",
		about: "Our office contacts you before a place in it is yours.",
		leavesQueue: "You give up your number on the waiting list of your class.",
		leavesSeat: "You give up the seat that is offered to you now.",
		label: "Classes of this program",
		submit: "Ask for this class",
	},
	ask: {
		title: "Ask our office",
		label: "Your question",
		about: "It goes to our office as a message, with your name and reference number.",
		submit: "Send my question",
	},
	withdraw: {
		title: "Withdraw my registration",
		about:
			"You no longer want this class? Our office stops working on your registration. Your data stays with us for as long as our privacy policy says.",
		submit: "Withdraw registration",
	},
	saved: {
		details: "Your details are saved. Our office sees what changed.",
		class: "You asked for this class. Our office knows.",
		question: "Your question reached our office. We reply by email or phone.",
		withdrawal: "You withdrew your registration. Our office knows.",
		accept: "You accepted. Your place is confirmed.",
		decline: "You declined. Thank you for telling us.",
	},
	refused: {
		invalid: "Nothing is saved yet. Please fix what is marked below.",
		conflict:
			"Nothing is saved yet: our office changed your details after you opened this page. Compare them and save again.",
		offer: offerEndedMessage,
		changed:
			"Nothing is changed: your place is not as it was when you opened this page. Please look again, or call us.",
		class:
			"Nothing is changed yet. Please choose one of the classes that are listed now, or call us.",
		tooMany: "Too many submissions from your network. Please try again in 10 minutes.",
		failed:
			"This did not work, and nothing is saved yet. Please try again in a minute, or call us.",
	},
	stated: "What we state about this program",
	source: (source: string) => `Source: ${source}`,
	asOf: (at: string) => `As of ${writtenDate(at)}`,
	validUntil: (day: string) => `Valid through ${dateInEnglish(day)}`,
	unstated: (topics: string) => `Not stated here: ${topics}.`,
	askUnstated: "Our office tells you, in writing if you ask. Call",
	steps: "The steps to the credential",
	noSteps: "The page of the program says what it prepares you for.",
	programPage: "Program page",
	inEnglish: "",
	come: "Where and when to come",
	week: (hours: readonly Hours[]) => weekSentence(hours),
	open: ({ day, opens, closes }: { day: string; opens: string; closes: string }) =>
		`Our office is open on ${dayInEnglish(day)}, from ${clockTime(opens)} to ${clockTime(closes)}. Please have your reference number with you.`,
	linkNote: "This page is only for you. Please do not pass its address on.",
});

export type ApplicantWords = typeof applicant.english;
