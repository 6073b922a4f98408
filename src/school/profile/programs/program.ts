/**
 * A program of the school as seeded.
 *
 * In a description, an empty line starts a new paragraph. Lines that start with "- " are a list,
 * and a short paragraph that ends with ":" right before a list is its heading.
 */
export interface Program {
	slug: string;
	title: string;
	summary: string;
	description: string;
}
