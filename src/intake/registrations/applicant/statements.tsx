import type { Statement } from "#intake/registrations/applicant/public-contract.ts";
import type { ApplicantWords } from "#intake/registrations/applicant/words.ts";
import { Said } from "#ui/said.tsx";

interface Props {
	statements: readonly Statement[];
	words: ApplicantWords;
}

/** What the school states, each with its source and dates. */
export function Statements({ statements, words }: Props) {
	return (
		<dl>
			{statements.map((statement) => (
				<div key={`${statement.label} ${statement.answer}`}>
					<dt>
						<Said>{statement.label}</Said>
					</dt>
					<dd>
						<span lang={statement.language}>{statement.answer}</span>
						<small>{provenance(statement, words).join(" · ")}</small>
					</dd>
				</div>
			))}
		</dl>
	);
}

const provenance = ({ source, approvedAt, validUntil }: Statement, words: ApplicantWords) => [
	...(source ? [words.source(source)] : []),
	...(approvedAt ? [words.asOf(approvedAt)] : []),
	...(validUntil ? [words.validUntil(validUntil)] : []),
];
