import { createContext, use } from "react";

// English words come with the component that says them. Those of another language come with its pages alone, as the
// `handle` of their route, so that no page carries a language that it does not speak.

export type Translation<W = unknown> = readonly [key: string, words: W];

/** What `useMatches` and the `matches` of `meta` have in common. */
type Matches = readonly ({ handle?: unknown } | undefined)[];

/** Words in the language of the page, by key; absent where it is English. */
export const WordsContext = createContext<ReadonlyMap<string, unknown>>(new Map());

/** Words of a part of the site: sentences, and functions that put something into one. */
export interface Words<W, Key extends string = string> {
	key: Key;
	/** The words in the language of the page. For components. */
	use: () => W;
	/** The words in the language of a route. For `meta`. */
	of: (matches: Matches) => W;
	english: W;
}

/**
 * Defines the English words of a part of the site.
 * @param key name of the part, used once
 */
export function defineWords<Key extends string, W extends object>(
	key: Key,
	english: W,
): Words<W, Key> {
	const from = (translations: ReadonlyMap<string, unknown>) =>
		(translations.get(key) as W | undefined) ?? english;
	return {
		key,
		english,
		use: () => from(use(WordsContext)),
		of: (matches) => from(translationsOf(matches)),
	};
}

/**
 * Says the words of a part in another language; one that is missing does not compile. Only the type of the English ones is
 * needed, so that they are not loaded before what says them is.
 */
export const translate = <Part extends Words<unknown>>(
	key: Part["key"],
	words: Part["english"],
): Translation<Part["english"]> => [key, words];

/** The `handle` of a route whose pages are in another language. */
export const speaking = (...translations: readonly Translation[]) => ({ translations });

/** Returns the words that the routes of a page bring along. */
export function translationsOf(matches: Matches): ReadonlyMap<string, unknown> {
	return new Map(
		matches.flatMap((match) => {
			const handle = match?.handle as Partial<ReturnType<typeof speaking>> | undefined;
			return handle?.translations ?? [];
		}),
	);
}
