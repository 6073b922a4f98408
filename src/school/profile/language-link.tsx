import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { inEnglish, languageOfPath, pathIn } from "#platform/text/language-paths.ts";
import { frame } from "#school/profile/words.ts";

/** Links to this page in the other language, which comes with its own words. What is typed in a form stays in this tab. */
export function LanguageLink({ className }: { className?: string }) {
	const { pathname, search, hash } = useLocation();
	const other = languageOfPath(pathname) === "es" ? "en" : "es";
	// A page that everybody gets alike was rendered without the query, or for another address that leads nowhere.
	const [isHere, setHere] = useState(false);
	useEffect(() => setHere(true), []);
	return (
		<Link
			key={String(isHere)}
			{...(className && { className })}
			to={pathIn(other, inEnglish(pathname)) + search + hash}
			hrefLang={other}
			reloadDocument
			lang={other}
			suppressHydrationWarning
		>
			{frame.use().otherLanguage}
		</Link>
	);
}
