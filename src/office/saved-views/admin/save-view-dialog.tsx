import { saveView, type ViewedList } from "#office/saved-views/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import type { BodyOf } from "#platform/api/endpoint.ts";
import { FormDialog } from "#ui/admin/dialog.tsx";
import { Switch, TextInput } from "#ui/admin/form-field.tsx";
import { useDialogForm } from "#ui/admin/use-dialog-form.ts";

interface Props {
	list: ViewedList;
	query: string;
	onClose: () => void;
}

/** Saves the current filters under a name. */
export function SaveViewDialog({ list, query, onClose }: Props) {
	const { dialog, errors, send } = useDialogForm({
		call: (body: BodyOf<typeof saveView>) => adminCall(saveView, { body }),
		about: () => "name",
		done: ({ name }) => ({
			title: "View saved",
			description: `“${name}” now appears above the list.`,
		}),
		onClose,
	});
	const submit = (data: FormData) => {
		const name = String(data.get("name")).trim();
		const wrong = name === "" ? { name: "Please enter a name for the view" } : {};
		send({ list, name, query, shared: data.get("shared") === "on" }, wrong);
	};
	return (
		<FormDialog
			{...dialog}
			error={undefined}
			title="Save view"
			about="Save the current search, filters and sort order."
			submit="Save view"
			onSubmit={submit}
		>
			<TextInput
				label="Name"
				name="name"
				maxLength={40}
				autoComplete="off"
				placeholder="CNA, evening"
				error={errors.name ?? errors.form}
			/>
			<Switch name="shared" hint="Otherwise, only you can see it.">
				Share with all administrators
			</Switch>
		</FormDialog>
	);
}
