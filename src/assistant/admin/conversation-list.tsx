import { Link } from "react-router";
import type { ConversationRow } from "#assistant/admin/conversations-contract.ts";
import { chiefOutcome, languageWords } from "#assistant/admin/labels.ts";
import { OutcomeBadge } from "#assistant/admin/outcome.tsx";
import { dayOf, longDay, writtenTime } from "#platform/calendar/dates.ts";
import { plural } from "#platform/text/plural.ts";
import { Icon } from "#ui/admin/icon.tsx";
import type { ListParams } from "#ui/admin/use-list-params.ts";
import { useRowKeys } from "#ui/admin/use-row-keys.ts";

interface Props {
	rows: readonly ConversationRow[];
	address: ListParams;
	/** Id of the open conversation. */
	shown: string | null;
	titleOf: (slug: string) => string;
	busy: boolean;
	onOpen: (id: string) => void;
}

/** Id of a conversation's row, to return the focus to it. */
export const rowId = (id: string) => `chat-${id}`;

/** The conversations, the latest first, under the days on which they ended. */
export function ConversationList({ rows, address, shown, titleOf, busy, onOpen }: Props) {
	const keys = useRowKeys({
		count: rows.length,
		onOpen: (index) => rows[index] && onOpen(rows[index].id),
	});
	const days = Object.entries(
		Object.groupBy(
			rows.map((row, index) => ({ row, index })),
			({ row }) => dayOf(row.lastAt),
		),
	);
	return (
		<div aria-busy={busy}>
			{days.map(([day, entries = []]) => (
				<section key={day} aria-labelledby={`day-${day}`}>
					<h2 className="sub chat-day" id={`day-${day}`}>
						{day === dayOf(new Date()) ? "Today" : longDay(entries[0]?.row.lastAt ?? day)}
					</h2>
					<ol>
						{entries.map(({ row, index }) => (
							<li className="chat-row" key={row.id}>
								<Link
									id={rowId(row.id)}
									to={address.openAt(row.id)}
									preventScrollReset
									{...keys(index)}
									{...(row.id === shown && { "aria-current": "true" as const })}
									onClick={(event) => {
										if (event.ctrlKey || event.metaKey || event.shiftKey) return;
										event.preventDefault();
										onOpen(row.id);
									}}
								>
									<b className="one-line">{row.firstQuestion}</b>
									<time className="sub num" dateTime={row.lastAt}>
										{writtenTime(row.lastAt)}
									</time>
									<small className="one-line">{about(row, titleOf)}</small>
									<OutcomeBadge outcome={chiefOutcome(row.outcomes)} />
									{row.contacts.map(({ id, name }) => (
										<span className="row-line sub chat-contact" key={id}>
											<Icon name="link" />
											{`Message ${id}, ${name}`}
										</span>
									))}
								</Link>
							</li>
						))}
					</ol>
				</section>
			))}
		</div>
	);
}

/** `CNA · English · 3 questions` */
function about(row: ConversationRow, titleOf: Props["titleOf"]): string {
	return [
		row.courses.map(titleOf).map(shortTitle).join(", "),
		languageWords[row.language],
		plural(row.questions, "question"),
		row.thumbs.up > 0 && "helpful",
		row.thumbs.down > 0 && "not helpful",
	]
		.filter(Boolean)
		.join(" · ");
}

/** `Certified Nursing Assistant (CNA)` is known as `CNA`. */
export const shortTitle = (title: string) => /\(([^()]+)\)$/.exec(title)?.[1] ?? title;
