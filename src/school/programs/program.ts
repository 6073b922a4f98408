/**
 * One program of the school, as it stands before the office changes it.
 *
 * In a description, an empty line begins a new paragraph. Lines that begin with "- " are a list,
 * and a short paragraph that ends with ":" right before a list is its heading.
 */
export interface Program {
	slug: string;
	title: string;
	summary: string;
	description: string;
}
