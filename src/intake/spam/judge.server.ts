import type { FormSignals } from "#intake/spam/form-signals.ts";
import { countRepetitions, type Repeated } from "#intake/spam/repetition.server.ts";
import { spamScore } from "#intake/spam/spam-score.ts";
import type { Submission } from "#intake/spam/text-signals.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { SubmittedTable } from "#platform/database/tables.server.ts";

/** Columns of a record that say whether it is suspected, and why. */
export interface SpamColumns {
	isSpam: boolean;
	/** Names of the signals, as a JSON array. */
	spamSignals: string;
}

/** Judges a submission in the transaction that stores it. */
export async function judgeSubmission(
	tx: Queries,
	clock: Clock,
	table: SubmittedTable,
	submission: Submission & Repeated,
	form: FormSignals,
): Promise<SpamColumns> {
	const repetition = await countRepetitions(tx, clock, table, submission);
	const { isSpam, signals } = spamScore(submission, form, repetition);
	return { isSpam, spamSignals: JSON.stringify(signals) };
}
