import type { Language } from "#platform/text/language.ts";

/** What the emails about a submission need besides its content. */
export interface Sending {
	/** Origin of the website: links in emails begin with it. */
	publicUrl: string;
	/** Language of the visitor. */
	language: Language;
	/** Held until an administrator says that the submission is not spam. */
	isSuspected?: boolean;
	/** The office entered it itself, and needs no notice of it. */
	withoutNotice?: boolean;
}
