import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { renameSecondFactor, type SecondFactor } from "#office/auth/second-factor-contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { AdminDialog } from "#ui/admin/dialog.tsx";
import { messageOf } from "#ui/admin/failure.ts";
import { TextInput } from "#ui/admin/form-field.tsx";

interface Props {
	factor: SecondFactor;
	onClose: () => void;
}

export function RenameFactorDialog({ factor, onClose }: Props) {
	const [error, setError] = useState<string | undefined>();
	const { mutate, isPending } = useMutation({
		mutationFn: (name: string) =>
			adminCall(renameSecondFactor, { params: { id: factor.id }, body: { name } }),
		onSuccess: onClose,
		onError: (failure) => setError(messageOf(failure, "Failed to rename it. Please try again.")),
	});
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const name = String(new FormData(event.currentTarget).get("name")).trim();
		if (name === "") return setError("Please enter a name");
		mutate(name);
	};
	return (
		<AdminDialog open onClose={onClose} title={`Rename “${factor.name}”`}>
			<form className="edit-form in-dialog" noValidate onSubmit={onSubmit}>
				<TextInput
					label="Name"
					name="name"
					autoComplete="off"
					maxLength={60}
					defaultValue={factor.name}
					error={error}
				/>
				<div className="dialog-end">
					<button type="button" className="button" onClick={onClose}>
						Cancel
					</button>
					<button type="submit" className="button primary" disabled={isPending}>
						Rename
					</button>
				</div>
			</form>
		</AdminDialog>
	);
}
