/**
 * The texts of a program.
 *
 * In a description, an empty line starts a new paragraph. Lines that start with "- " are a list,
 * and a short paragraph that ends with ":" right before a list is its heading.
 */
export interface ProgramText {
	summary: string;
	description: string;
}

/** A delivered program of the school. */
export interface Program extends ProgramText {
	slug: string;
	title: string;
	/** Paragraph by paragraph and sentence by sentence as in English. */
	spanish: ProgramText;
}
