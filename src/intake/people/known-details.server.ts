import type { DetailsState } from "#intake/people/details-state.ts";
import type { Submitter } from "#intake/people/link.server.ts";
import { fits } from "#intake/people/names.ts";
import { phoneDigits } from "#intake/people/phone-digits.server.ts";

/** A registration or message, as far as it says how to reach its person. */
export interface SentDetails extends Submitter {
	isSpam: boolean;
	detailsState: DetailsState;
	/** When the office confirmed it; null unless it is confirmed. */
	confirmedAt: string | null;
}

/** How a person is shown. */
interface KnownDetails<Sent extends SentDetails> extends Submitter {
	/** The record that names the person. */
	from: Sent;
	/** Records that came later and say something else, which nobody has confirmed. */
	newer: ReadonlySet<Sent>;
}

const isConfirmed = ({ detailsState }: SentDetails) => detailsState === "confirmed";
const isUndecided = ({ detailsState }: SentDetails) => detailsState === "not confirmed";

/**
 * Says how a person is shown: by the record that the office confirmed last, or else by the first one. Whoever
 * knows an applicant's email address can add records, so a newer one names nobody by itself, and spam never does.
 * @param records newest first
 * @returns undefined without records
 */
export function knownDetails<Sent extends SentDetails>(
	records: readonly Sent[],
): KnownDetails<Sent> | undefined {
	const sincere = records.filter(({ isSpam }) => !isSpam);
	// Someone of whom there is nothing but spam still needs a name on the page.
	const usable = sincere.length > 0 ? sincere : records;
	const from = confirmedLast(usable) ?? usable.findLast(isUndecided) ?? usable.at(-1);
	if (!from) return undefined;
	const at = usable.indexOf(from);
	const known = { name: from.name, email: from.email, phone: phoneOf(from, usable.slice(at + 1)) };
	const decided = [known, ...sincere.filter((record) => !isUndecided(record))];
	const newer = sincere
		.slice(0, at)
		.filter((record) => isUndecided(record) && decided.every((other) => differs(record, other)));
	return { ...known, from, newer: new Set(newer) };
}

/** Of several that were confirmed at once it is the newest. */
const confirmedLast = <Sent extends SentDetails>(newestFirst: readonly Sent[]): Sent | undefined =>
	newestFirst
		.filter(isConfirmed)
		.toSorted((a, b) => (b.confirmedAt ?? "").localeCompare(a.confirmedAt ?? ""))[0];

/** A message may have no phone: then one that the office confirmed before is known, or the first. */
function phoneOf(from: SentDetails, before: readonly SentDetails[]): string | null {
	const first = before.filter(isUndecided).toReversed();
	const source = [from, ...before.filter(isConfirmed), ...first].find(
		({ phone }) => phone !== null,
	);
	return source?.phone ?? null;
}

/** Whether details lead to somebody else, or name somebody else. Without a phone they say nothing about it. */
export function differs(sent: Submitter, known: Submitter): boolean {
	return (
		!fits(sent.name, known.name) ||
		sent.email.toLowerCase() !== known.email.toLowerCase() ||
		(sent.phone !== null && phoneKey(sent.phone) !== phoneKey(known.phone))
	);
}

const phoneKey = (phone: string | null) => phoneDigits(phone) ?? phone;
