import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { aliasesInput, type CourseAliases } from "#chat/admin/aliases-contract.ts";
import { refreshChats, saveAliases } from "#chat/admin/queries.ts";
import { AdminDialog } from "#ui/admin/dialog.tsx";
import { errorDetail, messageOf } from "#ui/admin/failure.ts";
import { TextAreaEntry } from "#ui/admin/form-field.tsx";
import { withUndo } from "#ui/admin/undo.ts";
import { toast } from "#ui/toast.ts";

const ROWS = 7;

/** The other names of a program, one a line. */
export function NamesDialog({ course, onClose }: { course: CourseAliases; onClose: () => void }) {
	const queries = useQueryClient();
	const [text, setText] = useState(course.aliases.join("\n"));
	const [wrong, setWrong] = useState<string | undefined>();
	const names = text
		.split("\n")
		.map((name) => name.trim())
		.filter(Boolean);
	const saving = useMutation({
		mutationFn: () => saveAliases(course.courseId, names),
		onSuccess(saved) {
			onClose();
			refreshChats(queries);
			toast({
				title: "Names saved",
				description: `The assistant now recognizes ${saved.title} as ${saved.aliases.join(", ") || "its usual names only"}.`,
				...withUndo(takeBack),
			});
		},
		onError: (error) => setWrong(errorDetail(error)),
	});
	const takeBack = async () => {
		try {
			await saveAliases(course.courseId, course.aliases);
		} catch (error) {
			toast({
				title: "Undo failed",
				description: messageOf(error, "Failed to undo the change."),
				variant: "destructive",
			});
		}
		refreshChats(queries);
	};
	const save = () => {
		const problem = aliasesInput.safeParse({ aliases: names }).error?.issues[0];
		setWrong(problem?.message);
		if (!problem) saving.mutate();
	};
	return (
		<AdminDialog open onClose={onClose} title="Other names" about={course.title}>
			<form
				className="sign-in-form"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					save();
				}}
			>
				<TextAreaEntry
					label="Names, one per line"
					hint="Capitalization and accents don’t matter."
					rows={ROWS}
					value={text}
					error={wrong}
					onChange={(event) => setText(event.target.value)}
				/>
				<div className="dialog-end">
					<button type="button" className="button" onClick={onClose}>
						Cancel
					</button>
					<button type="submit" className="button primary" disabled={saving.isPending}>
						{saving.isPending ? "Saving…" : "Save"}
					</button>
				</div>
			</form>
		</AdminDialog>
	);
}
