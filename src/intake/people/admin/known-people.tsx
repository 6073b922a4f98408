import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { twinInWords } from "#intake/people/admin/twins.tsx";
import type { KnownPeople } from "#intake/people/contract.ts";
import { knownPeopleQuery } from "#intake/people/queries.ts";
import { Loaded } from "#ui/admin/loaded.tsx";
import { useDebouncedValue } from "#ui/admin/use-debounced-value.ts";

interface Props {
	name: string;
	email: string;
	phone: string;
}

/** Says, while a registration is typed, whether the office knows this person already. */
export function KnownPeopleNote(props: Props) {
	const typed = useDebouncedValue(JSON.stringify(completeOf(props)));
	const { name, email, phone }: Props = JSON.parse(typed);
	const isTyped = Boolean(name || email || phone);
	const query = useQuery({ ...knownPeopleQuery({ name, email, phone }), enabled: isTyped });
	return (
		<div role="status">
			<Loaded query={query} what="known people" loading={null}>
				{(known) => isTyped && known.people.length > 0 && <Known known={known} />}
			</Loaded>
		</div>
	);
}

function Known({ known: { linkedId, people } }: { known: KnownPeople }) {
	return (
		<div className="known-people">
			<b>
				{linkedId === null
					? "Maybe the office knows them. This registration will be a person of its own; you can join them later."
					: "The office knows them. This registration will be on their timeline."}
			</b>
			<ul>
				{people.map((person) => (
					<li key={person.id}>
						<Link to={`/admin/people/${person.id}`}>{person.name}</Link>
						<small>{twinInWords(person)}</small>
					</li>
				))}
			</ul>
		</div>
	);
}

/** Returns what is typed far enough to tell people apart; the rest is empty. */
function completeOf({ name, email, phone }: Props): Props {
	return {
		name: /\S\s+\S/.test(name.trim()) ? name.trim() : "",
		email: /\.\S\S/.test(email.split("@")[1] ?? "") ? email.trim() : "",
		phone: phone.replace(/\D/g, "").length >= 7 ? phone.trim() : "",
	};
}
