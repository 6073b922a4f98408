import { AlertDialog, Dialog } from "radix-ui";
import { type FormEvent, type ReactNode, type Ref, useRef } from "react";
import { Icon } from "#ui/admin/icon.tsx";

interface Props {
	open: boolean;
	onClose: () => void;
	title: string;
	/** Description under the title. */
	about?: ReactNode;
	className?: string | undefined;
	/** Shows a close button at the top, for dialogs without one at the end. */
	closable?: boolean;
	children: ReactNode;
}

/** Modal dialog. Escape closes it, and the focus returns to where it was. */
export function AdminDialog({ open, onClose, title, about, className, closable, children }: Props) {
	const focus = useFocusReturn();
	return (
		<Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
			<Dialog.Portal>
				<div className="scrim" />
				<Dialog.Content
					className={className ? `dialog ${className}` : "dialog"}
					aria-modal="true"
					{...(!about && { "aria-describedby": undefined })}
					onInteractOutside={keepForToasts}
					{...focus}
				>
					<div className="row-line dialog-head">
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
	danger?: boolean | undefined;
	busy?: boolean;
}

/** Confirms an action that can't be undone. */
export function ConfirmDialog(props: ConfirmProps) {
	const { open, onCancel, onConfirm, title, children, confirm, cancel = "Cancel", danger } = props;
	const focus = useFocusReturn();
	return (
		<AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
			<AlertDialog.Portal>
				<div className="scrim" />
				<AlertDialog.Content className="dialog" aria-modal="true" {...focus}>
					<AlertDialog.Title>{title}</AlertDialog.Title>
					<AlertDialog.Description asChild>
						<div className="stack dialog-text">{children}</div>
					</AlertDialog.Description>
					<div className="row-line tight dialog-end">
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

interface FormProps extends Omit<Props, "open" | "closable"> {
	/** Receives what was typed. */
	onSubmit: (data: FormData) => void;
	/** Error that belongs to no field. */
	error?: string | null | undefined;
	/** Before the buttons. */
	beside?: ReactNode;
	cancel?: string;
	submit: string;
	danger?: boolean | undefined;
	busy?: boolean | undefined;
	ref?: Ref<HTMLFormElement> | undefined;
}

/** Modal dialog that asks for something: fields, Cancel and one button that acts. */
export function FormDialog({ ref, onSubmit, error, children, ...props }: FormProps) {
	const { title, about, className, onClose, ...end } = props;
	return (
		<AdminDialog open {...{ title, about, className, onClose }}>
			<DialogForm {...{ ref, onSubmit, error, onClose }} {...end}>
				{children}
			</DialogForm>
		</AdminDialog>
	);
}

/** The form of a dialog, for one that shows something else before or after it. */
export function DialogForm(props: Omit<FormProps, "title" | "about" | "className">) {
	const { ref, onSubmit, error, beside, cancel = "Cancel", submit, danger, busy } = props;
	const submitted = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (!busy) onSubmit(new FormData(event.currentTarget));
	};
	return (
		<form ref={ref} className="stack loose edit-form in-dialog" noValidate onSubmit={submitted}>
			{error && (
				<p className="alert" role="alert">
					{error}
				</p>
			)}
			{props.children}
			<div className="row-line tight dialog-end">
				{beside}
				<button type="button" className="button" onClick={props.onClose}>
					{cancel}
				</button>
				<button
					type="submit"
					className={danger ? "button danger" : "button primary"}
					// Not disabled: it keeps the focus.
					aria-busy={busy}
				>
					{submit}
				</button>
			</div>
		</form>
	);
}

let latestOpener: Element | null = null;

/**
 * Where the focus is. It begins at what has `data-first-focus`, or else where Radix begins. Radix returns it to a
 * trigger of its own only, which these dialogs don’t have.
 */
export function useFocusReturn() {
	const opener = useRef<Element | null>(null);
	return {
		onOpenAutoFocus(event: Event) {
			const { activeElement, body } = document;
			// A second question has replaced the button that asked for it.
			opener.current = activeElement === body ? latestOpener : triggerOf(activeElement);
			latestOpener = opener.current;
			const first = (event.target as Element).querySelector("[data-first-focus]");
			if (!(first instanceof HTMLElement)) return;
			event.preventDefault();
			first.focus();
		},
		onCloseAutoFocus(event: Event) {
			event.preventDefault();
			if (opener.current instanceof HTMLElement) opener.current.focus();
		},
	};
}

/** Where the focus goes back to: from an item of a menu, which is gone by then, to the button of the menu. */
function triggerOf(element: Element | null): Element | null {
	const trigger = element?.closest('[role="menu"]')?.getAttribute("aria-labelledby");
	return (trigger && document.getElementById(trigger)) || element;
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
