import { Toast } from "radix-ui";
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Icon } from "#ui/icons.tsx";
import { messages } from "#ui/messages.ts";
import { DURATION, dismissToast, type ToastEntry, toastStore } from "#ui/toast.ts";
import { toastWords } from "#ui/toast-words.ts";

/** Shows the toasts. F8 focuses them, a swipe to the right dismisses one. */
export default function Toaster({ focus }: { focus: boolean }): ReactNode {
	const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
	const words = toastWords.use();
	const region = useRef<HTMLOListElement>(null);
	// The key press that loaded this component came before there was anything to focus.
	useEffect(() => {
		if (focus) region.current?.focus();
	}, [focus]);
	return (
		<Toast.Provider duration={DURATION} swipeDirection="right" swipeThreshold={50}>
			{toasts.map((entry) => (
				<ShownToast key={entry.id} {...entry} />
			))}
			<Toast.Viewport ref={region} className="toasts" hotkey={["F8"]} label={words.region} />
		</Toast.Provider>
	);
}

/** A toast speaks the language of the page on which it appeared; the next page may not know its words. */
function ShownToast({ id, open, title, description, variant, action, duration }: ToastEntry) {
	const words = toastWords.use();
	const { say } = messages.use();
	const [said] = useState(() => ({
		title: say(title),
		description: description && say(description),
	}));
	return (
		<Toast.Root
			className={variant === "destructive" ? "toast bad" : "toast"}
			open={open}
			duration={duration ?? DURATION}
			onOpenChange={(next) => !next && dismissToast(id)}
		>
			<Toast.Title className="toast-title">{said.title}</Toast.Title>
			<Toast.Close className="tool" aria-label={words.close}>
				<Icon name="close" />
			</Toast.Close>
			{said.description && (
				<Toast.Description className="toast-text">{said.description}</Toast.Description>
			)}
			{action && (
				<Toast.Action className="toast-action" altText={action.label} onClick={action.onClick}>
					{action.label}
				</Toast.Action>
			)}
		</Toast.Root>
	);
}
