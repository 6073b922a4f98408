import { type ComponentProps, type ReactNode, useState } from "react";
import { ActionDialog } from "#ui/admin/action-dialog.tsx";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";

type Act = ComponentProps<typeof ActionDialog<unknown>>;

interface Props extends Pick<Act, "action" | "done" | "failed" | "onClose" | "onDone"> {
	/** `the message of Raj Patel` */
	what: string;
	/** `message 96` */
	named: string;
	/** What goes with it, as a paragraph. */
	besides?: ReactNode;
}

/** Confirms a permanent deletion twice. */
export function EraseDialogs({ what, named, besides, onClose, ...act }: Props) {
	const [sure, setSure] = useState(false);
	return sure ? (
		<ActionDialog
			{...act}
			onClose={onClose}
			title={`Delete ${named}?`}
			confirm={`Yes, delete ${named}`}
			danger
		>
			It can’t be restored.
		</ActionDialog>
	) : (
		<ConfirmDialog
			open
			onCancel={onClose}
			onConfirm={() => setSure(true)}
			title={`Delete ${what} permanently?`}
			confirm="Delete permanently"
			danger
		>
			<p>
				This deletes the name, phone, email and text, and removes the person’s details from the
				activity log. To hide it and keep the data, archive it instead. This action cannot be
				undone.
			</p>
			{besides}
		</ConfirmDialog>
	);
}
