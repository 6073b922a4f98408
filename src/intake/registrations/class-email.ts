import type { Block, EmailDocument, Entry } from "#intake/mail/content/document.ts";
import { correction, reason, referenceNumber, signature } from "#intake/mail/content/visitor.ts";
import type { Place, PlacementState } from "#intake/placements/public-contract.ts";
import { placeInEnglish, placeInWords } from "#intake/placements/words.ts";
import { placeInSpanish } from "#intake/placements/words-in-spanish.ts";
import { dateInEnglish, dayInEnglish } from "#platform/calendar/days.ts";
import { dateInSpanish, dayInSpanish } from "#platform/calendar/in-spanish.ts";
import type { Language } from "#platform/text/language.ts";
import { dollars } from "#platform/text/money.ts";
import type { AdminClass } from "#school/classes/contract.ts";
import { weekInWords } from "#school/classes/words.ts";
import { weekInSpanish } from "#school/classes/words-in-spanish.ts";
import type { School } from "#school/profile/school.ts";

/** What happened to a place in a class. */
export type ClassNews = PlacementState | "changed" | "cancelled" | "reminder";

/** A class, and the place of an applicant in it. */
export interface ClassPlace {
	found: AdminClass;
	/** As an email in Spanish says it. */
	spanishRoom?: string | null;
	place: Omit<Place, "classId">;
}

/** Tells applicants what happened to their place in a class. */
export function classEmail(
	news: ClassNews,
	{
		reference,
		courseTitle,
		titleLanguage,
		language,
	}: {
		reference: string;
		courseTitle: string;
		/** Given if the title has no translation into the email's language. */
		titleLanguage?: Language | undefined;
		language: Language;
	},
	seat: ClassPlace,
	school: School,
	now: Date,
	pageUrl: string,
): EmailDocument {
	const words = wordsIn(language);
	const { title, lines } = sentences(news, seat, language);
	return {
		language,
		sender: school.name,
		subject: `${title}: ${courseTitle}`,
		preview: lines[0] ?? title,
		title,
		body: [
			...lines.map((line): Block => ({ kind: "paragraph", line })),
			referenceNumber(reference, language),
			{
				kind: "rows",
				rows: [
					{
						...{ label: words.program, value: courseTitle },
						...(titleLanguage && { language: titleLanguage }),
					},
					...rowsOf(seat, language),
					...(news === "offered" || news === "placed" ? howToPay(seat, language) : []),
				],
			},
			{
				kind: "button",
				label: news === "offered" ? words.answer : words.open,
				url: pageUrl,
			},
			{ kind: "paragraph", line: words.private },
			{ kind: "paragraph", line: correction(school, language) },
		],
		footer: [...signature(now, school, language), reason(language)],
	};
}

/** What a confirmation says of the class that was chosen. */
export function classBlocks(seat: ClassPlace, language: Language): Block[] {
	const words = wordsIn(language);
	return [
		{ kind: "heading", text: words.yourClass },
		{
			kind: "paragraph",
			line: placeInWords(seat.place, words.place, seat.found.label === "closed").join(" "),
		},
		{ kind: "rows", rows: rowsOf(seat, language) },
	];
}

const wordsIn = (language: Language) => (language === "es" ? spanish : english);

function sentences(news: ClassNews, { place, found }: ClassPlace, language: Language) {
	const words = wordsIn(language);
	if (news === "cancelled") return words.cancelled;
	if (news === "changed") {
		const hasSeat = place.state === "placed" || place.state === "offered";
		return hasSeat ? words.changed : words.askedChanged;
	}
	if (news === "reminder") {
		const day = language === "es" ? dayInSpanish : dayInEnglish;
		return { title: words.starts(day(found.firstDay)), lines: [words.reminder] };
	}
	return {
		title: words[news],
		lines: placeInWords({ ...place, state: news }, words.place, found.label === "closed"),
	};
}

function rowsOf({ found, spanishRoom, place }: ClassPlace, language: Language): Entry[] {
	const words = wordsIn(language);
	const date = language === "es" ? dateInSpanish : dateInEnglish;
	const room = language === "es" ? (spanishRoom ?? found.room) : found.room;
	const inEnglish = language === "es" && room === found.room && { language: "en" as const };
	const times = language === "es" ? weekInSpanish(found.days) : weekInWords(found.days);
	return [
		{ label: words.first, value: date(found.firstDay) },
		{ label: words.last, value: date(found.lastDay) },
		...(times ? [{ label: words.times, value: times }] : []),
		...(room ? [{ label: words.room, value: room, ...inEnglish }] : []),
		{ label: words.total, value: dollars(place.price ?? found.total) },
	];
}

/** As the school wrote it, in English. */
const howToPay = ({ found }: ClassPlace, language: Language): Entry[] =>
	found.howToPay
		? [
				{
					label: wordsIn(language).howToPay,
					value: found.howToPay,
					...(language !== "en" && { language: "en" }),
				},
			]
		: [];

const english = {
	place: placeInEnglish,
	yourClass: "Your class",
	program: "Program",
	first: "First day",
	last: "Last day",
	times: "Days and times",
	room: "Room",
	total: "Price in all",
	howToPay: "How to pay",
	open: "Open my registration",
	answer: "Accept or decline",
	private: "The link is only for you, so please do not forward this email.",
	waiting: "You are on the waiting list",
	offered: "A seat is free for you",
	wanted: "You asked for this class",
	placed: "Your place is confirmed",
	released: "You do not have a place in this class",
	changed: {
		title: "Your class has changed",
		lines: [
			"The days, the hours or the room of your class have changed. Your page shows every meeting as it is now.",
		],
	},
	askedChanged: {
		title: "The class that you asked for has changed",
		lines: [
			"The days or the hours of a class that you asked for have changed. You keep your place in the order. If the class no longer suits you, your page lets you choose another one.",
		],
	},
	cancelled: {
		title: "Your class was canceled",
		lines: [
			"We are sorry: this class will not take place. Please call or email us, and we will help you find another one.",
		],
	},
	starts: (day: string) => `Your class starts on ${day}`,
	reminder: "Please call us if you cannot come.",
};

const spanish: typeof english = {
	place: placeInSpanish,
	yourClass: "Su clase",
	program: "Programa",
	first: "Primer día",
	last: "Último día",
	times: "Días y horario",
	room: "Salón",
	total: "Precio total",
	howToPay: "Cómo pagar",
	open: "Abrir mi inscripción",
	answer: "Aceptar o rechazar",
	private: "El enlace es solo para usted: por favor, no reenvíe este correo.",
	waiting: "Está en la lista de espera",
	offered: "Hay un lugar libre para usted",
	wanted: "Usted pidió esta clase",
	placed: "Su lugar está confirmado",
	released: "Usted no tiene un lugar en esta clase",
	changed: {
		title: "Su clase cambió",
		lines: [
			"Los días, el horario o el salón de su clase cambiaron. Su página muestra cada sesión como queda ahora.",
		],
	},
	askedChanged: {
		title: "La clase que usted pidió cambió",
		lines: [
			"Cambiaron los días o el horario de una clase que usted pidió. Usted conserva su lugar en el orden. Si la clase ya no le conviene, en su página puede elegir otra.",
		],
	},
	cancelled: {
		title: "Su clase se canceló",
		lines: [
			"Lo sentimos: esta clase no se dará. Llámenos o escríbanos, y le ayudaremos a encontrar otra.",
		],
	},
	starts: (day) => `Su clase empieza el ${day}`,
	reminder: "Si no puede venir, llámenos, por favor.",
};
