import type { Selectable } from "kysely";
import { type Actor, recordActivity } from "#activity/record.server.ts";
import type { IfMatch } from "#api/call.server.ts";
import { Failure } from "#api/failure.ts";
import { answeredAlready, contradictions } from "#chat/admin/contradictions.ts";
import type { AdminTaughtAnswer, TaughtInput, TaughtPatch } from "#chat/admin/teaching-contract.ts";
import { type AnswerContext, loadAnswerContext } from "#chat/answer-context.server.ts";
import { asEngineAnswer } from "#chat/taught.server.ts";
import { type Clock, instantFrom } from "#database/clock.ts";
import { type Database, type Queries, transaction } from "#database/database.server.ts";
import type { Facts } from "#database/tables.server.ts";
import { isStale, staleRecord, updateVersioned } from "#database/version.server.ts";

const missing = new Failure("notFound", "Fact not found.");
const KIND = "taught answer";

/** What was taught, the latest first. */
export async function allTaught(db: Queries, clock: Clock): Promise<AdminTaughtAnswer[]> {
	const rows = await db
		.selectFrom("facts")
		.selectAll()
		.orderBy("updatedAt", "desc")
		.orderBy("id", "desc")
		.execute();
	const world = await loadAnswerContext(db, clock);
	return rows.map((row) => asOfficeAnswer(row, world, clock));
}

export async function taughtById(
	db: Queries,
	clock: Clock,
	id: number,
): Promise<AdminTaughtAnswer | Failure> {
	const row = await db.selectFrom("facts").selectAll().where("id", "=", id).executeTakeFirst();
	if (!row) return missing;
	const world = await loadAnswerContext(db, clock);
	const answer = asOfficeAnswer(row, world, clock);
	const without = withoutOne(world, id, clock);
	return {
		...answer,
		warnings: [...answer.warnings, ...answeredAlready(answer.questions, without)],
	};
}

/** What holds without one of the taught answers. */
const withoutOne = (world: AnswerContext, id: number, clock: Clock) => ({
	...world,
	taught: world.taught.filter((taught) => taught.id !== String(id)),
	now: clock(),
});

function asOfficeAnswer(
	row: Selectable<Facts>,
	world: AnswerContext,
	clock: Clock,
): AdminTaughtAnswer {
	const taught = asEngineAnswer(row);
	return {
		...row,
		questions: taught.questions,
		links: taught.links ?? [],
		warnings: contradictions(taught, withoutOne(world, row.id, clock)),
	};
}

/** Teaches an answer. It counts with the next message, on every instance. */
export function createFact(
	db: Database,
	clock: Clock,
	actor: Actor,
	input: TaughtInput,
): Promise<AdminTaughtAnswer | Failure> {
	return transaction<AdminTaughtAnswer | Failure>(db, async (tx) => {
		const { id } = await tx
			.insertInto("facts")
			.values({ ...columnsOf(input), updatedAt: instantFrom(clock) })
			.returning("id")
			.executeTakeFirstOrThrow();
		await recordActivity(tx, clock, actor, {
			action: "created",
			kind: KIND,
			recordId: id,
			label: labelOf(input.questions),
			after: input,
		});
		return taughtById(tx, clock, id);
	});
}

/** Changes any field of a taught answer. */
export function changeTaught(
	db: Database,
	clock: Clock,
	actor: Actor,
	{ id, patch, ifMatch }: { id: number; patch: TaughtPatch; ifMatch: IfMatch },
): Promise<AdminTaughtAnswer | Failure> {
	return transaction<AdminTaughtAnswer | Failure>(db, async (tx) => {
		const before = await taughtById(tx, clock, id);
		const columns = columnsOf(patch);
		const isEmpty = Object.keys(columns).length === 0;
		const failure = await updateVersioned(
			tx,
			"facts",
			{ id, ifMatch, missing },
			isEmpty ? {} : { ...columns, updatedAt: instantFrom(clock) },
		);
		if (failure) return failure;
		const after = await taughtById(tx, clock, id);
		if (isEmpty || before instanceof Failure || after instanceof Failure) return after;
		const of = (one: AdminTaughtAnswer) =>
			Object.fromEntries(Object.keys(patch).map((key) => [key, one[key as keyof TaughtPatch]]));
		await recordActivity(tx, clock, actor, {
			action: "changed",
			kind: KIND,
			recordId: id,
			label: labelOf(after.questions),
			before: of(before),
			after: of(after),
		});
		return after;
	});
}

/** Deletes a taught answer. */
export function deleteFact(
	db: Database,
	clock: Clock,
	actor: Actor,
	{ id, ifMatch }: { id: number; ifMatch: IfMatch },
): Promise<Failure | undefined> {
	return transaction<Failure | undefined>(db, async (tx) => {
		const before = await taughtById(tx, clock, id);
		if (before instanceof Failure) return before;
		if (isStale(before, ifMatch)) return staleRecord;
		await tx.deleteFrom("facts").where("id", "=", id).execute();
		const { warnings: _, ...fields } = before;
		await recordActivity(tx, clock, actor, {
			action: "deleted",
			kind: KIND,
			recordId: id,
			label: labelOf(before.questions),
			before: fields,
		});
	});
}

const labelOf = ([first = ""]: readonly string[]) => first;

/** The given fields as columns. */
function columnsOf<T extends TaughtPatch>({ questions, links, ...rest }: T) {
	return {
		...rest,
		...(questions === undefined ? {} : { questions: JSON.stringify(questions) }),
		...(links === undefined ? {} : { links: JSON.stringify(links) }),
	} as Omit<T, "questions" | "links"> & { questions: string; links: string };
}
