/** What people read for actions that are stored under another word: that of the button and of the notification. */
const words: Readonly<Record<string, string>> = {
	created: "added",
	entered: "added",
	erased: "permanently deleted",
};

/** Returns an action in the words of its button. */
export const actionInWords = (action: string, kind: string): string =>
	kind === "view" && action === "created" ? "saved" : (words[action] ?? action);

/** Returns all stored actions that read like one. */
export const actionsLike = (action: string): string[] => [
	action,
	...storedActions((word) => word === words[action]),
];

/** Returns stored actions of which people read words that a search finds. */
export const actionsNamed = (searched: string): string[] =>
	storedActions((word) => word.startsWith(searched));

const storedActions = (matches: (word: string) => boolean) =>
	Object.keys(words).filter((action) => matches(words[action] ?? ""));
