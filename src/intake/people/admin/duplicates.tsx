import { useState } from "react";
import { Link } from "react-router";
import {
	type Duplicate,
	dismissDuplicate,
	mergePeople,
	type Person,
} from "#intake/people/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { May } from "#platform/api/may.tsx";
import { plural } from "#platform/text/plural.ts";
import { ActionDialog } from "#ui/admin/action-dialog.tsx";
import { useChange } from "#ui/admin/use-change.ts";

const same: Readonly<Record<Duplicate["same"], string>> = {
	email: "Same email",
	phone: "Same phone",
	name: "Same name",
};

/** Says what is the same about a duplicate, and what tells the two apart. */
export const duplicateInWords = ({ same: alike, email, phone, records }: Duplicate): string =>
	[same[alike], email, phone, plural(records, "record")].filter(Boolean).join(" · ");

/** Offers possible duplicates of a person. Renders nothing if there are none. */
export function Duplicates({ person }: { person: Person }) {
	if (person.duplicates.length === 0) return null;
	return (
		<section aria-labelledby="duplicates-title">
			<h2 id="duplicates-title">Possible duplicates</h2>
			<ul className="rows">
				{person.duplicates.map((duplicate) => (
					<DuplicateRow key={duplicate.id} person={person} duplicate={duplicate} />
				))}
			</ul>
		</section>
	);
}

function DuplicateRow({ person, duplicate }: { person: Person; duplicate: Duplicate }) {
	const { id: personId, name } = duplicate;
	const [isMerging, setMerging] = useState(false);
	const dismissing = useChange({
		save: () => adminCall(dismissDuplicate, { params: { id: person.id }, body: { personId } }),
		saved: { title: "Dismissed", description: `${name} is another person.` },
		failed: "Failed to dismiss the duplicate.",
	});
	return (
		<li className="stack tight start">
			<Link className="record-link" to={`/admin/people/${personId}`}>
				{name}
			</Link>
			<small>{duplicateInWords(duplicate)}</small>
			<May call={mergePeople}>
				<span className="row-line">
					<button type="button" className="button" onClick={() => setMerging(true)}>
						Merge<span className="hidden-text">{`: ${name}`}</span>
					</button>
					<button type="button" className="button" onClick={() => dismissing.mutate()}>
						Dismiss<span className="hidden-text">{`: ${name}`}</span>
					</button>
				</span>
			</May>
			{isMerging && (
				<ActionDialog
					title={`Merge ${name} into ${person.name}?`}
					confirm="Merge"
					action={() => adminCall(mergePeople, { params: { id: person.id }, body: { personId } })}
					done={() => ({ title: "Merged", description: "Everything is on one timeline now." })}
					failed={{ title: "Update Failed", description: "Failed to merge them." }}
					onClose={() => setMerging(false)}
				>
					Registrations, messages, notes and calls move to one timeline. Nothing in them changes,
					and you can split off each record again.
				</ActionDialog>
			)}
		</li>
	);
}
