import { useQuery } from "@tanstack/react-query";
import type { CourseEditor } from "#school/courses/admin/use-course-editor.ts";
import { slugQuery } from "#school/courses/admin-queries.ts";
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
	const sought = useDebouncedValue(slug);
	const { data } = useQuery({ ...slugQuery(sought, id), enabled: sought !== "" });
	const check = slug !== "" && data?.slug === slug ? data : undefined;
	const wrong = check?.state === "taken" || check?.state === "malformed";
	const moved = id !== null && editor.base.slug !== slug && slug !== "";
	return (
		<FormField
			label="Slug"
			error={editor.errors.slug ?? (wrong ? check.detail : undefined)}
			below={
				<>
					{check && !wrong && (
						<p className="good" role="status">
							<Icon name="check" />
							{check.detail}
						</p>
					)}
					{moved && (
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
