/** What was typed in the office and not saved: under this name, on this computer, until signing out. */
const PREFIX = "adminDraft:";

/** Keeps values; null forgets them. A full or forbidden storage keeps nothing and breaks nothing. */
export function saveAdminDraft(name: string, values: unknown) {
	try {
		if (values === null) localStorage.removeItem(PREFIX + name);
		else localStorage.setItem(PREFIX + name, JSON.stringify(values));
	} catch {}
}

/** The values that were kept, or null. */
export function loadAdminDraft<Values>(name: string): Values | null {
	try {
		return JSON.parse(localStorage.getItem(PREFIX + name) ?? "null") as Values | null;
	} catch {
		return null;
	}
}

/** Forgets all of them. */
export function clearDrafts() {
	for (const name of Object.keys(localStorage)) {
		if (name.startsWith(PREFIX)) localStorage.removeItem(name);
	}
}
