import type { Language } from "#platform/text/language.ts";

/**
 * A part of a line: plain, emphasized, in another language than the email, kept on one line, or a link to an email address or
 * a phone number.
 */
export type Inline =
	| string
	| { strong: string; language?: Language }
	| { foreign: string; language: Language }
	| { unbroken: string }
	| { text: string; href: `mailto:${string}` | `tel:${string}` };

export type Line = string | readonly Inline[];

/** A value with its label. `language` is given if it differs from the email's. */
export interface Entry {
	label: string;
	value: Line;
	language?: Language;
}

/** A part of an email. Each is shown in plain text and in HTML with the same words. */
export type Block =
	| { kind: "heading"; text: string }
	| { kind: "paragraph"; line: Line }
	/** A short value to find at a glance, such as a reference number. */
	| { kind: "highlight"; label: string; value: string }
	/** Short values, each next to its label. */
	| { kind: "rows"; rows: readonly Entry[] }
	/** Long values, each below its label. */
	| { kind: "entries"; entries: readonly Entry[] }
	| { kind: "list"; items: readonly Line[] }
	/** What a visitor wrote, in an email to the school. */
	| { kind: "quote"; text: string }
	/** The way to a page. An email has one that is not quiet. */
	| { kind: "button"; label: string; url: string; isQuiet?: boolean }
	| { kind: "smallPrint"; line: Line };

/** An email before it is rendered. */
export interface EmailDocument {
	language: Language;
	/** Name of the school, at the top. */
	sender: string;
	subject: string;
	/** What a list of emails shows after the subject. */
	preview: string;
	title: string;
	body: readonly Block[];
	footer: readonly Block[];
}
