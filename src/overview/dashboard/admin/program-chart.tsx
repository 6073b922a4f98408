import { Link } from "react-router";
import { Share } from "#overview/dashboard/admin/share.tsx";
import type { ProgramTrend } from "#overview/dashboard/trends-contract.ts";
import { formatCount } from "#platform/text/plural.ts";

const listOf = ({ courseId }: ProgramTrend) =>
	`/admin/registrations?isSpam=false&courseId=${courseId}`;

/** Registrations of each course as bars, each a link to its list, and as a table with shares. */
export function ProgramChart({ programs }: { programs: readonly ProgramTrend[] }) {
	const total = programs.reduce((sum, { registrations }) => sum + registrations, 0);
	const highest = Math.max(...programs.map(({ registrations }) => registrations));
	return (
		<section aria-labelledby="programs-title">
			<div className="section-head">
				<h2 id="programs-title">Registrations per program</h2>
				<span className="sub num">{`all ${formatCount(total)}`}</span>
			</div>
			{total === 0 ? (
				<p className="all-well">No registrations yet.</p>
			) : (
				<>
					<ul className="program-chart">
						{programs.map((program) => (
							<li key={program.courseId}>
								<Link to={listOf(program)}>
									<span>{program.title}</span>
									<Share of={program.registrations} in={highest} />
									<b className="num">{formatCount(program.registrations)}</b>
								</Link>
							</li>
						))}
					</ul>
					<ProgramTable programs={programs} total={total} />
				</>
			)}
		</section>
	);
}

function ProgramTable({ programs, total }: { programs: readonly ProgramTrend[]; total: number }) {
	return (
		<details className="as-table fold">
			<summary>Show as table</summary>
			<table className="plain-figures">
				<caption className="hidden-text">Registrations per program</caption>
				<thead>
					<tr>
						<th scope="col">Program</th>
						<th scope="col">Registrations</th>
						<th scope="col">Share</th>
					</tr>
				</thead>
				<tbody>
					{programs.map((program) => (
						<tr key={program.courseId}>
							<th scope="row">
								<Link to={listOf(program)}>{program.title}</Link>
							</th>
							<td>{formatCount(program.registrations)}</td>
							<td>{`${Math.round((program.registrations / total) * 100)}%`}</td>
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}
