import { useQuery } from "@tanstack/react-query";
import { queryOf } from "#platform/api/query-of.ts";
import type { CourseEditor } from "#school/courses/admin/use-course-editor.ts";
import { listAdminCourses, slugMessage, slug as slugSchema } from "#school/courses/contract.ts";
import { FormField } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { useDebouncedValue } from "#ui/admin/use-debounced-value.ts";

interface Props {
	editor: CourseEditor;
	id: number | null;
	onTyped: () => void;
}

/** Slug field, checked while typing. */
export function SlugEntry({ editor, id, onTyped }: Props) {
	const { slug } = editor.values;
	const { data: courses } = useQuery(queryOf(listAdminCourses));
	const isSettled = useDebouncedValue(slug) === slug && slug !== "";
	const holder = courses?.find((course) => course.slug === slug && course.id !== id);
	const wrong = slugSchema.safeParse(slug).error
		? slugMessage
		: holder && `“${holder.title}” already uses this URL.`;
	const isNew = editor.base.slug !== slug && slug !== "";
	return (
		<FormField
			label="Slug"
			error={editor.errors.slug ?? (isSettled ? wrong : undefined)}
			below={
				<>
					{isSettled && isNew && courses && !wrong && (
						<p className="good" role="status">
							<Icon name="check" />
							This URL is available.
						</p>
					)}
					{id !== null && isNew && (
						<p className="hint">{`The old URL /courses/${editor.base.slug} will redirect here.`}</p>
					)}
				</>
			}
		>
			{(aria) => (
				<div className="prefixed">
					<span>/courses/</span>
					<input
						className="control"
						name="slug"
						value={slug}
						autoCapitalize="none"
						spellCheck={false}
						autoComplete="off"
						onChange={(event) => {
							onTyped();
							editor.set({ slug: event.target.value });
						}}
						{...aria}
					/>
				</div>
			)}
		</FormField>
	);
}
