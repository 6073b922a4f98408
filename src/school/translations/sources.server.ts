import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { ownTexts } from "#school/texts/read.server.ts";
import { pageOf, slotIds, slots, textPages } from "#school/texts/slots.ts";

/** A published text that can have a translation. */
export interface Source {
	/** Names it for good: a slot, or a course and its field. */
	name: string;
	courseId: number | null;
	/** What it is about, for the office: a page, or a program. */
	group: string;
	/** Which of its texts. */
	label: string;
	/** Address of the page that shows it in Spanish; null while none does. */
	path: string | null;
	/** What visitors read in English today, with placeholders. */
	english: string;
	/** Whether it has paragraphs and lists. */
	hasBlocks: boolean;
	/** Most characters of a translation. */
	max: number;
}

/** Spanish takes more room. */
const roomFor = (max: number): number => Math.ceil(max * 1.5);

const courseFields = [
	["title", "Title", 200],
	["summary", "Summary", 500],
	["description", "Description", 20_000],
] as const;

/** Lists what can have a translation: the school's texts page by page, then the programs in catalog order. */
export async function translationSources(db: Queries, clock: Clock): Promise<Source[]> {
	const own = await ownTexts(db, clock);
	const courses = await db
		.selectFrom("courses")
		.select(["id", "slug", "title", "summary", "description", "isActive"])
		.orderBy("position")
		.orderBy("id")
		.execute();
	return [
		...slotIds.map((slot): Source => {
			const { name: group, path } = textPages[pageOf(slot)];
			const { label, kind, delivered, max } = slots[slot];
			const english = own[slot] ?? delivered;
			return {
				...{ name: slot, courseId: null, group, label, english },
				...{ path: `/es${path}`, hasBlocks: kind === "text", max: roomFor(max) },
			};
		}),
		...courses.flatMap(({ id, slug, title, isActive, ...texts }) =>
			courseFields.map(([field, label, max]): Source => {
				const english = { title, ...texts }[field];
				return {
					...{ name: `course-${id}.${field}`, courseId: id, group: title, label, english },
					...{ path: isActive ? `/es/courses/${slug}` : null },
					...{ hasBlocks: field === "description", max: roomFor(max) },
				};
			}),
		),
	];
}
