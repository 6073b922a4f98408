import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { May } from "#platform/api/may.tsx";
import { queryOf } from "#platform/api/query-of.ts";
import { useMay } from "#platform/api/role-context.ts";
import { foldForSearch } from "#platform/text/fold.ts";
import { DeleteCourseDialog } from "#school/courses/admin/delete-dialog.tsx";
import { MoveBar } from "#school/courses/admin/move-bar.tsx";
import { CoursesTable } from "#school/courses/admin/table.tsx";
import { useCourseActions } from "#school/courses/admin/use-course-actions.ts";
import { orderCourses } from "#school/courses/catalog-contract.ts";
import { type AdminCourse, createCourse, listAdminCourses } from "#school/courses/contract.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { FilterBar } from "#ui/admin/filter-bar.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { ListHead } from "#ui/admin/list-frame.tsx";
import { EmptyState, StaleBanner } from "#ui/admin/list-parts.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";
import { useListParams } from "#ui/admin/use-list-params.ts";
import { useReorder } from "#ui/admin/use-reorder.ts";

const none: readonly AdminCourse[] = [];

export const meta = adminTitle("Courses");

/** Lists the catalog in website order. */
export default function CourseList() {
	const query = useQuery(queryOf(listAdminCourses));
	const address = useListParams();
	const navigate = useNavigate();
	const actions = useCourseActions();
	const may = useMay();
	const [deleting, setDeleting] = useState<AdminCourse | null>(null);
	const courses = query.data ?? none;
	const search = foldForSearch(address.get("q"));
	const isActiveFilter = address.get("active");
	const filtered = search !== "" || isActiveFilter !== "";
	const matches = courses.filter(
		({ title, slug, isActive }) =>
			(foldForSearch(title).includes(search) || slug.includes(search)) &&
			(isActiveFilter === "" || String(isActive) === isActiveFilter),
	);
	const reorder = useReorder(
		matches.map(({ id }) => id),
		actions.order,
	);
	const rows = reorder.order.flatMap((id) => matches.find((course) => course.id === id) ?? []);
	const active = courses.filter(({ isActive }) => isActive).length;
	const held = rows.find(({ id }) => id === reorder.heldId);

	return (
		<main id="main" className="work full" tabIndex={-1}>
			<ListHead
				title="Courses"
				total={query.data?.length}
				about={courses.length > 0 && `Shown in this order on the website. ${active} active.`}
			>
				{courses.length > 0 && <AddCourse />}
			</ListHead>
			<StaleBanner query={query} />
			<Loaded
				query={query}
				what="courses"
				empty={
					<EmptyState
						title={'No courses found. Click "Add New Course" to create one.'}
						why="Until then, the website shows no courses."
					>
						<AddCourse />
					</EmptyState>
				}
			>
				{() => (
					<>
						<FilterBar
							address={address}
							search="Search title or slug"
							choices={[
								{
									name: "active",
									label: "Status",
									allLabel: "Any status",
									options: [
										["true", "Active"],
										["false", "Inactive"],
									],
								},
							]}
							show={`Show ${matches.length} courses`}
						/>
						{matches.length === 0 && (
							<EmptyState
								title="No matching courses."
								why="Try a different search, or clear the filters."
							>
								<Link className="button" to="/admin/courses">
									Clear search and filters
								</Link>
							</EmptyState>
						)}
						{rows.length > 0 && (
							<>
								<CoursesTable
									rows={rows}
									reorder={filtered || !may(orderCourses) ? null : reorder}
									onToggle={actions.toggle}
									onEdit={({ id }) => navigate(`/admin/courses/${id}`)}
									onDelete={setDeleting}
								/>
								{!filtered && may(orderCourses) && rows.length > 1 && (
									<p className="row-line sub pager keys2">
										<Icon name="grip" />
										<span>
											Drag to reorder, or focus a handle and press <kbd>Space</kbd>, then{" "}
											<kbd>↑</kbd> <kbd>↓</kbd>, then <kbd>Space</kbd>.
										</span>
									</p>
								)}
							</>
						)}
					</>
				)}
			</Loaded>
			{held && reorder.byKeys && (
				<MoveBar title={held.title} reorder={reorder} count={rows.length} />
			)}
			{deleting && <DeleteCourseDialog course={deleting} onClose={() => setDeleting(null)} />}
		</main>
	);
}

function AddCourse() {
	return (
		<May call={createCourse}>
			<Link className="button primary" to="/admin/courses/new">
				<Icon name="plus" />
				Add New Course
			</Link>
		</May>
	);
}
