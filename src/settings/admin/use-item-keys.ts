import { useState } from "react";
import { exchanged } from "#settings/admin/exchanged.ts";

/**
 * Returns React keys for items without ids. A key moves with its item, which
 * preserves the browser's state of the item: its focus and whether it is open.
 * @param count number of items
 */
export function useItemKeys(count: number) {
	const [first] = useState(count);
	const [stored, setStored] = useState<readonly number[]>([]);
	const next = Math.max(-1, ...stored) + 1;
	const keys = Array.from({ length: count }, (_, at) => stored[at] ?? next + at - stored.length);
	return {
		keys,
		/** Returns whether an item was added since the list was mounted. */
		isAdded: (at: number) => (keys[at] ?? 0) >= first,
		swap: (at: number, by: 1 | -1) => setStored(exchanged(keys, at, by)),
		remove: (at: number) => setStored(keys.filter((_, index) => index !== at)),
	};
}
