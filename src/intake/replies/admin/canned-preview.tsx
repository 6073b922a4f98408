import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import type { CannedReplyInput } from "#intake/replies/contract.ts";
import { fillReply, missingValues } from "#intake/replies/placeholders.ts";
import { statedQuery } from "#intake/replies/queries.ts";
import { useCourseTitles } from "#school/courses/admin/use-course-titles.ts";
import { useSchool } from "#school/profile/context.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";
import { Select } from "#ui/admin/select.tsx";

/** Shows what a canned reply says for a chosen program, and what the school has not stated. */
export function CannedPreview({ canned }: { canned: CannedReplyInput }) {
	const id = useId();
	const school = useSchool();
	const { titleOf, options } = useCourseTitles();
	const [chosen, setChosen] = useState("");
	const stated = useQuery(statedQuery());
	const programId = Number(chosen || options[0]?.[0]) || null;
	return (
		<section className="stack tight" aria-labelledby={`${id}-title`}>
			<h2 id={`${id}-title`}>Preview</h2>
			<label htmlFor={id}>Program</label>
			<Select id={id} options={options} value={programId ?? ""} onChoose={setChosen} />
			<Loaded query={stated} what="facts">
				{(stated) => (
					<Filled
						canned={canned}
						values={{
							language: canned.language,
							...stated,
							school,
							name: canned.language === "es" ? "Marisol Vega" : "Kwame Mensah",
							reference: "R-123456",
							program: programId === null ? null : { id: programId, title: titleOf(programId) },
						}}
					/>
				)}
			</Loaded>
		</section>
	);
}

interface FilledProps {
	canned: CannedReplyInput;
	values: Parameters<typeof fillReply>[1];
}

function Filled({ canned: { subject, text, language }, values }: FilledProps) {
	const missing = missingValues(`${subject}\n${text}`, values);
	return (
		<>
			<div className="notice shown-text" lang={language}>
				<p>
					<b>{fillReply(subject, values)}</b>
				</p>
				<p className="as-typed">{fillReply(text, values)}</p>
			</div>
			{missing.length > 0 && (
				<ul className="notice amber" aria-label="Missing">
					{missing.map(({ name, why }) => (
						<li key={name}>
							<b>{`{${name}}`}</b> {why}
						</li>
					))}
				</ul>
			)}
		</>
	);
}
