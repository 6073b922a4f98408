import { foldForSearch } from "#platform/text/fold.ts";

/** A page of the admin area. */
export interface AdminPage {
	to: string;
	name: string;
}

/** Returns the pages with a word that begins as typed. */
export function pagesNamed(pages: readonly AdminPage[], typed: string): AdminPage[] {
	const folded = foldForSearch(typed);
	if (folded === "") return [];
	return pages.filter(({ name }) => ` ${foldForSearch(name)}`.includes(` ${folded}`));
}
