/** The words that the built-in assistant takes in and gives back. */

export type Language = "en" | "es";

/** A text in both languages of the assistant. */
export type Bilingual = { en: string; es: string };

export type Outcome = "answered" | "handed over" | "declined" | "not understood";

/** An active course as the catalog holds it now. */
export type Course = {
	id: number;
	slug: string;
	title: string;
	summary: string;
	description: string;
};

/** Opening hours of one weekday (0 is Sunday), or `null` when the office is closed on that day. */
export type DayHours = { day: number; opens: string; closes: string };
export type ClosedDay = { date: string; reason: string };

/** What the school states about itself; the pages use the same facts. */
export type SchoolFacts = {
	name: string;
	street: string;
	city: string;
	state: string;
	zip: string;
	phones: string[];
	email: string;
	/** Open days only; a weekday without an entry (or a `null` list) is closed. */
	hours: DayHours[] | null;
	closedDays: ClosedDay[];
	inPerson: boolean;
	daytimeAndEvening: boolean;
	/** What the school states in its settings about price, aid, length ... Nothing at first. */
	stated?: readonly Statement[];
};

/** What the school states on a topic (see `knowledge/topics.ts`). Where its question names programs, it holds for those alone. */
export type Statement = { topic: string; question: string; en: string; es?: string };

export type FaqEntry = { id: string; language?: Language; question: string; answer: string };

/** An answer that the office taught from the list of unanswered questions. */
export type TaughtAnswer = {
	id: string;
	questions: string[];
	answer: { en: string; es?: string };
	links?: Link[];
};

export type Link = { label: string; href: string };

export type Question = {
	catalog: readonly Course[];
	facts: SchoolFacts;
	faq: readonly FaqEntry[];
	taught: readonly TaughtAnswer[];
	/** Names that the office added to a course, by slug. */
	aliases: Readonly<Record<string, readonly string[]>>;
	/** The visitor's earlier messages in this conversation, oldest first. */
	history: readonly string[];
	message: string;
	now: Date;
};

export type Answer = {
	text: string;
	links: Link[];
	suggestions: string[];
	intent: string;
	programmes: string[];
	confidence: number;
	outcome: Outcome;
	language: Language;
	/** Where the answer comes from: template, catalog, faq:…, taught:…, safety, stated, fallback, gate. */
	source: string;
};
