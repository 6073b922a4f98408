import { BulkButton } from "#office/record-list/admin/bulk-button.tsx";
import type { BulkAction } from "#office/record-list/admin/use-bulk.ts";
import type { Records } from "#office/record-list/admin/use-record-list.tsx";
import type { ChangeOf, ListedRecord } from "#office/record-list/record-list.ts";
import { May } from "#platform/api/may.tsx";
import { useMay } from "#platform/api/role-context.ts";
import { Icon } from "#ui/admin/icon.tsx";

/** A record that can be suspected spam. */
type Suspect = ListedRecord & { isSpam: boolean; spamSignals: string[] };

interface Props<Row extends Suspect, Filters, Own> {
	records: Records<Row, Filters, Own>;
	record: Row;
}

/** The view of suspected spam. */
export const spamView = { name: "Spam", query: "isSpam=true", isCounted: true };

const marking = <Own,>(isSpam: boolean): BulkAction<Own> => ({
	change: { isSpam } as unknown as ChangeOf<Own>,
	title: isSpam ? "Marked as spam" : "Not spam",
	done: (subject) =>
		isSpam
			? `${subject} marked as spam. Unsent emails are held.`
			: `${subject} marked as not spam. Held emails are released.`,
});

/** What is asked, and said after Undo, where somebody loses a place in a class. */
const losing = (holds: string) => ({
	question: {
		title: "Mark as spam?",
		text: `${holds} Spam holds no seat: it is offered to who is next, and Undo does not give it back.`,
		confirm: "Mark as spam",
	},
	undoneBesides: "A seat that was released is not given back.",
});

/** Marks a suspect in a row. */
export function SpamBadge({ isSpam }: Pick<Suspect, "isSpam">) {
	return isSpam ? <span className="status no">Spam</span> : null;
}

/** Explains why the open record is suspected, and rescues it. */
export function SpamNote<Row extends Suspect, Filters, Own>({
	records: { bulk, list },
	record,
}: Props<Row, Filters, Own>) {
	if (!record.isSpam) return null;
	const reasons = record.spamSignals.join(", ");
	return (
		<div className="notice no spam-note">
			<p>
				{reasons ? <b>Suspected spam:</b> : <b>Marked as spam.</b>} {reasons && `${reasons}.`} Its
				emails are held.
			</p>
			<May call={list.endpoints.change}>
				<button
					type="button"
					className="button"
					disabled={bulk.pending}
					onClick={(event) => {
						// The button goes away with the note.
						event.currentTarget.closest("section")?.focus();
						bulk.act({ records: [record] }, marking(false));
					}}
				>
					Not spam
				</button>
			</May>
		</div>
	);
}

/** Marks the open record as spam. @param holds what is lost with that and asked about before, as a sentence */
export function MarkAsSpamButton<Row extends Suspect, Filters, Own>({
	records: { bulk, list },
	record,
	holds = null,
}: Props<Row, Filters, Own> & { holds?: string | null }) {
	const may = useMay();
	// A record with only the specification’s fields is neither spam nor not.
	if (record.isSpam !== false || !may(list.endpoints.change)) return null;
	return (
		<button
			type="button"
			className="text-button"
			disabled={bulk.pending}
			onClick={() =>
				bulk.act({ records: [record] }, { ...marking(true), ...(holds && losing(holds)) })
			}
		>
			<Icon name="shieldOff" />
			Mark as spam
		</button>
	);
}

/** Rescues the selected records, in the view of suspected spam. */
export function NotSpamButton<Row extends Suspect, Filters, Own>({
	records,
}: Pick<Props<Row, Filters, Own>, "records">) {
	if (records.address.get("isSpam") !== "true") return null;
	return (
		<BulkButton records={records} action={marking<Own>(false)}>
			Not spam
		</BulkButton>
	);
}
