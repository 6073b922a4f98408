import { sql } from "kysely";
import { phoneDigits } from "#intake/people/phone-digits.server.ts";
import { namesAny } from "#office/activity/identity.server.ts";
import type { Queries } from "#platform/database/database.server.ts";

/** What links a person to conversations. */
interface ContactDetails {
	contactIds: readonly number[];
	emails: readonly string[];
	phones: readonly string[];
}

interface OwnConversation {
	id: string;
	theirsBy: "requested call" | "contact details";
}

/**
 * Finds a person's conversations: those in which they asked to be called, and those in which a visitor wrote
 * their email address or phone, unless somebody else asked in it to be called. A name alone says nothing.
 */
export async function conversationsOf(
	db: Queries,
	person: ContactDetails,
): Promise<OwnConversation[]> {
	const requested = await db
		.selectFrom("chat_callbacks")
		.select("conversationId")
		.distinct()
		.where("contactId", "in", [0, ...person.contactIds])
		.execute();
	const own = new Set(requested.map(({ conversationId }) => conversationId));
	const written = await writtenIn(db, person);
	return [
		...[...own].map((id) => ({ id, theirsBy: "requested call" as const })),
		...written
			.filter((id) => !own.has(id))
			.map((id) => ({ id, theirsBy: "contact details" as const })),
	];
}

/** Messages that are looked through at a time: no index finds a phone number in any format. */
const MESSAGES_AT_ONCE = 10_000;

async function writtenIn(db: Queries, { emails, phones }: ContactDetails): Promise<string[]> {
	const digits = phones.flatMap((phone) => phoneDigits(phone) ?? []);
	const patterns = [
		...emails.map((email) => `%${email.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`),
		// In any format: exactly these digits are looked for below.
		...digits.map((number) => `%${[...number].join("%")}%`),
	];
	if (patterns.length === 0) return [];
	const newest = await db
		.selectFrom("chat_messages")
		.select("id")
		.orderBy("id", "desc")
		.limit(1)
		.executeTakeFirst();
	const likely: LikelyMessage[] = [];
	for (let from = 0; newest && from <= newest.id; from += MESSAGES_AT_ONCE) {
		likely.push(...(await likelyAmong(db, patterns, from, from + MESSAGES_AT_ONCE)));
	}
	const isTheirs = namesAny([{ reference: "", names: [], emails, phones: digits }]);
	return [
		...new Set(
			likely.filter(({ content }) => isTheirs(content)).map(({ conversationId }) => conversationId),
		),
	];
}

interface LikelyMessage {
	conversationId: string;
	content: string;
}

/** Finds messages of visitors with a pattern, of those with ids from `from` up to the one before `end`. */
const likelyAmong = (
	db: Queries,
	patterns: readonly string[],
	from: number,
	end: number,
): Promise<LikelyMessage[]> =>
	db
		.selectFrom("chat_messages")
		.select(["conversationId", "content"])
		.where("id", ">=", from)
		.where("id", "<", end)
		.where("isUser", "=", true)
		.where((eb) =>
			eb.or(patterns.map((pattern) => sql<boolean>`lower(content) like ${pattern} escape '\\'`)),
		)
		.where((eb) =>
			eb.not(
				eb.exists(
					eb
						.selectFrom("chat_callbacks")
						.select("contactId")
						.whereRef("chat_callbacks.conversationId", "=", "chat_messages.conversationId"),
				),
			),
		)
		.execute();
