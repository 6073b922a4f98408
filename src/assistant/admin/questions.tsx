import { useQuery } from "@tanstack/react-query";
import { dryRunMessage } from "#assistant/admin/dry-run-contract.ts";
import { courseChoice, languageChoice, outcomeChoice } from "#assistant/admin/filters.tsx";
import { QuestionList } from "#assistant/admin/question-list.tsx";
import { listQuestions } from "#assistant/admin/questions-contract.ts";
import { TryBox } from "#assistant/admin/try-box.tsx";
import { May } from "#platform/api/may.tsx";
import { queryOf } from "#platform/api/query-of.ts";
import { formatCount } from "#platform/text/plural.ts";
import { listAdminCourses } from "#school/courses/contract.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { type Choice, FilterBar } from "#ui/admin/filter-bar.tsx";
import { ListBody } from "#ui/admin/list-frame.tsx";
import { ListKeys } from "#ui/admin/list-keys.tsx";
import { StaleBanner } from "#ui/admin/list-parts.tsx";
import { useList } from "#ui/admin/use-list.ts";

export const meta = adminTitle("Questions");

const checkedChoice: Choice = {
	name: "checked",
	label: "Status",
	allLabel: "All questions",
	options: [
		["open", "Not checked yet"],
		["unhelpful", "No helpful answer"],
		["right", "Right"],
		["wrong", "Marked as wrong"],
		["chosen", "Answer chosen"],
		["asleep", "Chosen text is gone"],
	],
};

const sortChoice: Choice = {
	name: "sort",
	label: "Order",
	allLabel: "Newest first",
	options: [["asked", "Most asked first"]],
};

/** What visitors asked, how it was answered, and what the office says of it. */
export default function Questions() {
	const { address, query, page, rows } = useList(listQuestions);
	const { data: courses = [] } = useQuery(queryOf(listAdminCourses));
	return (
		<>
			<May call={dryRunMessage}>
				<details className="fold try-fold">
					<summary>Ask as a visitor</summary>
					<TryBox />
				</details>
			</May>
			<StaleBanner query={query} />
			<div className="chat-filters">
				<FilterBar
					address={address}
					search="Search questions"
					choices={[
						checkedChoice,
						outcomeChoice,
						languageChoice,
						courseChoice(courses),
						sortChoice,
					]}
					dates
					show={page ? `Show ${formatCount(page.total ?? rows.length)} questions` : "Show"}
				/>
			</div>
			<ListBody
				what="questions"
				none="No questions found."
				query={query}
				page={page}
				address={address}
				keys={<ListKeys />}
			>
				<QuestionList rows={rows} courses={courses} busy={query.isPlaceholderData} />
			</ListBody>
		</>
	);
}
