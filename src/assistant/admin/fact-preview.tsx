import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { AnswerLinks } from "#assistant/admin/answer-links.tsx";
import { ChangedAnswers } from "#assistant/admin/changed-answers.tsx";
import type { DraftFact } from "#assistant/admin/draft-fact.ts";
import { intentWords, sourceLabels } from "#assistant/admin/labels.ts";
import { factPreviewQuery } from "#assistant/admin/queries.ts";
import { questionsFor } from "#assistant/admin/typical-questions.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { listAdminCourses } from "#school/courses/contract.ts";
import { Loaded } from "#ui/admin/loaded.tsx";
import { useDebouncedValue } from "#ui/admin/use-debounced-value.ts";

/** How long typing pauses before answers follow, in milliseconds. */
const PAUSE_MS = 500;

interface Props {
	/** Null while a field is wrong. */
	draft: DraftFact | null;
	/** The visitor's question. */
	asked: string | null;
}

/** The answers that visitors would get with a draft fact. Saving does not wait for them. */
export function FactPreview({ draft, asked }: Props) {
	const id = useId();
	const settled = useDebouncedValue(draft, PAUSE_MS);
	return (
		<section className="fact-preview" aria-labelledby={id}>
			<h2 id={id}>What visitors would get</h2>
			{draft === null || settled === null ? (
				<p className="sub">Choose a topic and enter an answer to see it.</p>
			) : (
				<>
					<Answers draft={settled} asked={asked} />
					<ChangedAnswers draft={settled} />
				</>
			)}
		</section>
	);
}

function Answers({ draft, asked }: { draft: DraftFact; asked: string | null }) {
	const { data: courses } = useQuery(queryOf(listAdminCourses));
	const course = courses?.find(({ id }) => id === draft.courseId) ?? null;
	const questions = questionsFor(draft, course, asked);
	const query = useQuery({
		...factPreviewQuery(draft, questions),
		// A question about a course needs its title.
		enabled: draft.courseId === null || courses !== undefined,
	});
	return (
		<Loaded query={query} what="the preview" loading={<p className="sub">Asking the assistant…</p>}>
			{(answers) => (
				<div className="chat-log" aria-busy={query.isFetching}>
					{answers.map(({ question, text, links, language, ...origin }) => (
						<div className="stack tight" key={question}>
							<div className="chat-said me">
								<p className="words">
									<span className="hidden-text">Question: </span>
									{question}
								</p>
							</div>
							<div className="chat-said">
								<div className="words" lang={language}>
									{text}
									<AnswerLinks links={links} />
								</div>
								<p className="stack sub chat-how">{`${intentWords(origin.intent)} · ${sourceLabels(origin)}`}</p>
							</div>
						</div>
					))}
				</div>
			)}
		</Loaded>
	);
}
