import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { toastStore } from "#ui/toast.ts";

const load = () => import("#ui/toaster.tsx");
// If it fails to load, forms still report their result next to the button.
const Toaster = lazy(() => load().catch(() => ({ default: () => null })));

/** Preloads the toast code, so that it is available offline. */
export function prepareToasts() {
	load().catch(() => {});
}

/** Container of the toasts. Their code loads with the first one, or with F8. */
export function ToastRegion() {
	const waiting = useSyncExternalStore(
		toastStore.subscribe,
		() => toastStore.read() !== null,
		() => false,
	);
	const [isRequested, setIsRequested] = useState(false);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => event.key === "F8" && setIsRequested(true);
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);
	if (!waiting && !isRequested) return null;
	return (
		<Suspense fallback={null}>
			<Toaster focus={isRequested} />
		</Suspense>
	);
}
