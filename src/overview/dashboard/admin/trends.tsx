import { useQuery } from "@tanstack/react-query";
import { AnswerTimesTable } from "#overview/dashboard/admin/answer-times.tsx";
import { ProgramChart } from "#overview/dashboard/admin/program-chart.tsx";
import { WeekChart } from "#overview/dashboard/admin/week-chart.tsx";
import { getTrends } from "#overview/dashboard/trends-contract.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { Loaded } from "#ui/admin/loaded.tsx";

/** Registrations per week and per program, and how fast the office answers. */
export function Trends() {
	const query = useQuery({ ...queryOf(getTrends), refetchOnMount: "always" });
	return (
		<Loaded query={query} what="charts">
			{({ weeks, answers, programs }) => (
				<div className="columns trends">
					<div className="stack side">
						<WeekChart weeks={weeks} />
						<AnswerTimesTable current={answers.current} previous={answers.previous} />
					</div>
					<ProgramChart programs={programs} />
				</div>
			)}
		</Loaded>
	);
}
