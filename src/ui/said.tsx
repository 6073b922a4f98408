import { createContext, use } from "react";

/** The lines of a page that are in English though the page is not. */
const EnglishLines = createContext<ReadonlySet<string>>(new Set());

export const EnglishLinesProvider = EnglishLines.Provider;

/** Returns the lines that a page shows in English though it is in another language: the `english` of its data. */
export const englishLinesOf = (matches: readonly { loaderData?: unknown }[]): ReadonlySet<string> =>
	new Set(
		matches.flatMap(
			({ loaderData }) => (loaderData as { english?: string[] } | undefined)?.english ?? [],
		),
	);

/** Returns the language of a line, to be marked where it is not that of the page. */
export function useLineLanguage(): (line: string) => { lang?: "en" } {
	const english = use(EnglishLines);
	return (line) => (english.has(line) ? { lang: "en" } : {});
}

/** Shows a line, marked where it is not in the language of the page. */
export function Said({ children }: { children: string }) {
	const marked = useLineLanguage()(children);
	return marked.lang ? <span {...marked}>{children}</span> : children;
}
