import { useState } from "react";
import { ConfirmDialog } from "#ui/office/dialog.tsx";

interface Props {
	/** `the message of Raj Patel` */
	what: string;
	/** `message 96` */
	named: string;
	onCancel: () => void;
	onErase: () => void;
}

/** Erasing is final, so it is asked twice. */
export function EraseDialogs({ what, named, onCancel, onErase }: Props) {
	const [sure, setSure] = useState(false);
	return (
		<>
			<ConfirmDialog
				open={!sure}
				onCancel={onCancel}
				onConfirm={() => setSure(true)}
				title={`Erase ${what}?`}
				confirm="Erase"
				danger
			>
				<p>
					Name, phone, email and text leave the database, and what the activity log knew of the
					person. Archiving only takes it out of sight. This action cannot be undone.
				</p>
			</ConfirmDialog>
			<ConfirmDialog
				open={sure}
				onCancel={onCancel}
				onConfirm={onErase}
				title="Are you sure?"
				confirm={`Yes, erase ${named}`}
				danger
			>
				<p>Nobody can bring it back.</p>
			</ConfirmDialog>
		</>
	);
}
