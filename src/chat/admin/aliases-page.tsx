import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CourseAliases } from "#chat/admin/aliases-contract.ts";
import { NamesDialog } from "#chat/admin/aliases-dialog.tsx";
import { aliasesQuery } from "#chat/admin/queries.ts";
import { adminTitle } from "#school/admin-title.ts";
import {
	asColumnHead,
	asRows,
	cellRole,
	EmptyState,
	ErrorState,
	LoadingRows,
	rowRole,
	StaleBanner,
	tableRole,
} from "#ui/admin/list-parts.tsx";
import { useRowKeys } from "#ui/admin/use-row-keys.ts";

export const meta = () => adminTitle("Other course names");

/** What visitors call a program beside its title. */
export default function NamesPage() {
	const query = useQuery(aliasesQuery());
	const [editing, setEditing] = useState<CourseAliases | null>(null);
	const { data, error } = query;
	return (
		<>
			<p className="sub chat-about">
				The assistant already knows each course by its title, URL and common abbreviations. Add
				other names that people use. Each name can belong to one course only and works right away.
			</p>
			<StaleBanner query={query} />
			{!data && !error && <LoadingRows what="courses" />}
			{!data && error && (
				<ErrorState
					what="courses"
					error={error}
					at={query.errorUpdatedAt}
					onRetry={query.refetch}
				/>
			)}
			{data?.length === 0 && (
				<EmptyState title="No courses yet." why="First, add one under Courses." />
			)}
			{data && data.length > 0 && <NamesTable rows={data} onEdit={setEditing} />}
			{editing && <NamesDialog course={editing} onClose={() => setEditing(null)} />}
		</>
	);
}

interface TableProps {
	rows: readonly CourseAliases[];
	onEdit: (course: CourseAliases) => void;
}

function NamesTable({ rows, onEdit }: TableProps) {
	const keys = useRowKeys({
		count: rows.length,
		onOpen: (index) => rows[index] && onEdit(rows[index]),
	});
	return (
		<table {...tableRole} className="list-table names-table">
			<caption className="hidden-text">Other names for each course</caption>
			<thead {...asRows}>
				<tr {...rowRole}>
					<th {...asColumnHead} scope="col">
						Course
					</th>
					<th {...asColumnHead} scope="col">
						Other names
					</th>
					<th {...asColumnHead} scope="col" className="r">
						<span className="hidden-text">Edit</span>
					</th>
				</tr>
			</thead>
			<tbody {...asRows}>
				{rows.map((course, index) => (
					<tr key={course.courseId} {...rowRole} {...keys(index)}>
						<td {...cellRole} className="area-a name-cell">
							<b>{course.title}</b>
						</td>
						<td {...cellRole} className="area-c wide-cell soft">
							{course.aliases.join(", ") || "None added"}
						</td>
						<td {...cellRole} className="area-f actions-cell">
							<button
								type="button"
								aria-label={`Edit other names for ${course.title}`}
								onClick={() => onEdit(course)}
							>
								Edit
							</button>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
