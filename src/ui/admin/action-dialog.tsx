import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { reasonOf } from "#ui/admin/failure.ts";
import { useIsMounted } from "#ui/admin/use-is-mounted.ts";
import { toast } from "#ui/toast.ts";

interface Props<Answer> {
	title: string;
	/** Label of the button that acts. */
	confirm: string;
	/** Destructive action. */
	danger?: boolean;
	action: () => Promise<Answer>;
	/** Notification afterwards; none for what is seen at once. */
	done?: (answer: Answer) => { title: string; description: string };
	/** Notification of a failure; its description if the server gives no reason. */
	failed: { title: string; description: string };
	onClose: () => void;
	onDone?: (answer: Answer) => void;
	/** What will happen. */
	children: ReactNode;
}

/** Asks, acts, and tells how it ended. */
export function ActionDialog<Answer>(props: Props<Answer>) {
	const { title, confirm, danger, action, done, failed, onClose, onDone } = props;
	const isMounted = useIsMounted();
	// Whoever has left meanwhile may have another dialog open.
	const close = () => isMounted() && onClose();
	const { mutate, isPending } = useMutation({
		mutationFn: action,
		onSuccess(answer) {
			close();
			onDone?.(answer);
			if (done) toast(done(answer));
		},
		onError(error) {
			close();
			const description = reasonOf(error, failed.description);
			toast({ title: failed.title, description, variant: "destructive" });
		},
	});
	return (
		<ConfirmDialog
			open
			onCancel={onClose}
			onConfirm={() => mutate()}
			{...{ title, confirm, danger }}
			busy={isPending}
		>
			<p>{props.children}</p>
		</ConfirmDialog>
	);
}
