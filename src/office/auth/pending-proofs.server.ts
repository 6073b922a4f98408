import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Database, Queries } from "#platform/database/database.server.ts";
import type { PendingProofs } from "#platform/database/tables.server.ts";
import { hashOfToken, newToken } from "#platform/tokens/token.server.ts";

const LIFETIME = 5 * 60 * 1000;

type Purpose = PendingProofs["purpose"];

/** A step that waits for its second half. */
export interface PendingProof {
	userId: number;
	username: string;
	challenge: string;
}

/** Begins a step. @returns the token that its second half must bring, within five minutes */
export async function beginProof(
	tx: Queries,
	clock: Clock,
	step: { userId: number; purpose: Purpose; challenge: string },
): Promise<string> {
	const token = newToken();
	const { version } = await tx
		.selectFrom("users")
		.select("version")
		.where("id", "=", step.userId)
		.executeTakeFirstOrThrow();
	await tx
		.insertInto("pending_proofs")
		.values({
			...step,
			hash: hashOfToken(token),
			userVersion: version,
			expiresAt: instantFrom(clock, LIFETIME),
		})
		.execute();
	return token;
}

/** Returns a step that waits; undefined when it is unknown, expired, or its user has changed since. */
export function findProof(
	db: Queries,
	clock: Clock,
	token: string,
	purpose: Purpose,
): Promise<PendingProof | undefined> {
	return db
		.selectFrom("pending_proofs")
		.innerJoin("users", (join) =>
			join
				.onRef("users.id", "=", "pending_proofs.userId")
				.onRef("users.version", "=", "pending_proofs.userVersion"),
		)
		.select(["pending_proofs.userId", "users.username", "pending_proofs.challenge"])
		.where("pending_proofs.hash", "=", hashOfToken(token))
		.where("pending_proofs.purpose", "=", purpose)
		.where("pending_proofs.expiresAt", ">", instantFrom(clock))
		.executeTakeFirst();
}

/** Ends a step. @returns whether it was still waiting; of two parallel second halves, one ends it */
export async function endProof(tx: Queries, token: string): Promise<boolean> {
	const ended = await tx
		.deleteFrom("pending_proofs")
		.where("hash", "=", hashOfToken(token))
		.returning("hash")
		.executeTakeFirst();
	return ended !== undefined;
}

/** Purges expired steps. */
export async function purgeExpiredProofs(db: Database, clock: Clock): Promise<void> {
	await db.deleteFrom("pending_proofs").where("expiresAt", "<=", instantFrom(clock)).execute();
}
