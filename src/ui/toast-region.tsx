import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { toastStore } from "#ui/toast.ts";

const load = () => import("#ui/toaster.tsx");
// Where it cannot be fetched, the page goes on without it: a form says beside its button what happened.
const Toaster = lazy(() => load().catch(() => ({ default: () => null })));

/** Fetches the code that shows toasts, so that it is there when the network is not. */
export function prepareToasts() {
	load().catch(() => {});
}

/** The place of the toasts. Their code comes with the first one, or when F8 asks for them. */
export function ToastRegion() {
	const waiting = useSyncExternalStore(
		toastStore.subscribe,
		() => toastStore.read().length > 0,
		() => false,
	);
	const [asked, setAsked] = useState(false);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => event.key === "F8" && setAsked(true);
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);
	if (!waiting && !asked) return null;
	return (
		<Suspense fallback={null}>
			<Toaster focus={asked} />
		</Suspense>
	);
}
