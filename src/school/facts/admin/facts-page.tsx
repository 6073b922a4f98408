import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { May } from "#platform/api/may.tsx";
import { queryOf } from "#platform/api/query-of.ts";
import { dayOf } from "#platform/calendar/dates.ts";
import { courseChoice, useCourseTitles } from "#school/courses/admin/use-course-titles.ts";
import { listAdminCourses } from "#school/courses/contract.ts";
import { columnsOf, type FactGap, matches, rowsOf } from "#school/facts/admin/fact-grid.ts";
import { FactGrid } from "#school/facts/admin/grid.tsx";
import { HomeOrder } from "#school/facts/admin/home-order.tsx";
import { newFactPath } from "#school/facts/admin/new-fact-path.ts";
import { useNotesOnNotShown } from "#school/facts/admin/not-shown.ts";
import { OtherFacts } from "#school/facts/admin/other-facts.tsx";
import { adminFactsQuery } from "#school/facts/admin/queries.ts";
import { type AdminFact, createFact } from "#school/facts/contract.ts";
import { questionOf } from "#school/facts/questions.ts";
import { FilterBar } from "#ui/admin/filter-bar.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { ListHead } from "#ui/admin/list-frame.tsx";
import { EmptyState, StaleBanner } from "#ui/admin/list-parts.tsx";
import { allOf, Loaded } from "#ui/admin/loaded.tsx";
import { useListParams } from "#ui/admin/use-list-params.ts";

/**
 * Lists the school's facts by topic and course.
 * @param gaps topics that visitors asked about and no fact covers
 */
export function FactsPage({ gaps }: { gaps: readonly FactGap[] }) {
	const facts = useQuery(adminFactsQuery());
	const courses = useQuery(queryOf(listAdminCourses));
	return (
		<main id="main" className="work full" tabIndex={-1}>
			<ListHead
				title="Facts"
				total={facts.data?.length}
				about="What only the school can state. Course pages, the home page and the assistant show it."
			>
				<May call={createFact}>
					<Link className="button primary" to={newFactPath({})}>
						<Icon name="plus" />
						Add fact
					</Link>
				</May>
			</ListHead>
			<StaleBanner query={facts} />
			<Loaded query={allOf(facts, courses)} what="facts">
				{([all]) => <LoadedFacts facts={all} gaps={gaps} />}
			</Loaded>
		</main>
	);
}

function LoadedFacts({ facts, gaps }: { facts: readonly AdminFact[]; gaps: readonly FactGap[] }) {
	const address = useListParams();
	const { data: courses = [] } = useQuery(queryOf(listAdminCourses));
	const { titleOf, options } = useCourseTitles();
	const titleOrSchool = (id: number | null) => (id === null ? "Whole school" : titleOf(id));
	const courseId = Number.parseInt(address.get("courseId"), 10) || null;
	const search = address.get("q");
	const isHere = (fact: AdminFact) => courseId === null || [null, courseId].includes(fact.courseId);
	const has = (text: string) => text.toLowerCase().includes(search.toLowerCase());

	const columns = columnsOf(courses, courseId);
	const day = dayOf(new Date());
	const noteOn = useNotesOnNotShown(facts);
	const rows = rowsOf(columns, { facts, gaps, day }).filter((row) => matches(row, search));
	const others = facts.filter(
		(fact) => fact.topic === "other" && isHere(fact) && has(`${questionOf(fact)} ${fact.answer}`),
	);
	return (
		<>
			<FilterBar
				address={address}
				search="Search topics and answers"
				choices={[courseChoice(options)]}
				show="Show facts"
			/>
			{rows.length > 0 && <FactGrid columns={columns} rows={rows} noteOn={noteOn} />}
			{rows.length + others.length === 0 && (
				<EmptyState title="No matching facts." why="Try a different search, or clear it." />
			)}
			{(others.length > 0 || !search) && (
				<OtherFacts facts={others} titleOf={titleOrSchool} noteOn={noteOn} />
			)}
			{!search && (
				<HomeOrder
					facts={facts.filter(({ onHomePage }) => onHomePage)}
					titleOf={titleOrSchool}
					noteOn={noteOn}
				/>
			)}
		</>
	);
}
