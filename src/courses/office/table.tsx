import { Link } from "react-router";
import type { OfficeCourse } from "#courses/contract.ts";
import { pictureOf } from "#school/pictures.ts";
import { Switch } from "#ui/office/entry.tsx";
import { Icon } from "#ui/office/icon.tsx";
import { asCell, asColumnHead, asRow, asRows, asTable } from "#ui/office/list-parts.tsx";
import { MenuItem, MenuLine, RowMenu } from "#ui/office/menu.tsx";
import type { useReorder } from "#ui/office/use-reorder.ts";

interface Props {
	rows: readonly OfficeCourse[];
	/** Null while only some of the courses are shown. */
	reorder: ReturnType<typeof useReorder> | null;
	onToggle: (course: OfficeCourse, isActive: boolean) => void;
	onEdit: (course: OfficeCourse) => void;
	onDelete: (course: OfficeCourse) => void;
}

export function CoursesTable({ rows, reorder, onToggle, onEdit, onDelete }: Props) {
	return (
		<table {...asTable} className="list-table led courses-table">
			<caption className="hidden-text">Courses, in website order</caption>
			<thead {...asRows}>
				<tr {...asRow}>
					<th {...asColumnHead} scope="col">
						<span className="hidden-text">Order</span>
					</th>
					<th {...asColumnHead} scope="col">
						Title
					</th>
					<th {...asColumnHead} scope="col">
						Slug
					</th>
					<th {...asColumnHead} scope="col">
						Status
					</th>
					<th {...asColumnHead} scope="col">
						<span className="hidden-text">Actions</span>
					</th>
				</tr>
			</thead>
			<tbody {...asRows}>
				{rows.map((course, index) => (
					<tr
						key={course.id}
						{...asRow}
						className={[!course.isActive && "off", reorder?.heldId === course.id && "held"]
							.filter(Boolean)
							.join(" ")}
					>
						<td {...asCell} className="area-x">
							{reorder && rows.length > 1 && (
								<button
									type="button"
									className="grip"
									aria-label={`Move ${course.title}, position ${index + 1} of ${rows.length}`}
									{...reorder.grip(course.id)}
								>
									<Icon name="grip" />
								</button>
							)}
						</td>
						<td {...asCell} className="area-a name-cell wide-cell">
							<span className="course-title">
								<img
									src={pictureOf({ ...course, imagePath: course.imagePath ?? null }).src}
									alt=""
									width="56"
									height="42"
									loading="lazy"
								/>
								<span>
									<Link to={`/admin/courses/${course.id}`}>{course.title}</Link>
									<small>{course.summary}</small>
								</span>
							</span>
						</td>
						<td {...asCell} className="area-c soft">
							<span className="slug-text">{course.slug}</span>
						</td>
						<td {...asCell} className="area-e">
							<Switch
								className="slug-text"
								checked={course.isActive}
								onChange={(event) => onToggle(course, event.target.checked)}
								aria-label={course.title}
							>
								{course.isActive ? "Active" : "Inactive"}
							</Switch>
						</td>
						<td {...asCell} className="area-b menu-cell">
							<RowMenu label={`Actions for ${course.title}`}>
								<MenuItem icon="outside" href={`/courses/${course.slug}`}>
									View on Site
								</MenuItem>
								<MenuItem icon="pencil" onSelect={() => onEdit(course)}>
									Edit
								</MenuItem>
								<MenuLine />
								<MenuItem icon="bin" danger onSelect={() => onDelete(course)}>
									Delete
								</MenuItem>
							</RowMenu>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
