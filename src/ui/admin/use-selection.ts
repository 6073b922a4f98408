import { useState } from "react";

/** The rows that are chosen of a list, by number. Another list begins with none. */
export function useSelection(list: string) {
	const [{ of, ids }, setState] = useState<{ of: string; ids: ReadonlySet<number> }>({
		of: list,
		ids: none,
	});
	const chosen = of === list ? ids : none;
	const set = (next: Iterable<number>) => setState({ of: list, ids: new Set(next) });
	return {
		ids: chosen,
		has: (id: number) => chosen.has(id),
		toggle: (id: number) => {
			const next = new Set(chosen);
			if (!next.delete(id)) next.add(id);
			set(next);
		},
		/** Chooses all of these, or none when all of them are chosen already. */
		toggleAll: (all: readonly number[]) =>
			set(all.every((id) => chosen.has(id)) ? [] : [...chosen, ...all]),
		clear: () => set([]),
	};
}

const none: ReadonlySet<number> = new Set();

export type Selection = ReturnType<typeof useSelection>;
