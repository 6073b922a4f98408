import { type FormEvent, useState } from "react";
import { saveView, type ViewedList } from "#office/saved-views/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { AdminDialog } from "#ui/admin/dialog.tsx";
import { errorDetail } from "#ui/admin/failure.ts";
import { Switch, TextInput } from "#ui/admin/form-field.tsx";
import { toast } from "#ui/toast.ts";

interface Props {
	list: ViewedList;
	query: string;
	onClose: () => void;
}

/** Saves the current filters under a name. */
export function SaveViewDialog({ list, query, onClose }: Props) {
	const [error, setError] = useState<string | undefined>();
	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const data = new FormData(event.currentTarget);
		const name = String(data.get("name")).trim();
		if (name === "") return setError("Please enter a name for the view");
		try {
			const shared = data.get("shared") === "on";
			await adminCall(saveView, { body: { list, name, query, shared } });
			onClose();
			toast({ title: "View saved", description: `“${name}” now appears above the list.` });
		} catch (failure) {
			setError(errorDetail(failure));
		}
	};
	return (
		<AdminDialog
			open
			onClose={onClose}
			title="Save view"
			about="Save the current search, filters and sort order."
		>
			<form className="edit-form in-dialog" onSubmit={onSubmit} noValidate>
				<TextInput
					label="Name"
					name="name"
					maxLength={40}
					autoComplete="off"
					placeholder="CNA, evening"
					error={error}
				/>
				<Switch name="shared" hint="Otherwise, only you can see it.">
					Share with all administrators
				</Switch>
				<div className="dialog-end">
					<button type="button" className="button" onClick={onClose}>
						Cancel
					</button>
					<button type="submit" className="button primary">
						Save view
					</button>
				</div>
			</form>
		</AdminDialog>
	);
}
