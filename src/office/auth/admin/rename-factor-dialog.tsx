import { renameSecondFactor, type SecondFactor } from "#office/auth/second-factor-contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { FormDialog } from "#ui/admin/dialog.tsx";
import { TextInput } from "#ui/admin/form-field.tsx";
import { useDialogForm } from "#ui/admin/use-dialog-form.ts";

interface Props {
	factor: SecondFactor;
	onClose: () => void;
}

export function RenameFactorDialog({ factor, onClose }: Props) {
	const { dialog, errors, send } = useDialogForm({
		call: (name: string) =>
			adminCall(renameSecondFactor, { params: { id: factor.id }, body: { name } }),
		about: () => "name",
		onClose,
	});
	return (
		<FormDialog
			{...dialog}
			error={undefined}
			title={`Rename “${factor.name}”`}
			submit="Rename"
			onSubmit={(data) => {
				const name = String(data.get("name")).trim();
				send(name, name === "" ? { name: "Please enter a name" } : {});
			}}
		>
			<TextInput
				label="Name"
				name="name"
				autoComplete="off"
				maxLength={60}
				defaultValue={factor.name}
				error={errors.name ?? errors.form}
			/>
		</FormDialog>
	);
}
