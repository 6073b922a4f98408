import { randomUUID } from "node:crypto";
import type { NotNull, Selectable } from "kysely";
import { render } from "#intake/mail/content/render.server.ts";
import type { EmailContent } from "#intake/mail/email.ts";
import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { compared, isUnclaimed, notSent } from "#intake/mail/outbox.server.ts";
import { queueEmail } from "#intake/mail/queue.server.ts";
import type { RewrittenEmail } from "#intake/mail/readdress.server.ts";
import { offerKey } from "#intake/placements/offers.server.ts";
import type { Place } from "#intake/placements/public-contract.ts";
import { settleQueues } from "#intake/placements/queue.server.ts";
import { lastPlacement, placeIn, placeOf } from "#intake/placements/read.server.ts";
import { createApplicantLink } from "#intake/registrations/applicant/link.server.ts";
import { type ClassNews, type ClassPlace, classEmail } from "#intake/registrations/class-email.ts";
import { lockRecords } from "#office/record-list/update-many.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { addDays } from "#platform/calendar/days.ts";
import { newYorkClock, startOfDay } from "#platform/calendar/new-york.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Queries, type Tx, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import type { EmailRow, Placements, Registrations } from "#platform/database/tables.server.ts";
import { classesById } from "#school/classes/read.server.ts";
import { classLinesInSpanish } from "#school/classes/spanish.server.ts";
import { courseById } from "#school/courses/service.server.ts";
import { getSchool } from "#school/settings/service.server.ts";
import { speechIn } from "#school/translations/speech.server.ts";

/** How many days before its first day people are reminded of a class. */
const REMINDER_DAYS = 3;

/**
 * Lets the queues move on that time has changed, and queues the emails about places that are due: each once, in the
 * transaction that takes note of it. Every instance can run it at any time.
 * @returns whether a queue has moved, and whether an email was taken back
 */
export async function queueClassEmails(store: MailingStore) {
	const hasMoved = await settleQueues(store);
	const isTakenBack = await correctNews(store);
	const due = await store.db
		.selectFrom("placements")
		.select(["id", "registrationId"])
		.where("tell", "is not", null)
		.orderBy("id")
		.execute();
	for (const one of due) {
		await withPlace(store, one, async (tx, place) => {
			if (place.tell === null) return;
			await tx.updateTable("placements").set({ tell: null }).where("id", "=", one.id).execute();
			if (place.tell === "changed" && (await isToBeTold(tx, store, place))) return;
			await queueNews(tx, store, place, place.tell);
		});
	}
	for (const { onceKey, ...one } of await dueReminders(store)) {
		await withPlace(store, one, async (tx, place) => {
			if (place.state === "placed") await queueNews(tx, store, place, "reminder", onceKey);
		});
	}
	return { hasMoved, isTakenBack };
}

/**
 * Corrects emails about places that have not left yet: one that says what is no longer so is taken back; one of an offer that is
 * over, or of a class that was changed since, is written again.
 * @returns whether any was taken back
 */
async function correctNews(store: MailingStore): Promise<boolean> {
	let isAnyTaken = false;
	for (const { emailId, registrationId } of await outdatedNews(store)) {
		const isTaken = await transaction(store.db, async (tx) => {
			await lockRecords(tx, "registrations", [registrationId]);
			// Whoever is offered the same again meanwhile is told of it after this: the email of that offer has the same key.
			const [email] = await outdatedNews({ ...store, db: tx }, emailId);
			if (email?.isSo) await rewrite(tx, store, email);
			return email !== undefined && !email.isSo && takeBack(tx, store, emailId);
		});
		isAnyTaken ||= isTaken;
	}
	return isAnyTaken;
}

/** Lists emails about places that are compared with what is so and must be corrected, of all or one of them. */
async function outdatedNews({ db, clock }: Store<Queries>, emailId?: number) {
	const now = instantFrom(clock);
	const news = await unsentNews(db, emailId === undefined ? compared : notSent, emailId);
	return news.flatMap((email) => {
		const { offeredUntil: until, writtenAt, updatedAt } = email;
		const isSo = isStillSo(email);
		const isOver = until !== null && until <= now && writtenAt < until;
		const isOld = updatedAt !== null && writtenAt < updatedAt;
		return isSo && !isOver && !isOld ? [] : { ...email, isSo };
	});
}

/** Lists emails that tell of a place and have not left, of all or one of them. */
async function unsentNews(db: Queries, statuses: readonly EmailRow["status"][], emailId?: number) {
	const rows = await db
		.selectFrom("emails")
		.innerJoin("placements", "placements.registrationId", "emails.registrationId")
		.leftJoin("classes", "classes.id", "placements.classId")
		.leftJoin("placements as live", (join) =>
			join
				.onRef("live.registrationId", "=", "emails.registrationId")
				.on("live.state", "!=", "released"),
		)
		.selectAll("placements")
		.select(["emails.id as emailId", "emails.createdAt as writtenAt", "onceKey"])
		.select(["firstDay", "updatedAt", "live.classId as liveClassId"])
		.where("template", "=", "class")
		.where("emails.status", "in", statuses)
		.where("onceKey", "is not", null)
		.$narrowType<{ onceKey: NotNull }>()
		.$if(emailId !== undefined, (query) => query.where("emails.id", "=", emailId ?? 0))
		.orderBy("emails.id")
		.execute();
	return rows.filter(({ onceKey, id }) => onceKey.split(" ")[1] === String(id));
}

type UnsentNews = Awaited<ReturnType<typeof unsentNews>>[number];

/** The key of an email that tells of a place; those of offers and reminders are sent once. */
const newsKey = ({ id, classId }: Pick<PlaceOf, "id" | "classId">, news: ClassNews) =>
	`place ${id} ${classId} ${news} ${randomUUID()}`;

/** Returns whether an email says of a place what is so. */
function isStillSo({ onceKey, liveClassId, firstDay, ...place }: UnsentNews): boolean {
	const { state, classId } = place;
	const [kind, , of, news] = onceKey.split(" ");
	if (kind === "offer") return state !== "released" && onceKey.startsWith(offerKey(place));
	if (kind === "class") return state === "placed" && of === firstDay;
	if (of !== String(classId)) return false;
	if (state !== "released") return news === state || news === "changed";
	return (news === "released" || news === "cancelled") && liveClassId !== classId;
}

async function takeBack(tx: Queries, { clock }: MailingStore, id: number) {
	const { numDeletedRows } = await tx
		.deleteFrom("emails")
		.where("id", "=", id)
		.where("status", "in", compared)
		.where(isUnclaimed(instantFrom(clock)))
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

async function rewrite(tx: Queries, store: MailingStore, email: UnsentNews) {
	const { emailId, registrationId, writtenAt } = email;
	const content = await classContent(tx, store, registrationId, await toldBy(tx, store, email));
	if (!content) return;
	const { subject, text: textBody, html: htmlBody } = content;
	await tx
		.updateTable("emails")
		.set((eb) => ({
			subject,
			textBody,
			htmlBody,
			createdAt: instantFrom(store.clock),
			version: eb("version", "+", 1),
		}))
		.where("id", "=", emailId)
		.where("status", "in", compared)
		.where("createdAt", "=", writtenAt)
		.execute();
}

/** Returns the news of an email, with its place as it is. */
async function toldBy(tx: Queries, { clock }: Pick<Store, "clock">, email: UnsentNews) {
	const place = await placeIn(tx, clock, email);
	const [kind, , , told] = email.onceKey.split(" ");
	const said = { offer: place.state, class: "reminder" }[kind ?? ""] ?? told;
	return { news: said as ClassNews, place };
}

/**
 * Writes an email about a place again: one that has not left with its own news while they are so, any other with what is so
 * by now with the last place.
 * @returns with the key of what it says; null without a class
 */
export async function classContentAgain(
	tx: Queries,
	store: Pick<MailingStore, "clock" | "publicUrl">,
	{ id, registrationId }: { id: number; registrationId: number },
): Promise<RewrittenEmail | null> {
	const [email] = await unsentNews(tx, notSent, id);
	if (email && isStillSo(email)) {
		const told = await toldBy(tx, store, email);
		const content = await classContent(tx, store, registrationId, told);
		return content && { ...content, onceKey: email.onceKey };
	}
	const last = await lastPlacement(tx, registrationId);
	const place = last ? await placeIn(tx, store.clock, last) : null;
	const seat = await inClass(tx, store.clock, place);
	if (!last || !place || !seat) return null;
	const news = newsOf(seat);
	const content = await classContent(tx, store, registrationId, { news, place });
	const onceKey = news === "offered" ? `${offerKey(last)} ${randomUUID()}` : newsKey(last, news);
	return content && { ...content, onceKey };
}

/** Returns whether an email that leaves by itself tells of a place with the class as it is since its last change. */
async function isToBeTold(
	tx: Queries,
	{ clock }: MailingStore,
	{ id, classId, registrationId }: PlaceOf,
): Promise<boolean> {
	const waiting = await tx
		.selectFrom("emails")
		.select("id")
		.where("registrationId", "=", registrationId)
		.where("onceKey", "like", `% ${id} ${classId} %`)
		.where("status", "in", ["waiting", "held"])
		.where("archived", "=", false)
		.where(isUnclaimed(instantFrom(clock)))
		.where("createdAt", ">", (eb) =>
			eb.selectFrom("classes").select("updatedAt").where("id", "=", classId),
		)
		.executeTakeFirst();
	return waiting !== undefined;
}

/** A place, and who is told of it. */
type PlaceOf = Selectable<Placements> &
	Pick<Selectable<Registrations>, "reference" | "email" | "language" | "isSpam">;

/** Does something with a place in a transaction that holds it. */
function withPlace(
	{ db }: MailingStore,
	{ id, registrationId }: Pick<PlaceOf, "id" | "registrationId">,
	work: (tx: Tx, place: PlaceOf) => Promise<void>,
): Promise<void> {
	return transaction(db, async (tx) => {
		// As whoever frees a seat does: the registration before its place.
		await lockRecords(tx, "registrations", [registrationId]);
		const place = await tx
			.selectFrom("placements")
			.innerJoin("registrations", "registrations.id", "placements.registrationId")
			.selectAll("placements")
			.select(["reference", "email", "language", "isSpam"])
			.where("placements.id", "=", id)
			.forUpdate()
			.executeTakeFirst();
		if (place) await work(tx, place);
	});
}

/** Lists who has had a seat for a day in a class that begins within three days, and was not reminded of it. */
async function dueReminders({ db, clock }: MailingStore) {
	const { day: today, time } = newYorkClock(clock());
	// A phone that rings at night is no help.
	if (time < "09:00" || time >= "20:00") return [];
	const rows = await db
		.selectFrom("placements")
		.innerJoin("classes", "classes.id", "placements.classId")
		.select(["placements.id", "registrationId", "firstDay"])
		.where("firstDay", ">", today)
		.where("firstDay", "<=", addDays(today, REMINDER_DAYS))
		.where("placements.state", "=", "placed")
		.where("placedAt", "<", startOfDay(today))
		.execute();
	const due = rows.map(({ firstDay, ...one }) => ({
		...one,
		onceKey: `class ${one.id} ${firstDay}`,
	}));
	if (due.length === 0) return [];
	const keys = due.map(({ onceKey }) => onceKey);
	const sent = await db
		.selectFrom("emails")
		.select("onceKey")
		.where("onceKey", "in", keys)
		.execute();
	const known = new Set(sent.map(({ onceKey }) => onceKey));
	return due.filter(({ onceKey }) => !known.has(onceKey));
}

async function queueNews(
	tx: Tx,
	store: MailingStore,
	row: PlaceOf,
	news: ClassNews,
	onceKey?: string,
): Promise<void> {
	const { registrationId, reference, email, language, isSpam } = row;
	const place = await placeIn(tx, store.clock, row);
	const content = await classContent(tx, store, registrationId, { news, place });
	if (!content) return;
	const key = onceKey ?? (news === "offered" ? offerKey(row) : newsKey(row, news));
	// One that leaves only when the office asks for it is in nobody's way.
	await tx.deleteFrom("emails").where("onceKey", "=", key).where("status", "=", "unsent").execute();
	await queueEmail(tx, store.clock, {
		template: "class",
		audience: "visitor",
		about: { reference, registrationId },
		recipient: email,
		language,
		content,
		domain: new URL(store.publicUrl).hostname,
		isSuspected: isSpam,
		onceKey: key,
	});
}

/**
 * Writes what happened to a place of a registration, with a new link to the applicant's page.
 * @returns null without a class
 */
async function classContent(
	tx: Queries,
	{ clock, publicUrl }: Pick<MailingStore, "clock" | "publicUrl">,
	registrationId: number,
	{ news, place }: { news: ClassNews; place: Place },
): Promise<EmailContent | null> {
	const registration = await tx
		.selectFrom("registrations")
		.select(["id", "reference", "language", "courseTitle"])
		.where("id", "=", registrationId)
		.executeTakeFirstOrThrow();
	const seat = await inClass(tx, clock, place);
	if (!seat) return null;
	// The course of the class: the registration may be for another one by now.
	const course = await courseById(tx, seat.found.courseId);
	const title = course instanceof Failure ? registration.courseTitle : course.title;
	const say = await speechIn(tx, clock, registration.language);
	const courseTitle = say.line(title);
	const titleLanguage = say.english().includes(title) ? ("en" as const) : undefined;
	const page = await createApplicantLink(tx, clock, registration, publicUrl);
	const school = await getSchool({ db: tx, clock });
	return render(
		classEmail(
			news,
			{ ...registration, courseTitle, titleLanguage },
			seat,
			school,
			clock(),
			page.url,
		),
	);
}

/** Returns the class of a registration and its place; null without one, and once it was released. */
export async function heldSeatOf(tx: Queries, clock: Clock, registrationId: number) {
	const place = await placeOf(tx, clock, registrationId);
	return place?.state === "released" ? null : inClass(tx, clock, place);
}

async function inClass(tx: Queries, clock: Clock, place: Place | null): Promise<ClassPlace | null> {
	const [found] = place?.classId ? await classesById(tx, clock, [place.classId]) : [];
	if (!place || !found) return null;
	const inSpanish = await classLinesInSpanish(tx);
	return { place, found, spanishRoom: found.room && inSpanish(found.room) };
}

const newsOf = ({ found, place: { state } }: ClassPlace): ClassNews =>
	found.state === "cancelled" ? "cancelled" : state;
