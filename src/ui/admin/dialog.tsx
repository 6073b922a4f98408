import { AlertDialog, Dialog } from "radix-ui";
import { type ReactNode, useRef } from "react";
import { Icon } from "#ui/admin/icon.tsx";

interface Props {
	open: boolean;
	onClose: () => void;
	title: string;
	/** Description under the title. */
	about?: ReactNode;
	className?: string;
	/** Shows a close button at the top, for dialogs without one at the end. */
	closable?: boolean;
	children: ReactNode;
}

/**
 * Modal dialog. Escape closes it, and the focus returns to where it was. It begins at what has
 * `data-first-focus`, or else at the first control.
 */
export function AdminDialog({ open, onClose, title, about, className, closable, children }: Props) {
	const opener = useRef<Element | null>(null);
	return (
		<Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
			<Dialog.Portal>
				<div className="scrim" />
				<Dialog.Content
					className={className ? `dialog ${className}` : "dialog"}
					aria-modal="true"
					{...(!about && { "aria-describedby": undefined })}
					onInteractOutside={keepForToasts}
					onOpenAutoFocus={(event) => {
						opener.current = document.activeElement;
						const first = (event.target as Element).querySelector("[data-first-focus]");
						if (!(first instanceof HTMLElement)) return;
						event.preventDefault();
						first.focus();
					}}
					// Radix returns the focus to its own trigger only, which these dialogs don’t have.
					onCloseAutoFocus={(event) => {
						event.preventDefault();
						if (opener.current instanceof HTMLElement) opener.current.focus();
					}}
				>
					<div className="row-line">
						<Dialog.Title className="grow">{title}</Dialog.Title>
						{closable && (
							<Dialog.Close className="icon-button" aria-label="Close">
								<Icon name="close" />
							</Dialog.Close>
						)}
					</div>
					{about && <Dialog.Description className="sub">{about}</Dialog.Description>}
					{children}
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	);
}

interface ConfirmProps {
	open: boolean;
	onCancel: () => void;
	onConfirm: () => void;
	title: string;
	children: ReactNode;
	confirm: string;
	cancel?: string;
	/** Destructive action: the button is red, and Cancel has the focus. */
	danger?: boolean;
	busy?: boolean;
}

/** Confirms an action that can't be undone. */
export function ConfirmDialog(props: ConfirmProps) {
	const { open, onCancel, onConfirm, title, children, confirm, cancel = "Cancel", danger } = props;
	return (
		<AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
			<AlertDialog.Portal>
				<div className="scrim" />
				<AlertDialog.Content className="dialog" aria-modal="true">
					<AlertDialog.Title>{title}</AlertDialog.Title>
					<AlertDialog.Description asChild>
						<div className="dialog-text">{children}</div>
					</AlertDialog.Description>
					<div className="dialog-end">
						<AlertDialog.Cancel className="button">{cancel}</AlertDialog.Cancel>
						<button
							type="button"
							className={danger ? "button danger" : "button primary"}
							disabled={props.busy}
							onClick={onConfirm}
						>
							{confirm}
						</button>
					</div>
				</AlertDialog.Content>
			</AlertDialog.Portal>
		</AlertDialog.Root>
	);
}

/** Keeps a dialog open when a toast above it is pressed. */
export function keepForToasts(event: {
	target: EventTarget | null;
	detail: { originalEvent: Event };
	preventDefault(): void;
}) {
	const target = event.detail.originalEvent.target;
	if (target instanceof Element && target.closest(".toasts")) event.preventDefault();
}
