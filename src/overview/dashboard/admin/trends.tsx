import { useQuery } from "@tanstack/react-query";
import { AnswerTimesTable } from "#overview/dashboard/admin/answer-times.tsx";
import { ProgramChart } from "#overview/dashboard/admin/program-chart.tsx";
import { WeekChart } from "#overview/dashboard/admin/week-chart.tsx";
import { trendsQuery } from "#overview/dashboard/queries.ts";
import { ErrorState, LoadingRows } from "#ui/admin/list-parts.tsx";

/** Registrations per week and per program, and how fast the office answers. */
export function Trends() {
	const { data, error, errorUpdatedAt, refetch } = useQuery(trendsQuery());
	if (!data) {
		return error ? (
			<ErrorState what="charts" error={error} at={errorUpdatedAt} onRetry={refetch} />
		) : (
			<LoadingRows what="charts" />
		);
	}
	return (
		<div className="trends">
			<div className="side">
				<WeekChart weeks={data.weeks} />
				<AnswerTimesTable current={data.answers.current} previous={data.answers.previous} />
			</div>
			<ProgramChart programs={data.programs} />
		</div>
	);
}
