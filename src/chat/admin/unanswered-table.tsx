import { Link, useNavigate } from "react-router";
import type { UnansweredGroup } from "#chat/admin/conversations-contract.ts";
import { intentWords, languageWords } from "#chat/admin/labels.ts";
import { isFactTopic, newFactPath } from "#facts/admin/new-fact-path.ts";
import { Icon } from "#ui/admin/icon.tsx";
import {
	asColumnHead,
	asRows,
	cellRole,
	formatCount,
	rowRole,
	tableRole,
} from "#ui/admin/list-parts.tsx";
import { useRowKeys } from "#ui/admin/use-row-keys.ts";
import { tableDate } from "#ui/dates.ts";

interface Props {
	groups: readonly UnansweredGroup[];
	/** How often the most frequent one was asked. */
	most: number;
	busy: boolean;
}

/** Where a fact is added that answers a group of questions. */
const factPathOf = ({ intent, question }: UnansweredGroup) =>
	newFactPath({ topic: isFactTopic(intent) ? intent : "other", question });

/** Questions without an answer, most asked first. */
export function UnansweredTable({ groups, most, busy }: Props) {
	const navigate = useNavigate();
	const keys = useRowKeys({
		count: groups.length,
		onOpen: (index) => groups[index] && navigate(factPathOf(groups[index])),
	});
	return (
		<table {...tableRole} className="list-table unanswered" aria-busy={busy}>
			<caption className="hidden-text">Questions without an answer, most asked first</caption>
			<thead {...asRows}>
				<tr {...rowRole}>
					{["Question", "Asked", "Last asked", "Language"].map((name) => (
						<th {...asColumnHead} scope="col" key={name}>
							{name}
						</th>
					))}
					<th {...asColumnHead} scope="col" className="r">
						<span className="hidden-text">Add fact</span>
					</th>
				</tr>
			</thead>
			<tbody {...asRows}>
				{groups.map((group, index) => (
					<tr key={`${group.intent} ${group.question}`} {...rowRole} {...keys(index)}>
						<td {...cellRole} className="area-a wide-cell">
							<Wordings group={group} />
						</td>
						<td {...cellRole} className="area-b num">
							<Asked count={group.count} most={most} />
						</td>
						<td {...cellRole} className="area-e soft num one-line">
							<Link
								to={`/admin/chats?open=${group.conversationId}`}
								aria-label={`View the latest chat with “${group.question}”, ${tableDate(group.lastAt)}`}
							>
								{tableDate(group.lastAt)}
							</Link>
						</td>
						<td {...cellRole} className="wide-only-cell soft one-line">
							{[...new Set(group.wordings.map(({ language }) => languageWords[language]))].join(
								", ",
							)}
						</td>
						<td {...cellRole} className="area-f actions-cell">
							<Link
								className="text-button"
								to={factPathOf(group)}
								aria-label={`Add fact for “${group.question}”`}
							>
								Add fact
							</Link>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function Wordings({ group: { question, intent, wordings } }: { group: UnansweredGroup }) {
	const about = !/^(fallback|other)$/.test(intent) && intentWords(intent);
	return (
		<details className="wordings">
			<summary>
				<span>
					<b>{question}</b>
					{about && <small>{about}</small>}
				</span>
				<Icon name="down" />
			</summary>
			<ul>
				{wordings.map(({ text, language, count }) => (
					<li key={text} lang={language}>
						{text}
						{count > 1 && <span className="num" lang="en">{` × ${count}`}</span>}
					</li>
				))}
			</ul>
		</details>
	);
}

/** How often, as a figure on a bar. */
function Asked({ count, most }: { count: number; most: number }) {
	return (
		<span className="asked">
			<progress max={most} value={count} aria-hidden="true" />
			<b>{formatCount(count)}</b>
			<span className="only-phone-inline">{count === 1 ? " time" : " times"}</span>
		</span>
	);
}
