import type { ReactNode } from "react";
import { Link } from "react-router";
import { useMay } from "#platform/api/role-context.ts";
import { plural } from "#platform/text/plural.ts";
import type { Cell, Column, Row } from "#school/facts/admin/fact-grid.ts";
import { FACTS_PATH, newFactPath } from "#school/facts/admin/new-fact-path.ts";
import { FactStatusBadge } from "#school/facts/admin/status.tsx";
import { type AdminFact, createFact } from "#school/facts/contract.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { asColumnHead, asRows, cellRole, rowRole, tableRole } from "#ui/admin/table.tsx";

interface Props {
	columns: readonly Column[];
	rows: readonly Row[];
	/** Why a fact is not shown; undefined for one that is. */
	noteOn: (fact: AdminFact) => string | undefined;
}

/** Topics by course. On a phone each topic lists the courses that have a fact. */
export function FactGrid({ columns, rows, noteOn }: Props) {
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
		<section className="fact-scroll" aria-label="Facts by topic and course" tabIndex={0}>
			<table {...tableRole} className="fact-grid">
				<caption className="hidden-text">Facts by topic and course</caption>
				<thead {...asRows}>
					<tr {...rowRole}>
						<th {...asColumnHead} scope="col">
							Topic
						</th>
						{columns.map(({ courseId, title, isActive }) => (
							<th {...asColumnHead} scope="col" key={courseId}>
								{title}
								{!isActive && <small> (inactive)</small>}
							</th>
						))}
					</tr>
				</thead>
				<tbody {...asRows}>
					{rows.map((row) => (
						<tr {...rowRole} key={row.topic}>
							<th {...asRowHead} scope="row">
								{row.label}
							</th>
							{row.cells.map((cell) => (
								<FactCell
									key={cell.column.courseId}
									row={row}
									cell={cell}
									note={cell.fact && noteOn(cell.fact)}
								/>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

const asRowHead = { role: "rowheader" } as const;

interface CellProps {
	row: Row;
	cell: Cell;
	note: string | undefined;
}

function FactCell({ row, cell: { column, fact, people }, note }: CellProps) {
	const { courseId, title } = column;
	const isEmpty = !fact && people === 0;
	return (
		<td
			{...cellRole}
			// A phone offers one empty cell per topic; the form asks for the course.
			className={isEmpty && courseId !== null ? "only-wide-cell" : undefined}
		>
			{!isEmpty && (
				<span className="fact-course" aria-hidden="true">
					{title}
				</span>
			)}
			{fact ? (
				<Link className="fact-link plain-link" to={`${FACTS_PATH}/${fact.id}`}>
					<span className="hidden-text">{`${row.label}, ${title}: `}</span>
					<span className="clamp">{fact.answer}</span>
				</Link>
			) : (
				<AddOrNothing>
					<Link className="fact-add plain-link" to={newFactPath({ topic: row.topic, courseId })}>
						<Icon name="plus" />
						Add<span className="hidden-text">{` ${row.label}, ${title}`}</span>
					</Link>
				</AddOrNothing>
			)}
			{fact && <FactStatusBadge fact={fact} />}
			{note && <span className="status">{note}</span>}
			{people > 0 && (
				<span className="status hi">{`${plural(people, "person", "people")} asked`}</span>
			)}
		</td>
	);
}

/** The link to add a fact, or a dash for those who may not. */
function AddOrNothing({ children }: { children: ReactNode }) {
	return useMay()(createFact) ? children : <span className="sub">–</span>;
}
