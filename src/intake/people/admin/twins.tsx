import { useState } from "react";
import { Link } from "react-router";
import { usePersonChange } from "#intake/people/admin/use-person-change.ts";
import { joinPeople, type Person, type Twin } from "#intake/people/contract.ts";
import { join, tellApart } from "#intake/people/queries.ts";
import { May } from "#platform/api/may.tsx";
import { plural } from "#platform/text/plural.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";

const same: Readonly<Record<Twin["same"], string>> = {
	email: "Same email",
	phone: "Same phone",
	name: "Same name",
};

/** Says in what a person is alike, and how to tell them apart. */
export const twinInWords = ({ same: alike, email, phone, records }: Twin): string =>
	[same[alike], email, phone, plural(records, "record")].filter(Boolean).join(" · ");

/** Offers people who may be the same. Renders nothing if there are none. */
export function Twins({ person }: { person: Person }) {
	if (person.twins.length === 0) return null;
	return (
		<section className="twins" aria-labelledby="twins-title">
			<h2 id="twins-title">Maybe the same person</h2>
			<ul>
				{person.twins.map((twin) => (
					<TwinRow key={twin.id} person={person} twin={twin} />
				))}
			</ul>
		</section>
	);
}

function TwinRow({ person, twin }: { person: Person; twin: Twin }) {
	const [isJoining, setJoining] = useState(false);
	const apart = usePersonChange({
		save: () => tellApart(person.id, twin.id),
		saved: { title: "Noted", description: `${twin.name} is another person.` },
		failed: "Failed to save that they are different.",
	});
	const joining = usePersonChange({
		save: () => join(person.id, twin.id),
		saved: { title: "Joined", description: "Everything is on one timeline now." },
		failed: "Failed to join them.",
		onSaved: () => setJoining(false),
	});
	const { name } = twin;
	return (
		<li>
			<Link className="record-link" to={`/admin/people/${twin.id}`}>
				{name}
			</Link>
			<small>{twinInWords(twin)}</small>
			<May call={joinPeople}>
				<span className="entry-actions">
					<button type="button" className="button" onClick={() => setJoining(true)}>
						Same person<span className="hidden-text">{`: ${name}`}</span>
					</button>
					<button type="button" className="button" onClick={() => apart.mutate(undefined)}>
						Different<span className="hidden-text">{`: ${name}`}</span>
					</button>
				</span>
			</May>
			<ConfirmDialog
				open={isJoining}
				title={`Join ${name} with ${person.name}?`}
				confirm="Join"
				busy={joining.isPending}
				onConfirm={() => joining.mutate(undefined)}
				onCancel={() => setJoining(false)}
			>
				Registrations, messages, notes and calls move to one timeline. Nothing in them changes, and
				you can separate each record again.
			</ConfirmDialog>
		</li>
	);
}
