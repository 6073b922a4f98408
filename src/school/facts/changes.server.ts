import { diffFields } from "#office/activity/changes.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import { Failure, invalidField } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { lockContent } from "#platform/database/content.server.ts";
import { type Queries, type Tx, transaction } from "#platform/database/database.server.ts";
import { isUniqueViolation } from "#platform/database/errors.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { isStale, staleRecord, updateVersioned } from "#platform/database/version.server.ts";
import { titleOfCourse } from "#school/courses/service.server.ts";
import type * as contract from "#school/facts/contract.ts";
import {
	type AdminFact,
	type FactInput,
	missingLastDayMessage,
	missingQuestionMessage,
} from "#school/facts/contract.ts";
import { factColumns, recordFactState } from "#school/facts/history.server.ts";
import { factById, factNotFound as missing } from "#school/facts/service.server.ts";
import { settled, writeSpanish } from "#school/facts/spanish.server.ts";
import { topicOf } from "#school/facts/topics.ts";
import { alreadyStated, claimTopic } from "#school/facts/uniqueness.server.ts";
import { dayOfValidity, lacksLastDay } from "#school/facts/validity.ts";

const statedFields = [...factColumns, "spanish", "spanishQuestion"] as const;
/** Fields whose change is an approval. The others only control where the fact is shown. */
const approvedFields = statedFields.filter((field) => field !== "onHomePage");

/** Creates a fact, approved by its author. On the home page it is the last one. */
export function createFact(
	{ db, clock }: Store,
	{ body: input, actor }: Call<typeof contract.createFact>,
): Promise<AdminFact | Failure> {
	return writing(input, () =>
		transaction<AdminFact | Failure>(db, async (tx) => {
			await lockContent(tx);
			const label = await labelOf(tx, input);
			if (label instanceof Failure) return label;
			const claim = await claimTopic(tx, input, dayOfValidity(clock()));
			if (claim instanceof Failure) return claim;
			const { last } = await tx
				.selectFrom("facts")
				.select((eb) => eb.fn.coalesce(eb.fn.max("position"), eb.lit(0)).as("last"))
				.executeTakeFirstOrThrow();
			const now = instantFrom(clock);
			const { id } = await tx
				.insertInto("facts")
				.values({
					...columnsOf(input),
					...claim,
					position: last + 1,
					...approval(actor, now),
					createdAt: now,
					updatedAt: now,
				})
				.returning("id")
				.executeTakeFirstOrThrow();
			await writeSpanish(tx, clock, actor, { ...input, id }, input);
			const created = { action: "created", username: actor.username } as const;
			await recordFactState(tx, clock, created, { ...input, id });
			await recordActivity(tx, clock, actor, {
				action: "created",
				kind: "fact",
				recordId: id,
				label,
				after: { ...input },
			});
			return factById(tx, id);
		}),
	);
}

/** Updates any of a fact's fields. A change of its content is an approval by its author. */
export function updateFact(
	{ db, clock }: Store,
	call: Call<typeof contract.updateFact>,
): Promise<AdminFact | Failure> {
	return writing(call.body, () =>
		transaction<AdminFact | Failure>(db, (tx) => updateIn(tx, clock, call)),
	);
}

async function updateIn(
	tx: Tx,
	clock: Clock,
	{ params: { id }, body, ifMatch, actor }: Call<typeof contract.updateFact>,
): Promise<AdminFact | Failure> {
	await lockContent(tx);
	const before = await factById(tx, id);
	if (before instanceof Failure) return before;
	if (isStale(before, ifMatch)) return staleRecord;
	const patch = settled(body, before);
	const after = { ...before, ...patch };
	const changes = diffFields(before, after, statedFields);
	if (!changes) return before;
	if (after.topic === "other" && after.question === null) {
		return invalidField("question", missingQuestionMessage);
	}
	const has = (field: string) => field in changes.after;
	// Facts of before a last day was needed stay as they are, and are a task.
	if ((has("topic") || has("validUntil")) && lacksLastDay(after)) {
		return invalidField("validUntil", missingLastDayMessage);
	}
	const label = await labelOf(tx, after);
	if (label instanceof Failure) return label;
	const claim = ["topic", "courseId", "validUntil"].some(has)
		? await claimTopic(tx, after, dayOfValidity(clock()), id)
		: {};
	if (claim instanceof Failure) return claim;
	const now = instantFrom(clock);
	const approved = approvedFields.some(has) && approval(actor, now);
	const change = { ...columnsOf(patch), ...claim, ...approved, updatedAt: now };
	const failure = await updateVersioned(tx, "facts", { id, ifMatch, missing }, change);
	if (failure) return failure;
	await writeSpanish(tx, clock, actor, after, patch, before);
	const stored = await factById(tx, id);
	if (stored instanceof Failure) return stored;
	await recordFactState(tx, clock, { action: "changed", username: actor.username }, stored);
	const line = { action: "changed", kind: "fact", recordId: id, label } as const;
	await recordActivity(tx, clock, actor, { ...line, ...diffFields(before, stored, statedFields) });
	return stored;
}

/** Deletes a fact; its history stays. */
export function deleteFact(
	{ db, clock }: Store,
	{ params: { id }, ifMatch, actor }: Call<typeof contract.deleteFact>,
): Promise<Failure | undefined> {
	return transaction<Failure | undefined>(db, async (tx) => {
		await lockContent(tx);
		const fact = await factById(tx, id);
		if (fact instanceof Failure) return fact;
		if (isStale(fact, ifMatch)) return staleRecord;
		const label = await labelOf(tx, fact);
		if (label instanceof Failure) return label;
		await tx.deleteFrom("facts").where("id", "=", id).execute();
		await recordFactState(tx, clock, { action: "deleted", username: actor.username }, fact);
		await recordActivity(tx, clock, actor, {
			action: "deleted",
			kind: "fact",
			recordId: id,
			label,
			before: Object.fromEntries(statedFields.map((field) => [field, fact[field]])),
		});
		return undefined;
	});
}

/** Turns a violation of the unique index into its failure. */
async function writing<T>(
	{ courseId = null }: { courseId?: number | null },
	write: () => Promise<T | Failure>,
): Promise<T | Failure> {
	try {
		return await write();
	} catch (error) {
		if (isUniqueViolation(error)) return alreadyStated({ courseId });
		throw error;
	}
}

/** What the row of a fact holds of a change. */
const columnsOf = <C extends Partial<FactInput>>({ spanish: _, spanishQuestion: __, ...rest }: C) =>
	rest;

const approval = ({ username }: Actor, approvedAt: string) => ({
	approvedBy: username,
	approvedAt,
});

/** Labels a fact for the activity log: its question, or its topic and course. Fails for an unknown course. */
async function labelOf(
	tx: Queries,
	{ topic, courseId, question }: Pick<AdminFact, "topic" | "courseId" | "question">,
): Promise<string | Failure> {
	const title = courseId === null ? "whole school" : await titleOfCourse(tx, courseId);
	if (title instanceof Failure) return title;
	return `${topic === "other" ? question : topicOf(topic).label} (${title})`;
}
