import type { Registration } from "#intake/registrations/public-contract.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Actor } from "#platform/api/caller.ts";
import type { Endpoint } from "#platform/api/endpoint.ts";
import { type Clock, type Instant, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Language } from "#platform/text/language.ts";
import { pathIn } from "#platform/text/language-paths.ts";
import { hashOfToken, newToken } from "#platform/tokens/token.server.ts";
import { APPLICANT_PATH, linkTokensIn } from "#school/profile/applicant-path.ts";

/** How long a link works: longer than the way from a registration to the first day of class. */
const LIFETIME = 120 * 24 * 60 * 60 * 1000;

/** What the activity log says when links are revoked. */
export const LINKS_REVOKED = "links revoked";

/** A call by a link, and the registration that the link is of. */
export type LinkedCall<E extends Endpoint> = Call<E> & { registrationId: number };

/** A link to the page of a registration. */
export interface ApplicantLink {
	url: string;
	expiresAt: Instant;
}

/** Creates a link to the page in the language of the registration, in the transaction of what sends or shows it. Earlier links keep working. */
export async function createApplicantLink(
	tx: Queries,
	clock: Clock,
	{ id, language }: Pick<Registration, "id"> & { language: Language },
	publicUrl: string,
): Promise<ApplicantLink> {
	const token = newToken();
	const expiresAt = instantFrom(clock, LIFETIME);
	await tx
		.insertInto("applicant_links")
		.values({
			registrationId: id,
			hash: hashOfToken(token),
			createdAt: instantFrom(clock),
			expiresAt,
		})
		.execute();
	return { url: `${publicUrl}${pathIn(language, APPLICANT_PATH)}/${token}`, expiresAt };
}

/** Returns the registration that a token opens; undefined if it is unknown, revoked or expired. */
export async function registrationOfLink(db: Queries, clock: Clock, token: string) {
	const link = await db
		.selectFrom("applicant_links")
		.select("registrationId")
		.where("hash", "=", hashOfToken(token))
		.where("expiresAt", ">", instantFrom(clock))
		.executeTakeFirst();
	return link?.registrationId;
}

/** Returns until when the last link of a registration works; null if none does. */
export async function lastExpiry(db: Queries, clock: Clock, registrationId: number) {
	const link = await db
		.selectFrom("applicant_links")
		.select("expiresAt")
		.where("registrationId", "=", registrationId)
		.where("expiresAt", ">", instantFrom(clock))
		.orderBy("expiresAt", "desc")
		.limit(1)
		.executeTakeFirst();
	return link?.expiresAt ?? null;
}

/**
 * Revokes the links of a registration. The activity log says which, so that a restored backup brings none back.
 * @param except an address that keeps those that an email to it has
 */
export async function revokeApplicantLinks(
	tx: Queries,
	clock: Clock,
	actor: Actor,
	{ id, reference, fullName }: Pick<Registration, "id" | "reference" | "fullName">,
	except?: string,
): Promise<void> {
	const kept = except === undefined ? [] : await hashesSentTo(tx, id, except);
	const revoked = await tx
		.deleteFrom("applicant_links")
		.where("registrationId", "=", id)
		.$if(kept.length > 0, (links) => links.where("hash", "not in", kept))
		.returning("id")
		.execute();
	if (revoked.length === 0) return;
	await recordActivity(tx, clock, actor, {
		action: LINKS_REVOKED,
		kind: "registration",
		recordId: id,
		label: `${reference} ${fullName}`,
		after: { links: revoked.map((link) => link.id) },
	});
}

/** Returns the hashes of the tokens in the emails about a registration to an address. */
async function hashesSentTo(tx: Queries, registrationId: number, recipient: string) {
	const emails = await tx
		.selectFrom("emails")
		.select("textBody")
		.where("registrationId", "=", registrationId)
		.where("recipient", "=", recipient)
		.execute();
	return emails.flatMap(({ textBody }) => linkTokensIn(textBody)).map(hashOfToken);
}

/**
 * Revokes again what a restored backup brought back.
 * @param line what {@link revokeApplicantLinks} recorded
 * @returns how many there were
 */
export async function revokeLinksAgain(
	tx: Queries,
	registrationId: number,
	{ after }: { after: string | null },
): Promise<number> {
	const { links }: { links: number[] } = JSON.parse(after as string);
	const revoked = await tx
		.deleteFrom("applicant_links")
		.where("registrationId", "=", registrationId)
		.where("id", "in", links)
		.returning("id")
		.execute();
	return revoked.length;
}

export async function purgeExpiredLinks(db: Queries, clock: Clock): Promise<void> {
	await db.deleteFrom("applicant_links").where("expiresAt", "<=", instantFrom(clock)).execute();
}
