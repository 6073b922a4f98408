import type { Selectable } from "kysely";
import { render } from "#intake/mail/content/render.server.ts";
import type { EmailContent } from "#intake/mail/email.ts";
import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { isUnclaimed } from "#intake/mail/outbox.server.ts";
import { queueEmail } from "#intake/mail/queue.server.ts";
import { offerKey } from "#intake/placements/offers.server.ts";
import type { Place } from "#intake/placements/public-contract.ts";
import { settleQueues } from "#intake/placements/queue.server.ts";
import { placeIn, placeOf } from "#intake/placements/read.server.ts";
import { createApplicantLink } from "#intake/registrations/applicant/link.server.ts";
import { type ClassNews, type ClassPlace, classEmail } from "#intake/registrations/class-email.ts";
import { lockRecords } from "#office/record-list/update-many.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { addDays } from "#platform/calendar/days.ts";
import { newYorkClock, startOfDay } from "#platform/calendar/new-york.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Queries, type Tx, transaction } from "#platform/database/database.server.ts";
import type { Placements, Registrations } from "#platform/database/tables.server.ts";
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
	const isTakenBack = await correctOffers(store);
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
 * Corrects emails of offers that have not left yet: one that was answered, or whose place was left, is taken back; one that is
 * over is written again, to say what is so now, once.
 * @returns whether any was taken back
 */
async function correctOffers(store: MailingStore): Promise<boolean> {
	const emails = await store.db
		.selectFrom("emails")
		.select(["id", "onceKey", "registrationId", "createdAt"])
		.where("template", "=", "class")
		.where("status", "in", ["waiting", "unsent"])
		.where("onceKey", "like", "offer %")
		.orderBy("id")
		.execute();
	if (emails.length === 0) return false;
	const offers = await openOffers(store.db);
	const now = instantFrom(store.clock);
	let isAnyTaken = false;
	for (const { id, onceKey, registrationId, createdAt } of emails) {
		const until = onceKey?.split(" ").at(-1) ?? "";
		const isOver = until <= now && createdAt < until;
		if (registrationId === null || (offers.has(onceKey) && !isOver)) continue;
		const isTaken = await transaction(store.db, async (tx) => {
			await lockRecords(tx, "registrations", [registrationId]);
			// Whoever is offered the same again meanwhile is told of it after this: the email of that offer has the same key.
			if (!(await openOffers(tx, registrationId)).has(onceKey)) return takeBack(tx, store, id);
			await rewrite(tx, store, { id, registrationId, createdAt });
			return false;
		});
		isAnyTaken ||= isTaken;
	}
	return isAnyTaken;
}

/** The keys of offers that wait for an answer, or that nobody was told of in time; of one registration, or of all. */
async function openOffers(db: Queries, registrationId?: number) {
	const offers = await db
		.selectFrom("placements")
		.select(["id", "classId", "offeredUntil"])
		.where("state", "in", ["offered", "waiting"])
		.where("offeredUntil", "is not", null)
		.$if(registrationId !== undefined, (query) =>
			query.where("registrationId", "=", registrationId ?? 0),
		)
		.execute();
	return new Set<string | null>(offers.map(offerKey));
}

async function takeBack(tx: Queries, { clock }: MailingStore, id: number) {
	const { numDeletedRows } = await tx
		.deleteFrom("emails")
		.where("id", "=", id)
		.where("status", "in", ["waiting", "unsent"])
		.where(isUnclaimed(instantFrom(clock)))
		.executeTakeFirst();
	return numDeletedRows > 0n;
}

async function rewrite(
	tx: Queries,
	store: MailingStore,
	{ id, registrationId, createdAt }: { id: number; registrationId: number; createdAt: string },
) {
	const content = await classContent(tx, store, registrationId);
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
		.where("id", "=", id)
		.where("status", "in", ["waiting", "unsent"])
		.where("createdAt", "=", createdAt)
		.execute();
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
	const key = onceKey ?? (news === "offered" ? offerKey(row) : undefined);
	await queueEmail(tx, store.clock, {
		template: "class",
		audience: "visitor",
		about: { reference, registrationId },
		recipient: email,
		language,
		content,
		domain: new URL(store.publicUrl).hostname,
		isSuspected: isSpam,
		...(key && { onceKey: key }),
	});
}

/**
 * Writes what happened to a place of a registration, with a new link to the applicant's page.
 * @param told nothing for what is so now with its last place
 * @returns null without a class
 */
export async function classContent(
	tx: Queries,
	{ clock, publicUrl }: Pick<MailingStore, "clock" | "publicUrl">,
	registrationId: number,
	told?: { news: ClassNews; place: Place },
): Promise<EmailContent | null> {
	const registration = await tx
		.selectFrom("registrations")
		.select(["id", "reference", "language", "courseTitle"])
		.where("id", "=", registrationId)
		.executeTakeFirstOrThrow();
	const place = told?.place ?? (await placeOf(tx, clock, registrationId));
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
			told?.news ?? newsOf(seat),
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
