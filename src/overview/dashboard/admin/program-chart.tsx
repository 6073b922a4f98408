import { Link } from "react-router";
import { Share } from "#overview/dashboard/admin/share.tsx";
import type { ProgramTrend } from "#overview/dashboard/trends-contract.ts";
import { formatCount } from "#platform/text/plural.ts";
import { FiguresTable } from "#ui/admin/figures-table.tsx";

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
					<FiguresTable
						caption="Registrations per program"
						heads={["Program", "Registrations", "Share"]}
						rows={programs.map((program) => ({
							key: program.courseId,
							name: <Link to={listOf(program)}>{program.title}</Link>,
							figures: [
								formatCount(program.registrations),
								`${Math.round((program.registrations / total) * 100)}%`,
							],
						}))}
					/>
				</>
			)}
		</section>
	);
}
