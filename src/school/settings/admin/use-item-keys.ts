import { useState } from "react";
import { swapped } from "#school/settings/admin/swapped.ts";

/**
 * Returns React keys for items without ids. A key moves with its item, which
 * preserves the browser's state of the item: its focus and whether it is open.
 * @param count number of items
 */
export function useItemKeys(count: number) {
	const [first] = useState(count);
	const [stored, setStored] = useState<readonly number[]>([]);
	const next = Math.max(-1, ...stored) + 1;
	const keys = Array.from(
		{ length: count },
		(_, index) => stored[index] ?? next + index - stored.length,
	);
	return {
		keys,
		/** Returns whether an item was added since the list was mounted. */
		isAdded: (index: number) => (keys[index] ?? 0) >= first,
		swap: (index: number, by: 1 | -1) => setStored(swapped(keys, index, by)),
		remove: (index: number) => setStored(keys.filter((_, other) => other !== index)),
	};
}
