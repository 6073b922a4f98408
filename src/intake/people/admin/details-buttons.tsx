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
	const of = <span className="hidden-text">{`: ${record.reference}`}</span>;
	return (
		<May call={setDetails}>
			<span className="row-line">
				<button
					type="button"
					className="button"
					disabled={isPending}
					onClick={() => confirm(record)}
				>
					Use these details
					{of}
				</button>
				<button
					type="button"
					className="button"
					disabled={isPending}
					onClick={() => decline(record)}
				>
					Keep the current ones
					{of}
				</button>
			</span>
		</May>
	);
}
