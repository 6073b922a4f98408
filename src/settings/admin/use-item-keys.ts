import { useState } from "react";
import { exchanged } from "#settings/admin/exchanged.ts";

/**
 * React keys for items that have no id. A key goes with its item when that is moved or removed, and
 * with it what the browser holds of the item: the focus, and whether it is open.
 * @param count how many items there are
 */
export function useItemKeys(count: number) {
	const [first] = useState(count);
	const [stored, setStored] = useState<readonly number[]>([]);
	const next = Math.max(-1, ...stored) + 1;
	const keys = Array.from({ length: count }, (_, at) => stored[at] ?? next + at - stored.length);
	return {
		keys,
		/** Whether an item was added since the list is shown. */
		isAdded: (at: number) => (keys[at] ?? 0) >= first,
		swap: (at: number, by: 1 | -1) => setStored(exchanged(keys, at, by)),
		remove: (at: number) => setStored(keys.filter((_, index) => index !== at)),
	};
}
