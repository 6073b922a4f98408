import { createHash } from "node:crypto";
import { sql } from "kysely";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { lockContent } from "#platform/database/content.server.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type * as contract from "#school/uploads/contract.ts";
import type { Picture } from "#school/uploads/contract.ts";

const extensions = { avif: "avif", webp: "webp", jpeg: "jpg" } as const;

/**
 * Stores a picture: decodes it, encodes all sizes and stores them under its content hash.
 * Uploading the same file again is idempotent. Without an alternative text it keeps that which it has.
 */
export async function uploadPicture(
	{ db, clock }: Store,
	{ file, query: { alt }, actor }: Call<typeof contract.uploadPicture>,
): Promise<Picture | Failure> {
	const hash = createHash("sha256").update(file).digest("hex").slice(0, 24);
	const existing = await imagePathOf(db, hash);
	// Encoding takes seconds: run it before the transaction, which holds locks.
	const encoded = existing ? null : await encode(file);
	if (encoded instanceof Failure) return encoded;
	return transaction<Picture>(db, async (tx) => {
		await lockContent(tx);
		if (encoded) {
			const { width, height, files } = encoded;
			await tx
				.insertInto("pictures")
				.values({ hash, width, height, createdAt: instantFrom(clock) })
				.onConflict((conflict) => conflict.column("hash").doNothing())
				.execute();
			for (const { width, format, bytes } of files) {
				await tx
					.insertInto("picture_files")
					.values({ name: `${hash}-${width}.${extensions[format]}`, hash, width, bytes })
					.onConflict((conflict) => conflict.column("name").doNothing())
					.execute();
			}
		}
		const imagePath = (await imagePathOf(tx, hash)) as string;
		const before = await pictureAt(tx, imagePath);
		if (alt !== null && alt !== before.alt) await writeAltText(tx, clock, imagePath, alt);
		await recordActivity(tx, clock, actor, {
			action: "uploaded",
			kind: "picture",
			recordId: hash,
			label: alt ?? imagePath,
			after: { imagePath, alt },
		});
		return pictureAt(tx, imagePath);
	});
}

/** Loads the large library on the first upload. */
async function encode(bytes: Uint8Array) {
	const { encodePicture } = await import("#school/uploads/encode.server.ts");
	return encodePicture(bytes);
}

/** Sets the alt text of a picture. */
export function describePicture(
	{ db, clock }: Store,
	{ body: { imagePath, alt }, actor }: Call<typeof contract.describePicture>,
): Promise<Picture> {
	return transaction(db, async (tx) => {
		await lockContent(tx);
		return setAltText(tx, clock, actor, imagePath, alt);
	});
}

/**
 * Sets the alt text inside an existing transaction.
 * @param savedCourseId the course that is saved with it, whose version has been raised already
 */
export async function setAltText(
	tx: Queries,
	clock: Clock,
	actor: Actor,
	imagePath: string,
	alt: string | null,
	savedCourseId?: number,
): Promise<Picture> {
	const before = await pictureAt(tx, imagePath);
	if (before.alt === alt) return before;
	await writeAltText(tx, clock, imagePath, alt, savedCourseId);
	await recordActivity(tx, clock, actor, {
		action: "changed",
		kind: "picture",
		recordId: hashOf(imagePath) ?? null,
		label: alt ?? imagePath,
		before: { imagePath, alt: before.alt },
		after: { imagePath, alt },
	});
	return { ...before, alt };
}

export const getPicture = ({ db }: Store, { query }: Call<typeof contract.getPicture>) =>
	pictureAt(db, query.imagePath);

/** Returns a picture's data; for an external picture only the alt text. */
async function pictureAt(db: Queries, imagePath: string): Promise<Picture> {
	const [picture] = await picturesAt(db, [imagePath]);
	return picture as Picture;
}

/** Lists the pictures of the active courses that have one. */
export async function listPictures({ db }: Store): Promise<Picture[]> {
	const rows = await db
		.selectFrom("courses")
		.select("imagePath")
		.where("isActive", "=", true)
		.where("imagePath", "is not", null)
		.orderBy("position")
		.orderBy("id")
		.execute();
	return picturesAt(db, [...new Set(rows.map(({ imagePath }) => imagePath as string))]);
}

/** Returns the bytes of one file of a picture, by the last segment of its path. */
export async function pictureFile(db: Queries, name: string): Promise<Uint8Array | undefined> {
	const file = await db
		.selectFrom("picture_files")
		.select("bytes")
		.where("name", "=", name)
		.executeTakeFirst();
	return file?.bytes;
}

async function picturesAt(db: Queries, imagePaths: readonly string[]): Promise<Picture[]> {
	if (imagePaths.length === 0) return [];
	const hashes = ["", ...imagePaths.flatMap((path) => hashOf(path) ?? [])];
	const texts = await db
		.selectFrom("picture_alt_texts")
		.selectAll()
		.where("imagePath", "in", imagePaths)
		.execute();
	const sizes = await db.selectFrom("pictures").selectAll().where("hash", "in", hashes).execute();
	const files = await db
		.selectFrom("picture_files")
		.select(["name", "hash", "width"])
		.where("hash", "in", hashes)
		.orderBy("width")
		.execute();
	return imagePaths.map((imagePath) => {
		const hash = hashOf(imagePath);
		const size = sizes.find((size) => size.hash === hash);
		const pictureFiles = files.filter((file) => file.hash === hash);
		const set = (extension: string) =>
			pictureFiles
				.filter(({ name }) => name.endsWith(`.${extension}`))
				.map(({ name, width }) => `/uploads/${name} ${width}w`)
				.join(", ");
		return {
			imagePath,
			width: size?.width ?? null,
			height: size?.height ?? null,
			alt: texts.find((text) => text.imagePath === imagePath)?.alt ?? null,
			srcset: size ? { avif: set("avif"), webp: set("webp"), jpeg: set("jpg") } : null,
		};
	});
}

/** Returns the path of a picture's largest JPEG, which every browser can show. */
async function imagePathOf(db: Queries, hash: string): Promise<string | undefined> {
	const picture = await db
		.selectFrom("pictures")
		.select("width")
		.where("hash", "=", hash)
		.executeTakeFirst();
	return picture && `/uploads/${hash}-${picture.width}.jpg`;
}

function hashOf(imagePath: string): string | undefined {
	return /^\/uploads\/([0-9a-f]{24})-\d+\.jpg$/.exec(imagePath)?.[1];
}

async function writeAltText(
	tx: Queries,
	clock: Clock,
	imagePath: string,
	alt: string | null,
	savedCourseId?: number,
): Promise<void> {
	if (alt === null) {
		await tx.deleteFrom("picture_alt_texts").where("imagePath", "=", imagePath).execute();
	} else {
		await tx
			.insertInto("picture_alt_texts")
			.values({ imagePath, alt })
			.onConflict((conflict) => conflict.column("imagePath").doUpdateSet({ alt }))
			.execute();
	}
	// Editors read the alt text as a field of the course, so its change is a version of the course.
	await tx
		.updateTable("courses")
		.set({ version: sql`version + 1`, updatedAt: instantFrom(clock) })
		.where("imagePath", "=", imagePath)
		.$if(savedCourseId !== undefined, (query) => query.where("id", "!=", savedCourseId as number))
		.execute();
}
