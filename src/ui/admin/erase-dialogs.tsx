import { useState } from "react";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";

interface Props {
	/** `the message of Raj Patel` */
	what: string;
	/** `message 96` */
	named: string;
	onCancel: () => void;
	onErase: () => void;
}

/** Confirms a permanent deletion twice. */
export function EraseDialogs({ what, named, onCancel, onErase }: Props) {
	const [sure, setSure] = useState(false);
	return (
		<>
			<ConfirmDialog
				open={!sure}
				onCancel={onCancel}
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
			</ConfirmDialog>
			<ConfirmDialog
				open={sure}
				onCancel={onCancel}
				onConfirm={onErase}
				title={`Delete ${named}?`}
				confirm={`Yes, delete ${named}`}
				danger
			>
				<p>It can’t be restored.</p>
			</ConfirmDialog>
		</>
	);
}
