import { type ReactNode, use, useMemo } from "react";
import { type Translation, WordsContext } from "#ui/words.ts";

interface Props {
	translations: readonly Translation[];
	children: ReactNode;
}

/** Adds words that came later than the page, or of another page, to those of this one. */
export function MoreWords({ translations, children }: Props) {
	const known = use(WordsContext);
	const words = useMemo(() => new Map([...known, ...translations]), [known, translations]);
	return <WordsContext value={words}>{children}</WordsContext>;
}
