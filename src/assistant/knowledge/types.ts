import type { Language } from "#platform/text/language.ts";
import type { PublicClass } from "#school/classes/public-contract.ts";
import type { Calendar } from "#school/profile/opening-hours.ts";
import type { KeptFor } from "#school/profile/retention.ts";
import type { SiteTexts } from "#school/texts/slots.ts";

/** What the built-in assistant reads and answers. */

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
	/** Names that the office added: acronyms, old titles, Spanish names. */
	otherNames: readonly string[];
};

/** The school profile. */
export type School = Calendar & {
	name: string;
	street: string;
	city: string;
	state: string;
	zip: string;
	phones: readonly string[];
	email: string;
};

/** A fact that the school states now; `courseId` is null for the whole school. */
export type Fact = {
	id: number;
	topic: string;
	courseId: number | null;
	question: string | null;
	answer: string;
	spanish: string | null;
	/** When it was last stated: a question that was taught before yields to it. */
	approvedAt?: string | null;
};

/** What the office chose as the answer to a question about one course, or about none. */
export type TaughtQuestion = {
	question: string;
	courseId: number | null;
	/** What the question was taken for when it was taught. */
	intent: string;
	/** A text on the pages; null where none answers it. */
	passage: string | null;
	at: string;
};

/** One sentence, list item or fact, exactly as the school publishes it. */
export type Passage = {
	/** Unique within the published texts: `cna:12`, `fact:3`, `home.visit`. */
	id: string;
	text: string;
	/** The line above its list ("What you learn"). */
	heading?: string;
	/** Slug of the course; absent for the whole school. */
	course?: string;
	/** Paragraph or list of the course text that it belongs to; 0 for the summary. */
	block?: number;
	/** Topic of a fact. */
	topic?: string;
	/** Path of the page that it stands on. */
	path: string;
};

export type Link = { label: string; href: string };

/** Everything that an answer may rest on. */
export type Published = {
	catalog: readonly Course[];
	school: School;
	facts: readonly Fact[];
	/** What the school says of itself on its pages. */
	texts: SiteTexts;
	/** How long records are kept, as the privacy policy says. */
	kept?: KeptFor;
	/** The school's own Spanish of its lines, each after the English that it was written for. */
	spanish?: readonly (readonly [english: string, spanish: string])[];
	taught?: readonly TaughtQuestion[];
	/** The next first. */
	classes?: readonly PublicClass[];
};

export type Question = Published & {
	/** The visitor's earlier messages in this conversation, oldest first. */
	history: readonly string[];
	/** The assistant's last answer, which is not given twice in a row. */
	previous?: string | undefined;
	message: string;
	/** The language of the page on which it was written: that of the answer where no message tells one. */
	page?: Language | undefined;
	/** Slug of the program on whose page it was written: what is meant where no other is named or talked about. */
	course?: string | undefined;
	now: Date;
};

export type Answer = {
	text: string;
	links: Link[];
	suggestions: string[];
	/** What was asked: a fact topic or one of the other intents of the training data. */
	intent: string;
	/** Slugs of the courses that the answer is about. */
	courses: string[];
	/** Share of the intent, 0 to 1; shown among technical details only. */
	confidence: number;
	outcome: Outcome;
	language: Language;
	/** Where the answer comes from: template, passages, fact, safety or fallback. */
	source: string;
	/** A quotation or template that surely answers the question: a model is not asked. */
	isCertain: boolean;
	/** What the answer rests on, or what a model may rest on instead; best first. */
	passages: Passage[];
};
