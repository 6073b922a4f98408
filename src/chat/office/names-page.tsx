import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NamesDialog } from "#chat/office/names-dialog.tsx";
import { aliasesQuery } from "#chat/office/queries.ts";
import type { CourseAliases } from "#chat/office/teaching-contract.ts";
import {
	asCell,
	asColumnHead,
	asRow,
	asRows,
	asTable,
	Failed,
	LoadingRows,
	Nothing,
	StaleStrip,
} from "#ui/office/list-parts.tsx";
import { useRowKeys } from "#ui/office/use-row-keys.ts";

/** What visitors call a program beside its title. */
export function NamesPage() {
	const query = useQuery(aliasesQuery());
	const [editing, setEditing] = useState<CourseAliases | null>(null);
	const { data, error } = query;
	return (
		<>
			<p className="sub chat-about">
				The assistant already knows each course by its title, URL and common abbreviations. Add
				other names that people use. Each name can belong to one course only and works right away.
			</p>
			<StaleStrip query={query} />
			{!data && !error && <LoadingRows what="courses" />}
			{!data && error && (
				<Failed what="courses" error={error} at={query.errorUpdatedAt} onRetry={query.refetch} />
			)}
			{data?.length === 0 && (
				<Nothing title="No courses yet." why="First, add one under Courses." />
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
		<table {...asTable} className="list-table names-table">
			<caption className="hidden-text">Other names for each course</caption>
			<thead {...asRows}>
				<tr {...asRow}>
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
					<tr key={course.courseId} {...asRow} {...keys(index)}>
						<td {...asCell} className="area-a name-cell">
							<b>{course.title}</b>
						</td>
						<td {...asCell} className="area-c wide-cell soft">
							{course.aliases.join(", ") || "None added"}
						</td>
						<td {...asCell} className="area-f actions-cell">
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
