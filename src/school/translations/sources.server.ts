import { newYorkClock } from "#platform/calendar/new-york.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { MAX_ANNOUNCEMENT } from "#school/settings/contract.ts";
import { isToBeAnnounced } from "#school/settings/public-school.ts";
import { ANNOUNCEMENT, readSettings } from "#school/settings/service.server.ts";
import { ownTexts } from "#school/texts/read.server.ts";
import { slotIds, slots, textPageOf, textPages } from "#school/texts/slots.ts";
import { classSources } from "#school/translations/class-sources.server.ts";
import { factSources } from "#school/translations/fact-sources.server.ts";
import { roomFor, type Source } from "#school/translations/source.ts";

const courseFields = [
	["title", "Title", 200],
	["summary", "Summary", 500],
	["description", "Description", 20_000],
	["picture", "Picture", 300],
] as const;

/** Lists what can have a translation: the school's texts page by page, the programs in catalog order, classes, and facts. */
export async function translationSources(db: Queries, clock: Clock): Promise<Source[]> {
	const own = await ownTexts(db, clock);
	const courses = await db
		.selectFrom("courses")
		.leftJoin("picture_alt_texts", "picture_alt_texts.imagePath", "courses.imagePath")
		.select(["id", "slug", "title", "summary", "description", "isActive", "alt as picture"])
		.orderBy("position")
		.orderBy("id")
		.execute();
	return [
		...slotIds.flatMap((slot): Source[] => {
			const { name: group, path } = textPages[textPageOf(slot)];
			const { label, kind, delivered, max } = slots[slot];
			const english = own[slot] ?? delivered;
			if (english === "") return [];
			const source = {
				...{ name: slot, courseId: null, group, label, english },
				...{ path: `/es${path}`, hasBlocks: kind === "text", max: roomFor(max) },
			};
			return [source];
		}),
		...courses.flatMap(({ id, slug, title, isActive, ...texts }) =>
			courseFields.flatMap(([field, label, max]): Source | [] => {
				const english = { title, ...texts }[field];
				if (english === null) return [];
				return {
					...{ name: `course-${id}.${field}`, courseId: id, group: title, label, english },
					...{ path: isActive ? `/es/courses/${slug}` : null },
					...{ hasBlocks: field === "description", max: roomFor(max) },
				};
			}),
		),
		...(await announced(db, clock)),
		...(await classSources(db, clock)),
		...(await factSources(db, clock)),
	];
}

/** The announcement from the day on which it is written to its last one. */
async function announced(db: Queries, clock: Clock): Promise<Source[]> {
	const { announcement } = (await readSettings(db)).settings;
	const { text: english } = announcement;
	if (english === null || !isToBeAnnounced(announcement, newYorkClock(clock()).day)) return [];
	const source = {
		...{ name: ANNOUNCEMENT, courseId: null, group: "Every page", label: "Announcement" },
		...{ english, path: "/es", hasBlocks: false, max: roomFor(MAX_ANNOUNCEMENT) },
	};
	return [source];
}
