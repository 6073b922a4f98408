import { useQuery } from "@tanstack/react-query";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { queryOf } from "#platform/api/query-of.ts";
import { withPicture } from "#school/courses/admin/editor-values.ts";
import type { CourseEditor } from "#school/courses/admin/use-course-editor.ts";
import { uploadPicture } from "#school/courses/admin-queries.ts";
import { pictureOf } from "#school/profile/pictures.ts";
import { getPicture, UPLOAD_LIMIT } from "#school/uploads/contract.ts";
import { errorDetail } from "#ui/admin/failure.ts";
import { TextInput } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";

/** Picture of a course, uploaded or linked, with its alt text. */
export function PictureEntry({ editor }: { editor: CourseEditor }) {
	const file = useRef<HTMLInputElement>(null);
	const [sending, setSending] = useState(false);
	const [refused, setRefused] = useState<string | null>(null);
	const { imagePath, alt } = editor.values;
	// An upload ends in a later render, after which the alt text may have been edited.
	const latest = useRef(editor);
	useEffect(() => {
		latest.current = editor;
	});
	const setPicture = (path: string) => {
		const { base, values, set } = latest.current;
		set(withPicture(base, values, path));
	};
	const valid = imagePath.startsWith("/uploads/") || /^https?:\/\/\S+\.\S+/.test(imagePath);
	const { data: picture } = useQuery({
		...queryOf(getPicture, { query: { imagePath } }),
		enabled: valid,
	});
	const preview = pictureOf({ slug: editor.values.slug, imagePath: valid ? imagePath : null });

	const onFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
		const [selected] = target.files ?? [];
		target.value = "";
		if (!selected) return;
		if (selected.size > UPLOAD_LIMIT)
			return setRefused("This picture is too large. The limit is 10 MB.");
		setSending(true);
		setRefused(null);
		try {
			const isEdited = alt !== null && alt !== editor.base.alt;
			const picture = await uploadPicture(selected, isEdited ? alt : "");
			setPicture(picture.imagePath);
		} catch (error) {
			setRefused(errorDetail(error));
		} finally {
			setSending(false);
		}
	};

	return (
		<fieldset className="entry">
			<legend>Picture</legend>
			<div className="picture-entry">
				<img className="scene" src={preview} alt="" width="800" height="600" />
				<div>
					<div className="row-line">
						<button
							type="button"
							className="button"
							disabled={sending}
							onClick={() => file.current?.click()}
						>
							<Icon name="upload" />
							{sending ? "Uploading…" : "Upload"}
						</button>
						{imagePath && (
							<button type="button" className="text-button" onClick={() => setPicture("")}>
								Use the default illustration
							</button>
						)}
					</div>
					<p className="hint" role="status">
						JPEG, PNG, WebP or AVIF, up to 10 MB.
					</p>
					{refused && (
						<p className="wrong" role="alert">
							<Icon name="alert" />
							{refused}
						</p>
					)}
				</div>
			</div>
			<input
				ref={file}
				type="file"
				accept="image/jpeg,image/png,image/webp,image/avif"
				hidden
				aria-label="Picture file"
				onChange={onFile}
			/>
			<TextInput
				label="Or enter an image URL"
				name="imagePath"
				inputMode="url"
				autoComplete="off"
				spellCheck={false}
				value={imagePath}
				error={editor.errors.imagePath}
				onChange={(event) => setPicture(event.target.value)}
			/>
			{imagePath && (
				<TextInput
					label="Alt text: describe the picture for people who can’t see it"
					name="alt"
					maxLength={300}
					value={alt ?? picture?.alt ?? ""}
					onChange={(event) => editor.set({ alt: event.target.value })}
				/>
			)}
		</fieldset>
	);
}
