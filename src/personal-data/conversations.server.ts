import { sql } from "kysely";
import { namesAny } from "#activity/identity.server.ts";
import type { Queries } from "#database/database.server.ts";
import { phoneDigits } from "#people/phone-digits.server.ts";

/** What links a person to conversations. */
export interface ContactDetails {
	contactIds: readonly number[];
	emails: readonly string[];
	phones: readonly string[];
}

export interface OwnConversation {
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

async function writtenIn(db: Queries, { emails, phones }: ContactDetails): Promise<string[]> {
	const digits = phones.flatMap((phone) => phoneDigits(phone) ?? []);
	const patterns = [
		...emails.map((email) => `%${email.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`),
		// In any format: exactly these digits are looked for below.
		...digits.map((number) => `%${[...number].join("%")}%`),
	];
	if (patterns.length === 0) return [];
	const likely = await db
		.selectFrom("chat_messages")
		.select(["conversationId", "content"])
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
	const isTheirs = namesAny([{ reference: "", names: [], emails, phones: digits }]);
	return [
		...new Set(
			likely.filter(({ content }) => isTheirs(content)).map(({ conversationId }) => conversationId),
		),
	];
}
