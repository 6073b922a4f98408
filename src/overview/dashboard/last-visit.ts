/** An absence after which the next look at Today is a new visit, in milliseconds. */
const ABSENCE_MS = 60 * 60 * 1000;

/** Looks at Today of one user in one browser. Both are instants. */
interface Visits {
	/** End of the visit before this one; null during the first. */
	before: string | null;
	/** When Today was left last. */
	left: string;
}

const keyOf = (username: string) => `lastVisit ${username}`;

/** Returns a user's visits at the moment when Today is opened. */
export function openVisit(username: string, now: Date): Visits {
	const stored = read(username);
	const left = now.toISOString();
	if (!stored) return { before: null, left };
	const isNew = now.getTime() - Date.parse(stored.left) > ABSENCE_MS;
	return { before: isNew ? stored.left : stored.before, left };
}

/** Keeps a user's visits in this browser; without storage there is nothing new after a reload. */
export function storeVisit(username: string, visits: Visits): void {
	try {
		localStorage.setItem(keyOf(username), JSON.stringify(visits));
	} catch {}
}

function read(username: string): Visits | null {
	try {
		const { before, left } = JSON.parse(localStorage.getItem(keyOf(username)) ?? "null");
		const isInstant = (text: unknown) =>
			typeof text === "string" && !Number.isNaN(Date.parse(text));
		return isInstant(left) && (before === null || isInstant(before)) ? { before, left } : null;
	} catch {
		return null;
	}
}
