/** Makes the listeners of something that is kept outside of React, for `useSyncExternalStore`. */
export function makeListeners() {
	const listeners = new Set<() => void>();
	return {
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		notify() {
			for (const listener of listeners) listener();
		},
	};
}
