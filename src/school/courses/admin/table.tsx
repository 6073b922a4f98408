import { Link } from "react-router";
import { May } from "#platform/api/may.tsx";
import { useMay } from "#platform/api/role-context.ts";
import { type AdminCourse, deleteCourse, updateCourse } from "#school/courses/contract.ts";
import { pictureOf } from "#school/profile/pictures.ts";
import { Switch } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { asColumnHead, asRows, cellRole, rowRole, tableRole } from "#ui/admin/list-parts.tsx";
import { MenuItem, MenuLine, RowMenu } from "#ui/admin/menu.tsx";
import type { useReorder } from "#ui/admin/use-reorder.ts";

interface Props {
	rows: readonly AdminCourse[];
	/** Null while the list is filtered. */
	reorder: ReturnType<typeof useReorder> | null;
	onToggle: (course: AdminCourse, isActive: boolean) => void;
	onEdit: (course: AdminCourse) => void;
	onDelete: (course: AdminCourse) => void;
}

export function CoursesTable({ rows, reorder, onToggle, onEdit, onDelete }: Props) {
	const may = useMay();
	return (
		<table {...tableRole} className="list-table led courses-table">
			<caption className="hidden-text">Courses, in website order</caption>
			<thead {...asRows}>
				<tr {...rowRole}>
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
						{...rowRole}
						className={[!course.isActive && "off", reorder?.heldId === course.id && "held"]
							.filter(Boolean)
							.join(" ")}
					>
						<td {...cellRole} className="area-x">
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
						<td {...cellRole} className="area-a name-cell wide-cell">
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
						<td {...cellRole} className="area-c soft">
							<span className="slug-text">{course.slug}</span>
						</td>
						<td {...cellRole} className="area-e">
							{may(updateCourse) ? (
								<Switch
									className="slug-text"
									checked={course.isActive}
									onChange={(event) => onToggle(course, event.target.checked)}
									aria-label={course.title}
								>
									{course.isActive ? "Active" : "Inactive"}
								</Switch>
							) : (
								<span className={course.isActive ? "quiet-status strong" : "status off"}>
									{course.isActive ? "Active" : "Inactive"}
								</span>
							)}
						</td>
						<td {...cellRole} className="area-b menu-cell">
							<RowMenu label={`Actions for ${course.title}`}>
								<MenuItem icon="outside" href={`/courses/${course.slug}`}>
									View on Site
								</MenuItem>
								<May call={updateCourse}>
									<MenuItem icon="pencil" onSelect={() => onEdit(course)}>
										Edit
									</MenuItem>
								</May>
								<May call={deleteCourse}>
									<MenuLine />
									<MenuItem icon="bin" danger onSelect={() => onDelete(course)}>
										Delete
									</MenuItem>
								</May>
							</RowMenu>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
