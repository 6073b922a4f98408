import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { passagesQuery } from "#assistant/admin/queries.ts";
import type { ChoosablePassage } from "#assistant/admin/questions-contract.ts";
import { useCourseTitles } from "#school/courses/admin/use-course-titles.ts";
import { AdminDialog } from "#ui/admin/dialog.tsx";
import { FormField } from "#ui/admin/form-field.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";
import { useDebouncedValue } from "#ui/admin/use-debounced-value.ts";

interface Props {
	question: string;
	/** The course that the question is about. */
	courseId: number | null;
	busy: boolean;
	onChoose: (text: string) => void;
	onClose: () => void;
}

/** Chooses the text of the pages that answers a question; those nearest to it come first. */
export function ChooseAnswer({ question, courseId, busy, onChoose, onClose }: Props) {
	const { titleOf } = useCourseTitles();
	const [words, setWords] = useState("");
	const sought = useDebouncedValue(words.trim()) || question.slice(0, 200);
	const query = useQuery(
		passagesQuery({ q: sought, ...(courseId !== null && { courseId: String(courseId) }) }),
	);
	const placeOf = ({ courseId: own, heading, isFact }: ChoosablePassage) =>
		[own === null ? "Whole school" : titleOf(own), isFact ? "Fact" : heading]
			.filter(Boolean)
			.join(" · ");
	return (
		<AdminDialog
			open
			closable
			title="Which text answers it?"
			about={`“${question}” Visitors who ask this again get the text that you choose.`}
			className="wide-dialog"
			onClose={onClose}
		>
			<div className="choose-answer-from">
				<FormField label="Search texts">
					{(aria) => (
						<input
							{...aria}
							className="control"
							data-first-focus
							autoComplete="off"
							maxLength={200}
							value={words}
							onChange={(event) => setWords(event.target.value)}
						/>
					)}
				</FormField>
			</div>
			<Loaded query={query} what="the texts">
				{(passages) => (
					<ul
						className="choose-answer-texts"
						aria-label="Texts"
						aria-busy={query.isPlaceholderData}
					>
						{passages.map((passage) => (
							<li key={passage.text}>
								<button
									type="button"
									aria-busy={busy}
									onClick={() => !busy && onChoose(passage.text)}
								>
									{passage.text}
									<small>{placeOf(passage)}</small>
								</button>
							</li>
						))}
					</ul>
				)}
			</Loaded>
		</AdminDialog>
	);
}
