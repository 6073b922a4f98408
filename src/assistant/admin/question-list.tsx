import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "react-router";
import { AnswerActions } from "#assistant/admin/answer-actions.tsx";
import { shortTitle } from "#assistant/admin/conversation-list.tsx";
import { statedFactPath } from "#assistant/admin/fact-path.ts";
import { intentWords, languageWords, sourceLabels } from "#assistant/admin/labels.ts";
import { OutcomeBadge } from "#assistant/admin/outcome.tsx";
import type { AskedQuestion } from "#assistant/admin/questions-contract.ts";
import { whenShort } from "#platform/calendar/dates.ts";
import { plural } from "#platform/text/plural.ts";
import type { AdminCourse } from "#school/courses/contract.ts";
import { adminFactsQuery } from "#school/facts/admin/queries.ts";
import { useRowKeys } from "#ui/admin/use-row-keys.ts";

interface Props {
	rows: readonly AskedQuestion[];
	courses: readonly AdminCourse[];
	busy: boolean;
}

/** Questions with their answers and what can be said of them. */
export function QuestionList({ rows, courses, busy }: Props) {
	const navigate = useNavigate();
	const { data: facts = [] } = useQuery(adminFactsQuery());
	const keys = useRowKeys({
		count: rows.length,
		onOpen(index) {
			const { latest } = rows[index] ?? {};
			if (latest) void navigate(chatPath(latest));
		},
	});
	return (
		<ol className="rows questions" aria-label="Questions" aria-busy={busy}>
			{rows.map((row, index) => (
				<li key={row.latest?.id ?? `taught ${row.taught?.id}`} {...keys(index)}>
					<Asked row={row} title={courses.find(({ id }) => id === row.courseId)?.title} />
					<div className="stack tight start question-answer">
						{row.latest ? (
							<>
								<p className="words" lang={row.language}>
									{row.latest.text}
								</p>
								<p className="stack sub chat-how">
									{[
										intentWords(row.intent),
										sourceLabels({ ...row.latest, intent: row.intent }),
										row.latest.engine === "model" ? "language model" : "built-in",
									].join(" · ")}
								</p>
							</>
						) : (
							<p className="sub">Its conversations were deleted. What you chose is kept.</p>
						)}
						<AnswerActions
							taught={row.taught}
							answer={
								row.latest && {
									id: row.latest.id,
									question: row.question,
									courseId: row.courseId,
									verdict: row.latest.verdict,
									factPath: statedFactPath(row, facts),
								}
							}
						/>
					</div>
				</li>
			))}
		</ol>
	);
}

const chatPath = ({ conversationId }: { conversationId: string }) =>
	`/admin/chats?open=${conversationId}`;

function Asked({ row, title }: { row: AskedQuestion; title: string | undefined }) {
	const { question, language, people, lastAt, latest } = row;
	const when = whenShort(lastAt, new Date());
	return (
		<div className="question-asked">
			<h2 lang={language}>{question}</h2>
			<p className="sub">
				{[
					title && shortTitle(title),
					languageWords[language],
					people > 0 && plural(people, "person", "people"),
				]
					.filter(Boolean)
					.join(" · ")}
			</p>
			<p className="row-line">
				{latest && <OutcomeBadge outcome={latest.outcome} />}
				{latest ? (
					<Link
						to={chatPath(latest)}
						aria-label={`View the latest chat with “${question}”, ${when}`}
					>
						{when}
					</Link>
				) : (
					<span className="sub">{when}</span>
				)}
			</p>
		</div>
	);
}
