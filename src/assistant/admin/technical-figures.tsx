import type { ChatAnalytics } from "#assistant/admin/analytics-contract.ts";
import { AnalyticsTable } from "#assistant/admin/analytics-table.tsx";
import { shownTime } from "#assistant/admin/labels.ts";
import { formatCount } from "#platform/text/plural.ts";
import { Icon } from "#ui/admin/icon.tsx";

const time = (milliseconds: number | null) =>
	milliseconds === null ? "–" : shownTime(milliseconds);

/** Who answered, and how fast, for the person who runs the server. */
export function TechnicalFigures({ model, milliseconds, questions }: ChatAnalytics) {
	return (
		<details className="fold">
			<summary>Technical figures</summary>
			<div className="columns">
				<AnalyticsTable
					id="engines"
					title="Answers"
					rows={[
						["Answered by the language model", formatCount(model.answered)],
						["Answered by the built-in assistant", formatCount(questions.total - model.answered)],
						["Model failed, built-in assistant answered", formatCount(model.fallbacks)],
						["Model found no answer on the website", formatCount(model.choseNothing)],
						["Model answer blocked by checks", formatCount(model.refused)],
						["Daily model limit reached", formatCount(model.capped)],
					]}
				/>
				<AnalyticsTable
					id="times"
					title="Response time"
					rows={[
						["Median response time", time(milliseconds.p50)],
						["95th percentile", time(milliseconds.p95)],
						["95th percentile, built-in only", time(milliseconds.builtInP95)],
					]}
				/>
				{model.refused > 0 && (
					<p className="chat-mile">
						<Icon name="info" />
						<span>
							{`${formatCount(model.refused)} model answers were blocked by checks, most often because they were not in the words of the website. Visitors saw the built-in answer instead.`}
						</span>
					</p>
				)}
			</div>
		</details>
	);
}
