import { diffFields } from "#office/activity/changes.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { Failure, invalidField } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { lockContent } from "#platform/database/content.server.ts";
import { type Queries, type Tx, transaction } from "#platform/database/database.server.ts";
import { isConstraintViolation, isUniqueViolation } from "#platform/database/errors.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { lockVersion, updateVersioned } from "#platform/database/version.server.ts";
import { foldAliases, replaceAliases, withAliases } from "#school/courses/aliases.server.ts";
import type * as contract from "#school/courses/contract.ts";
import {
	type AdminCourse,
	type Course,
	course as publicCourse,
	slugInUseMessage,
	unknownCourseMessage,
} from "#school/courses/contract.ts";
import { addSlugRedirect, releaseOldSlug } from "#school/courses/slugs.server.ts";
import { setAltText } from "#school/uploads/service.server.ts";

const publicColumns = Object.keys(publicCourse.shape) as (keyof Course)[];
const adminColumns = [...publicColumns, "version", "updatedAt"] as const;

const missing = new Failure("notFound", "Course not found.");
const unknownCourse = invalidField("courseId", unknownCourseMessage);
const slugInUse = new Failure("conflict", slugInUseMessage, {
	errors: [{ path: "slug", message: slugInUseMessage }],
});

const hasPlacements = new Failure(
	"conflict",
	"People have asked for classes of this course, so it can’t be deleted. Make it inactive instead.",
);

/** Lists the active courses in catalog order. */
export function listCourses({ db }: { db: Queries }): Promise<Course[]> {
	return db
		.selectFrom("courses")
		.select(publicColumns)
		.where("isActive", "=", true)
		.orderBy("position")
		.orderBy("id")
		.execute();
}

export const getCourse = ({ db }: Store, { params }: Call<typeof contract.getCourse>) =>
	findCourse(db, params.slug);

/** Returns an active course by slug. */
export async function findCourse(db: Queries, slug: string): Promise<Course | Failure> {
	const course = await db
		.selectFrom("courses")
		.select(publicColumns)
		.where("slug", "=", slug)
		.where("isActive", "=", true)
		.executeTakeFirst();
	return course ?? missing;
}

/** Selects courses with the alternative texts of their pictures. */
const adminCourses = (db: Queries) =>
	db
		.selectFrom("courses")
		.select(adminColumns)
		.select((eb) =>
			eb
				.selectFrom("picture_alt_texts")
				.select("alt")
				.whereRef("picture_alt_texts.imagePath", "=", "courses.imagePath")
				.as("pictureAlt"),
		);

/** Lists all courses in catalog order. */
export async function listAdminCourses({ db }: { db: Queries }): Promise<AdminCourse[]> {
	const courses = await adminCourses(db).orderBy("position").orderBy("id").execute();
	return withAliases(db, courses);
}

export const getAdminCourse = ({ db }: Store, { params }: Call<typeof contract.getAdminCourse>) =>
	courseById(db, params.id);

export async function courseById(db: Queries, id: number): Promise<AdminCourse | Failure> {
	const courses = await adminCourses(db).where("id", "=", id).execute();
	const [course] = await withAliases(db, courses);
	return course ?? missing;
}

/**
 * Returns the title of an active course and the content version, or a Failure. Locks the course as
 * {@link titleOfCourse} does. After waiting for a change of the course, the title is the new one, and on PostgreSQL the
 * version that of before: facts and school are those that were published when the visitor sent the form.
 */
export async function lockActiveCourse(
	tx: Queries,
	id: number,
): Promise<{ title: string; contentVersion: number } | Failure> {
	const course = await lockedTitle(tx, id)
		.select((eb) => eb.selectFrom("content_version").select("version").as("contentVersion"))
		.where("isActive", "=", true)
		.$narrowType<{ contentVersion: number }>()
		.executeTakeFirst();
	return course ?? unknownCourse;
}

/**
 * Returns a course's title, or a Failure. Locks the course until the transaction ends, so
 * a concurrent renaming can't miss a copy of the title.
 */
export async function titleOfCourse(db: Queries, id: number): Promise<string | Failure> {
	const course = await lockedTitle(db, id).executeTakeFirst();
	return course?.title ?? unknownCourse;
}

function lockedTitle(db: Queries, id: number) {
	return db.selectFrom("courses").select("title").where("id", "=", id).forShare();
}

/** Adds a course at the end of the catalog. */
export function createCourse(
	{ db, clock }: Store,
	{ body: input, headers, actor }: Call<typeof contract.createCourse>,
): Promise<AdminCourse | Failure> {
	return transaction<AdminCourse | Failure>(db, async (tx) => {
		await lockContent(tx);
		const { last } = await tx
			.selectFrom("courses")
			.select((eb) => eb.fn.coalesce(eb.fn.max("position"), eb.lit(0)).as("last"))
			.executeTakeFirstOrThrow();
		const added = await tx
			.insertInto("courses")
			.values({ ...input, position: last + 1, updatedAt: instantFrom(clock) })
			.onConflict((conflict) => conflict.column("slug").doNothing())
			.returning(["id", "slug", "title", "imagePath"])
			.executeTakeFirst();
		if (!added) return slugInUse;
		await releaseOldSlug(tx, added.slug);
		const names = foldAliases(headers["course-aliases"] ?? []);
		const taken = await replaceAliases(tx, added.id, names);
		if (taken) return taken;
		await recordActivity(tx, clock, actor, {
			action: "created",
			kind: "course",
			recordId: added.id,
			label: added.title,
			after: { ...input, ...(names.length > 0 && { aliases: names }) },
		});
		await describeOwn(tx, clock, actor, added, headers["picture-alt-text"]);
		return courseById(tx, added.id);
	});
}

/**
 * Updates any of a course's fields, its other names, and the alt text of its current picture. A new
 * title is copied to its registrations.
 */
export async function updateCourse(
	{ db, clock }: Store,
	{ params: { id }, body: patch, headers, ifMatch, actor }: Call<typeof contract.updateCourse>,
): Promise<AdminCourse | Failure> {
	const { "picture-alt-text": altText, "course-aliases": aliases } = headers;
	const isEmpty = Object.keys(patch).length === 0 && altText === undefined && aliases === undefined;
	try {
		return await transaction<AdminCourse | Failure>(db, async (tx) => {
			await lockContent(tx);
			const before = await courseById(tx, id);
			if (before instanceof Failure) return before;
			const failure = await updateVersioned(
				tx,
				"courses",
				{ id, ifMatch, missing },
				isEmpty ? {} : { ...patch, updatedAt: instantFrom(clock) },
			);
			if (failure) return failure;
			if (patch.slug !== undefined && patch.slug !== before.slug) {
				await releaseOldSlug(tx, patch.slug);
				await addSlugRedirect(tx, id, before.slug);
			}
			const names = foldAliases(aliases ?? before.aliases);
			const hasNewNames = names.join("\n") !== before.aliases.join("\n");
			const taken = hasNewNames && (await replaceAliases(tx, id, names));
			if (taken) return taken;
			const changes = diffFields(
				before,
				{ ...before, ...patch, ...(hasNewNames && { aliases: names }) },
				[...publicColumns, "aliases"],
			);
			if (changes) {
				await recordActivity(tx, clock, actor, {
					action: "changed",
					kind: "course",
					recordId: id,
					label: patch.title ?? before.title,
					...changes,
				});
			}
			if (patch.title !== undefined) await renameInRegistrations(tx, id, patch.title);
			await describeOwn(tx, clock, actor, { ...before, ...patch }, altText);
			return courseById(tx, id);
		});
	} catch (error) {
		if (isUniqueViolation(error)) return slugInUse;
		throw error;
	}
}

/** Sets the alt text of a course's picture, if it has one. */
async function describeOwn(
	tx: Tx,
	clock: Clock,
	actor: Actor,
	{ id, imagePath }: { id: number; imagePath: string | null },
	altText: string | null | undefined,
) {
	if (imagePath !== null && altText !== undefined) {
		await setAltText(tx, clock, actor, imagePath, altText, id);
	}
}

async function renameInRegistrations(tx: Tx, courseId: number, title: string) {
	const locked = tx
		.selectFrom("registrations")
		.select("id")
		.where("courseId", "=", courseId)
		.where("courseTitle", "!=", title)
		.orderBy("id")
		.forUpdate();
	await tx
		.updateTable("registrations")
		.set({ courseTitle: title })
		.where("id", "in", locked)
		.execute();
}

/**
 * Deletes a course permanently, with its classes, and releases its slug. Its registrations stay. Not while
 * someone has asked for one of its classes.
 */
export async function deleteCourse(
	{ db, clock }: Store,
	{ params: { id }, ifMatch, actor }: Call<typeof contract.deleteCourse>,
): Promise<Failure | undefined> {
	try {
		return await transaction<Failure | undefined>(db, async (tx) => {
			await lockContent(tx);
			const refused = await lockVersion(tx, "courses", { id, ifMatch, missing });
			if (refused) return refused;
			const { id: recordId, ...before } = await tx
				.deleteFrom("courses")
				.where("id", "=", id)
				.returning(publicColumns)
				.executeTakeFirstOrThrow();
			await recordActivity(tx, clock, actor, {
				action: "deleted",
				kind: "course",
				recordId,
				label: before.title,
				before,
			});
			return undefined;
		});
	} catch (error) {
		if (isConstraintViolation(error)) return hasPlacements;
		throw error;
	}
}

export async function countActiveCourses(db: Queries): Promise<number> {
	const { n } = await db
		.selectFrom("courses")
		.select((eb) => eb.fn.countAll<number>().as("n"))
		.where("isActive", "=", true)
		.executeTakeFirstOrThrow();
	return n;
}
