import { Link, useNavigate } from "react-router";
import { shortTitle } from "#assistant/admin/conversation-list.tsx";
import type { UnansweredGroup } from "#assistant/admin/conversations-contract.ts";
import { addFactPath } from "#assistant/admin/fact-path.ts";
import { intentWords, languageWords } from "#assistant/admin/labels.ts";
import { useMay } from "#platform/api/role-context.ts";
import { tableDate } from "#platform/calendar/dates.ts";
import { formatCount } from "#platform/text/plural.ts";
import { useCourseTitles } from "#school/courses/admin/use-course-titles.ts";
import { isFactTopic } from "#school/facts/admin/new-fact-path.ts";
import { createFact } from "#school/facts/contract.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { Table } from "#ui/admin/table.tsx";
import { useRowKeys } from "#ui/admin/use-row-keys.ts";

interface Props {
	groups: readonly UnansweredGroup[];
	/** How many people asked the most frequent one. */
	most: number;
	busy: boolean;
}

const chatPath = ({ conversationId }: { conversationId: string }) =>
	`/admin/chats?open=${conversationId}`;

/** The question depends on its conversation: no wording is complete, and no topic was recognized. */
const needsConversation = ({ isFragment, intent }: UnansweredGroup) =>
	isFragment && !isFactTopic(intent);

/** Questions without a helpful answer, those of most people first. */
export function UnansweredTable({ groups, most, busy }: Props) {
	const navigate = useNavigate();
	const mayAdd = useMay()(createFact);
	const keys = useRowKeys({
		count: groups.length,
		onOpen(index) {
			const group = groups[index];
			if (!group) return;
			const opensChat = needsConversation(group) || !mayAdd;
			void navigate(opensChat ? chatPath(group) : addFactPath(group));
		},
	});
	return (
		<Table
			caption="Questions without a helpful answer, those of most people first"
			className="unanswered-table"
			columns={[
				{
					name: "question",
					at: "title",
					heading: "Question",
					className: "grows",
					cell: (group) => <Wordings group={group} />,
				},
				{
					name: "people",
					at: "end",
					heading: "People",
					className: "num",
					cell: ({ people }) => <People people={people} most={most} />,
				},
				{
					name: "lastAt",
					at: "foot",
					heading: "Last asked",
					className: "soft num one-line",
					cell: (group) => (
						<Link
							to={chatPath(group)}
							aria-label={`View the latest chat with “${group.question}”, ${tableDate(group.lastAt)}`}
						>
							{tableDate(group.lastAt)}
						</Link>
					),
				},
				{
					name: "language",
					heading: "Language",
					className: "soft one-line",
					cell: ({ wordings }) =>
						[...new Set(wordings.map(({ language }) => languageWords[language]))].join(", "),
				},
				{
					name: "actions",
					at: "actions",
					heading: <span className="hidden-text">Add fact</span>,
					cell: (group) =>
						mayAdd && (
							<Link
								className="text-button"
								to={addFactPath(group)}
								aria-label={`Add fact for “${group.question}”`}
							>
								Add fact
							</Link>
						),
				},
			]}
			rows={groups}
			keyOf={({ intent, courseId, question }) => `${intent} ${courseId} ${question}`}
			rowProps={(_group, index) => keys(index)}
			busy={busy}
		/>
	);
}

function Wordings({ group }: { group: UnansweredGroup }) {
	const { titleOf } = useCourseTitles();
	const { question, intent, courseId, wordings } = group;
	const about = [
		!/^(fallback|other)$/.test(intent) && intentWords(intent),
		courseId !== null && shortTitle(titleOf(courseId)),
		needsConversation(group) && "read it in its conversation",
	].filter(Boolean);
	return (
		<details className="wordings">
			<summary>
				<span>
					<b>{question}</b>
					{about.length > 0 && <small>{about.join(" · ")}</small>}
				</span>
				<Icon name="down" />
			</summary>
			<ul>
				{wordings.map((wording) => (
					<li key={wording.text}>
						<Link to={chatPath(wording)} lang={wording.language}>
							{wording.text}
						</Link>
						{wording.people > 1 && <span className="num">{` × ${wording.people}`}</span>}
					</li>
				))}
			</ul>
		</details>
	);
}

/** How many people, as a figure on a bar. */
function People({ people, most }: { people: number; most: number }) {
	return (
		<span className="asked">
			<progress max={most} value={people} aria-hidden="true" />
			<b>{formatCount(people)}</b>
			<span className="only-phone-inline">{people === 1 ? " person" : " people"}</span>
		</span>
	);
}
