import { Link } from "react-router";
import { May } from "#platform/api/may.tsx";
import { useMay } from "#platform/api/role-context.ts";
import { type AdminCourse, deleteCourse, updateCourse } from "#school/courses/contract.ts";
import { pictureOf } from "#school/profile/pictures.ts";
import { Switch } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { MenuItem, MenuLine, RowMenu } from "#ui/admin/menu.tsx";
import { Table } from "#ui/admin/table.tsx";
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
	return (
		<Table
			caption="Courses, in website order"
			className="courses-table"
			columns={[
				{
					name: "order",
					at: "select",
					heading: <span className="hidden-text">Order</span>,
					cell: (course) => {
						const position = rows.indexOf(course) + 1;
						if (!reorder || rows.length < 2) return null;
						return (
							<button
								type="button"
								className="icon-button grip"
								aria-label={`Move ${course.title}, position ${position} of ${rows.length}`}
								{...reorder.grip(course.id)}
							>
								<Icon name="grip" />
							</button>
						);
					},
				},
				{
					name: "title",
					at: "title",
					heading: "Title",
					className: "grows",
					cell: (course) => <Title course={course} />,
				},
				{
					name: "slug",
					at: "second",
					heading: "Slug",
					className: "soft",
					cell: ({ slug }) => slug,
				},
				{
					name: "status",
					at: "foot",
					heading: "Status",
					cell: (course) => <Status course={course} onToggle={onToggle} />,
				},
				{
					name: "actions",
					at: "end",
					heading: <span className="hidden-text">Actions</span>,
					cell: (course) => <Actions {...{ course, onEdit, onDelete }} />,
				},
			]}
			rows={rows}
			keyOf={({ id }) => id}
			rowProps={({ id, isActive }) => ({
				className: [!isActive && "off", reorder?.heldId === id && "held"].filter(Boolean).join(" "),
			})}
		/>
	);
}

function Title({ course }: { course: AdminCourse }) {
	return (
		<span className="row-line course-title">
			<img
				src={pictureOf({ ...course, imagePath: course.imagePath ?? null })}
				alt=""
				width="56"
				height="42"
				loading="lazy"
			/>
			<span>
				<Link className="record-link" to={`/admin/courses/${course.id}`}>
					{course.title}
				</Link>
				<small>{course.summary}</small>
			</span>
		</span>
	);
}

function Status({ course, onToggle }: { course: AdminCourse } & Pick<Props, "onToggle">) {
	const label = course.isActive ? "Active" : "Inactive";
	return useMay()(updateCourse) ? (
		<Switch
			checked={course.isActive}
			onChange={(event) => onToggle(course, event.target.checked)}
			aria-label={course.title}
		>
			{label}
		</Switch>
	) : (
		<span className={course.isActive ? "quiet-status strong" : "status off"}>{label}</span>
	);
}

function Actions(props: { course: AdminCourse } & Pick<Props, "onEdit" | "onDelete">) {
	const { course, onEdit, onDelete } = props;
	return (
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
	);
}
