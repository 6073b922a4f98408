import { type AdminPage, pagesNamed } from "#overview/search/admin/pages.ts";
import type { Hit, HitGroup, HitKind } from "#overview/search/contract.ts";
import { tableDate } from "#platform/calendar/dates.ts";
import { countsOf } from "#platform/text/plural.ts";

/** One line of the results. */
export interface Result extends Pick<Hit, "title" | "details" | "mark"> {
	key: string;
	path: string;
	/** What is known besides: when it was received, or how much there is. */
	aside: string | null;
}

export interface ResultGroup {
	name: string;
	results: Result[];
}

const names: Readonly<Record<HitKind, string>> = {
	person: "People",
	registration: "Registrations",
	contact: "Messages",
	note: "Notes",
	conversation: "Chats",
	course: "Courses",
};

/** Returns the results by kind: those of the server, then pages of the admin area. */
export function resultGroups(
	groups: readonly HitGroup[],
	pages: readonly AdminPage[],
	typed: string,
): ResultGroup[] {
	const found = groups.map(({ kind, hits }) => ({
		name: names[kind],
		results: hits.map((hit) => ({ ...hit, key: `${kind}-${hit.id}`, aside: asideOf(hit) })),
	}));
	const places = pagesNamed(pages, typed).map(({ to, name }) => ({
		key: `page-${to}`,
		path: to,
		title: [{ text: name, isMatch: false }],
		details: [],
		mark: null,
		aside: null,
	}));
	return places.length > 0 ? [...found, { name: "Pages", results: places }] : found;
}

function asideOf({ records, at }: Hit): string | null {
	if (at !== null) return tableDate(at);
	if (!records) return null;
	const { registrations, contacts } = records;
	return countsOf([
		[registrations, "registration"],
		[contacts, "message"],
	]).join(", ");
}
