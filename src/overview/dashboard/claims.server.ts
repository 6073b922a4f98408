import { createHash } from "node:crypto";
import { recordActivity } from "#office/activity/record.server.ts";
import type * as contract from "#overview/dashboard/checklist-contract.ts";
import type { ClaimSection, Claims } from "#overview/dashboard/checklist-contract.ts";
import type { Call } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { linesOf } from "#platform/text/blocks.ts";
import { withoutOutdated } from "#school/facts/delivered.ts";
import { validFacts } from "#school/facts/service.server.ts";
import { topicOf } from "#school/facts/topics.ts";
import { fillPlaceholders } from "#school/profile/placeholders.ts";
import { getSchool } from "#school/settings/service.server.ts";
import { isCard } from "#school/texts/course-cards.ts";
import { ownTexts } from "#school/texts/read.server.ts";
import { type SlotId, slotIds, slotOf, slots, textPageOf } from "#school/texts/slots.ts";

type Sentence = Claims["sentences"][number] & {
	/** Name of the task that is stored when it was confirmed; another text has another one. */
	confirmation: string;
};

const changed = new Failure(
	"conflict",
	"These sentences have changed. Read them again before you confirm them.",
);

const labels: Readonly<Record<ClaimSection, string>> = {
	about: "About page",
	benefits: "Benefits and steps",
	questions: "Delivered answers",
};

/** Returns the sentences of a section that nobody has confirmed; null if there is none. */
export async function unconfirmedClaims(
	db: Queries,
	clock: Clock,
	section: ClaimSection,
): Promise<Claims | null> {
	const open = await unconfirmed(db, clock, section);
	return open.length === 0 ? null : claimsOf(section, open);
}

function claimsOf(section: ClaimSection, open: readonly Sentence[]): Claims {
	const sentences = open.map(({ text, language }) => ({ text, language }));
	return { section, sentences, digest: digestOf(JSON.stringify(sentences)) };
}

/**
 * Records that an administrator has read the sentences of a section, and that the school can show each.
 * @returns a Failure if they are others by now
 */
export function confirmClaims(
	{ db, clock }: Store,
	{ body: { section, digest }, actor }: Call<typeof contract.confirmClaims>,
): Promise<Failure | undefined> {
	return transaction<Failure | undefined>(db, async (tx) => {
		const open = await unconfirmed(tx, clock, section);
		if (open.length === 0) return undefined;
		if (claimsOf(section, open).digest !== digest) return changed;
		const at = instantFrom(clock);
		// An answer and its Spanish are confirmed together.
		const names = open.map(({ confirmation }) => confirmation);
		const confirmed = await tx
			.insertInto("one_time_tasks")
			.values([...new Set(names)].map((name) => ({ name, at })))
			.onConflict((conflict) => conflict.column("name").doNothing())
			.returning("name")
			.execute();
		// A colleague may have confirmed them at the same moment.
		if (confirmed.length === 0) return undefined;
		const event = { action: "confirmed", kind: "settings", recordId: null } as const;
		await recordActivity(tx, clock, actor, { ...event, label: labels[section] });
		return undefined;
	});
}

async function unconfirmed(db: Queries, clock: Clock, section: ClaimSection): Promise<Sentence[]> {
	const sentences = await sentencesOf(db, clock, section);
	const names = sentences.map(({ confirmation }) => confirmation);
	const rows = await db
		.selectFrom("one_time_tasks")
		.select("name")
		.where("name", "in", ["", ...names])
		.execute();
	const confirmed = new Set(rows.map(({ name }) => name));
	return sentences.filter(({ confirmation }) => !confirmed.has(confirmation));
}

async function sentencesOf(db: Queries, clock: Clock, section: ClaimSection): Promise<Sentence[]> {
	if (section !== "questions") {
		const school = await getSchool({ db, clock });
		const texts = await deliveredStill(db, clock);
		return texts
			.filter((slot) => sectionOf(slot) === section)
			.flatMap(sentencesOfSlot)
			.map((text) => ({
				text: fillPlaceholders(text, school),
				language: "en",
				// As it is delivered, so that a new address asks nothing again.
				confirmation: confirmationOf(text),
			}));
	}
	// Also what open classes hide: it is published again when they have begun.
	const facts = withoutOutdated(await validFacts(db, clock));
	return facts
		.filter(({ approvedAt }) => approvedAt === null)
		.flatMap(({ id, topic, question, answer, spanish, updatedAt }) => {
			// Without its answer, which names opening hours and other data of the school.
			const confirmation = confirmationOf(`fact ${id} of ${updatedAt}`);
			const text = `${question ?? topicOf(topic).question} ${answer}`;
			const english: Sentence = { text, language: "en", confirmation };
			return spanish ? [english, { text: spanish, language: "es", confirmation }] : [english];
		});
}

/** The delivered lines of a slot, each with the words that it needs to be understood alone. */
function sentencesOfSlot(slot: SlotId): string[] {
	const { heading, delivered } = slotOf(slot);
	const before = isCard(slot) ? `${heading}: ` : "";
	const lead = slot === "about.limits" ? "We do not promise: " : before;
	return linesOf(delivered).map((line) => lead + line);
}

/** What people agree to claims nothing. */
const sectionOf = (slot: SlotId): ClaimSection | undefined => {
	const page = textPageOf(slot);
	if (page === "consent") return undefined;
	return page === "about" ? "about" : "benefits";
};

/** The slots in which visitors read what the software came with. */
async function deliveredStill(db: Queries, clock: Clock): Promise<SlotId[]> {
	const own = await ownTexts(db, clock);
	return slotIds.filter((slot) => (own[slot] ?? slots[slot].delivered) === slots[slot].delivered);
}

const confirmationOf = (text: string) => `claim confirmed: ${digestOf(text)}`;

const digestOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 16);
