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
import { ConfirmDialog } from "#ui/admin/dialog.tsx";
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
		<section className="duplicates" aria-labelledby="duplicates-title">
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
	const [isMerging, setMerging] = useState(false);
	const dismissing = useChange({
		save: () =>
			adminCall(dismissDuplicate, {
				params: { id: person.id },
				body: { personId: duplicate.id },
			}),
		saved: { title: "Dismissed", description: `${duplicate.name} is another person.` },
		failed: "Failed to dismiss the duplicate.",
	});
	const merging = useChange({
		save: () =>
			adminCall(mergePeople, { params: { id: person.id }, body: { personId: duplicate.id } }),
		saved: { title: "Merged", description: "Everything is on one timeline now." },
		failed: "Failed to merge them.",
		onSaved: () => setMerging(false),
	});
	const { name } = duplicate;
	return (
		<li>
			<Link className="record-link" to={`/admin/people/${duplicate.id}`}>
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
			<ConfirmDialog
				open={isMerging}
				title={`Merge ${name} into ${person.name}?`}
				confirm="Merge"
				busy={merging.isPending}
				onConfirm={() => merging.mutate()}
				onCancel={() => setMerging(false)}
			>
				Registrations, messages, notes and calls move to one timeline. Nothing in them changes, and
				you can split off each record again.
			</ConfirmDialog>
		</li>
	);
}
