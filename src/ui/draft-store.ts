/**
 * Stores unsaved values by name, as JSON in a browser storage. Broken JSON reads as no draft. A full
 * or blocked storage never throws.
 * @param prefix of every key in the storage
 * @param storage read per call: a browser that blocks it throws on access
 */
export function draftStore(prefix: string, storage: () => Storage) {
	return {
		load<Draft extends object>(name: string): Draft | null {
			try {
				const draft: unknown = JSON.parse(storage().getItem(prefix + name) ?? "null");
				return typeof draft === "object" ? (draft as Draft | null) : null;
			} catch {
				return null;
			}
		},

		/** @returns whether the storage accepted it; if not, it still has the previous draft */
		save(name: string, draft: object): boolean {
			try {
				storage().setItem(prefix + name, JSON.stringify(draft));
				return true;
			} catch {
				return false;
			}
		},

		clear(name: string) {
			try {
				storage().removeItem(prefix + name);
			} catch {}
		},

		/** Clears every draft under the prefix. */
		clearAll() {
			try {
				for (const key of Object.keys(storage())) {
					if (key.startsWith(prefix)) storage().removeItem(key);
				}
			} catch {}
		},
	};
}
