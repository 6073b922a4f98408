import { useDetails } from "#intake/people/admin/use-details.ts";
import { type Person, type PersonRecord, setDetails } from "#intake/people/contract.ts";
import { May } from "#platform/api/may.tsx";

interface Props {
	person: Person;
	record: PersonRecord;
}

/** Confirms the details of a record, or keeps those that the office knows. */
export function DetailsButtons({ person, record }: Props) {
	const { confirm, decline, isPending } = useDetails(person);
	const choices = [
		["Use these details", confirm],
		["Keep the current ones", decline],
	] as const;
	return (
		<May call={setDetails}>
			<span className="row-line">
				{choices.map(([words, choose]) => (
					<button
						key={words}
						type="button"
						className="button"
						disabled={isPending}
						onClick={() => choose(record)}
					>
						{words}
						<span className="hidden-text">{`: ${record.reference}`}</span>
					</button>
				))}
			</span>
		</May>
	);
}
