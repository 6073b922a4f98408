import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { messageOf } from "#ui/admin/failure.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { toast } from "#ui/toast.ts";

interface Props {
	title: string;
	/** Label of the button that deletes. */
	confirm: string;
	/** Deletes the record. */
	action: () => Promise<unknown>;
	/** Notification after the deletion. */
	deleted: { title: string; description: string };
	/** Message if the server has none of its own. */
	failed: string;
	onClose: () => void;
	onDeleted?: () => void;
	/** What is deleted and what stays. */
	children: ReactNode;
}

/** Confirms the deletion of a record, deletes it, and shows how it ended. */
export function DeleteDialog(props: Props) {
	const { title, confirm, action, deleted, failed, onClose, onDeleted, children } = props;
	const deletion = useMutation({
		mutationFn: action,
		onSuccess() {
			onClose();
			onDeleted?.();
			toast(deleted);
		},
		onError(error) {
			onClose();
			toast({
				title: "Deletion Failed",
				description: messageOf(error, failed),
				variant: "destructive",
			});
		},
	});
	return (
		<ConfirmDialog
			open
			onCancel={onClose}
			onConfirm={() => deletion.mutate()}
			title={title}
			confirm={confirm}
			danger
			busy={deletion.isPending}
		>
			<p>{children}</p>
		</ConfirmDialog>
	);
}

/** The button at the end of an editor that opens the dialog. */
export function DeleteEntry(props: { name: string; hint: string; onClick: () => void }) {
	return (
		<p className="delete-entry">
			<button type="button" className="button danger" onClick={props.onClick}>
				<Icon name="bin" />
				{props.name}
			</button>
			<span className="hint">{props.hint}</span>
		</p>
	);
}
