import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { ErasePersonDialog } from "#overview/personal-data/admin/erase-person-dialog.tsx";
import { ExportFiles } from "#overview/personal-data/admin/export-files.tsx";
import {
	erasePerson,
	exportPersonalData,
	getPersonalData,
	type PersonalData,
} from "#overview/personal-data/contract.ts";
import {
	type DocumentItem,
	type DocumentSection,
	documentOf,
	isConfirmed,
} from "#overview/personal-data/document.ts";
import { May } from "#platform/api/may.tsx";
import { queryOf } from "#platform/api/query-of.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { DeleteEntry } from "#ui/admin/delete-entry.tsx";
import { UpLink } from "#ui/admin/editor-head.tsx";
import { EmptyState } from "#ui/admin/list-parts.tsx";
import { isMissing, Loaded } from "#ui/admin/loaded.tsx";

export const meta = adminTitle("Personal data");

/** What a person can ask for: to see everything that is stored about them, to get a copy, to have it deleted. */
export default function PersonalDataPage() {
	const id = Number(useParams().id);
	const query = useQuery({
		...queryOf(getPersonalData, { params: { id } }, ["change", "return"]),
		refetchOnMount: "always",
	});
	const isGone = isMissing(query);
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<UpLink to={isGone ? "/admin/registrations" : `/admin/people/${id}`}>
				{isGone ? "Registrations" : "Person"}
			</UpLink>
			<h1>Personal data</h1>
			{isGone ? (
				<EmptyState
					title="Nothing is stored about this person."
					why="They were deleted or merged into another person, or the link is wrong."
				>
					<Link className="button" to="/admin/registrations">
						All registrations
					</Link>
				</EmptyState>
			) : (
				<Loaded query={query} what="personal data">
					{(data) => <PersonalDataView data={data} />}
				</Loaded>
			)}
		</main>
	);
}

function PersonalDataView({ data }: { data: PersonalData }) {
	const [isErasing, setErasing] = useState(false);
	const { person, known } = data;
	const { id } = person;
	return (
		<div className="personal-data">
			<p>
				{`Everything that this website has stored about ${known.name}. They may see it, get a copy and have it deleted.`}
			</p>
			<p className="sub">
				First make sure that it is they who ask: {known.phone && `call ${known.phone} or `}
				{`write to ${known.email}. `}
				{!isReachConfirmed(data) &&
					"Your office hasn’t confirmed how to reach them, so compare the records below. "}
				If a record is not theirs, split it off on their page before you export or delete. The
				answer is due within 30 days.
			</p>
			<May call={exportPersonalData}>
				<ExportFiles personId={id} />
			</May>
			{documentOf(data).map((section) => (
				<Section key={section.title} section={section} />
			))}
			<May call={erasePerson}>
				<DeleteEntry
					name="Delete everything"
					hint="Registrations, messages, chats, emails, notes and calls. It can’t be restored."
					onClick={() => setErasing(true)}
				/>
			</May>
			{isErasing && <ErasePersonDialog data={data} onClose={() => setErasing(false)} />}
		</div>
	);
}

const isReachConfirmed = (data: PersonalData) =>
	isConfirmed(data, "email", data.known.email) &&
	(data.known.phone === null || isConfirmed(data, "phone", data.known.phone));

function Section({ section: { title, items, none } }: { section: DocumentSection }) {
	return (
		<section>
			<h2>{title}</h2>
			{items.length === 0 && <p className="sub">{none}</p>}
			{items.map((item) => (
				<Item key={item.key} item={item} />
			))}
		</section>
	);
}

function Item({ item: { heading, facts } }: { item: DocumentItem }) {
	return (
		<>
			{heading && <h3>{heading}</h3>}
			<dl>
				{facts.map(({ key, label, value }) => (
					<div key={key}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</>
	);
}
