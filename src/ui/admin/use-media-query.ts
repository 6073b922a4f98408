import { useSyncExternalStore } from "react";

/** Returns whether a media query matches, and updates when that changes. */
export function useMediaQuery(query: string): boolean {
	return useSyncExternalStore(
		(listener) => {
			const media = matchMedia(query);
			media.addEventListener("change", listener);
			return () => media.removeEventListener("change", listener);
		},
		() => matchMedia(query).matches,
		() => false,
	);
}
