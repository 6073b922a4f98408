import { Toast } from "radix-ui";
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from "react";
import { Icon } from "#ui/icons.tsx";
import { DURATION, dismissToast, type ToastEntry, toastStore } from "#ui/toast.ts";
import { toastWords } from "#ui/toast-words.ts";

/** Shows the toasts. F8 focuses them, a swipe to the right dismisses one. */
export default function Toaster({ focus }: { focus: boolean }): ReactNode {
	const toast = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
	const words = toastWords.use();
	const region = useRef<HTMLOListElement>(null);
	// The key press that loaded this component came before there was anything to focus.
	useEffect(() => {
		if (focus) region.current?.focus();
	}, [focus]);
	return (
		<Toast.Provider duration={DURATION} swipeDirection="right" swipeThreshold={50}>
			{toast && <ShownToast key={toast.id} {...toast} />}
			<Toast.Viewport ref={region} className="toasts" hotkey={["F8"]} label={words.region} />
		</Toast.Provider>
	);
}

function ShownToast({ id, open, title, description, variant, action, duration }: ToastEntry) {
	const words = toastWords.use();
	return (
		<Toast.Root
			className={variant === "destructive" ? "toast bad" : "toast"}
			open={open}
			duration={duration ?? DURATION}
			onOpenChange={(next) => !next && dismissToast(id)}
		>
			<Toast.Title className="toast-title">{title}</Toast.Title>
			<Toast.Close className="tool" aria-label={words.close}>
				<Icon name="close" />
			</Toast.Close>
			{description && <Toast.Description className="toast-text">{description}</Toast.Description>}
			{action && (
				<Toast.Action className="toast-action" altText={action.label} onClick={action.onClick}>
					{action.label}
				</Toast.Action>
			)}
		</Toast.Root>
	);
}
