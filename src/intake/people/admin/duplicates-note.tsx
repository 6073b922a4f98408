import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { duplicateInWords } from "#intake/people/admin/duplicates.tsx";
import { type FoundDuplicates, findDuplicates } from "#intake/people/contract.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { Loaded } from "#ui/admin/loaded.tsx";
import { useDebouncedValue } from "#ui/admin/use-debounced-value.ts";

interface Props {
	name: string;
	email: string;
	phone: string;
}

/** Says, while a registration is typed, whose duplicate it may be. */
export function DuplicatesNote(props: Props) {
	const typed = useDebouncedValue(JSON.stringify(completeOf(props)));
	const body: Props = JSON.parse(typed);
	const isTyped = Boolean(body.name || body.email || body.phone);
	const query = useQuery({
		...queryOf(findDuplicates, { body }),
		placeholderData: keepPreviousData,
		enabled: isTyped,
	});
	return (
		<div role="status">
			<Loaded query={query} what="duplicates" loading={null}>
				{(found) => isTyped && found.duplicates.length > 0 && <Found found={found} />}
			</Loaded>
		</div>
	);
}

function Found({ found: { linkedId, duplicates } }: { found: FoundDuplicates }) {
	return (
		<div className="notice hi">
			<b>
				{linkedId === null
					? "Maybe the office knows them. This registration will be a person of its own; you can merge them later."
					: "The office knows them. This registration will be on their timeline."}
			</b>
			<ul>
				{duplicates.map((duplicate) => (
					<li key={duplicate.id}>
						<Link to={`/admin/people/${duplicate.id}`}>{duplicate.name}</Link>
						<small>{duplicateInWords(duplicate)}</small>
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
