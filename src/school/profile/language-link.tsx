import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { inEnglish, languageOfPath, pathIn } from "#platform/text/language-paths.ts";
import { frame } from "#school/profile/words.ts";

/** Links to this page in the other language, which comes with its own words. What is typed in a form stays in this tab. */
export function LanguageLink() {
	const { pathname, search, hash } = useLocation();
	const other = languageOfPath(pathname) === "es" ? "en" : "es";
	const to = pathIn(other, inEnglish(pathname)) + search + hash;
	const link = useRef<HTMLAnchorElement>(null);
	// A page that everybody gets alike was rendered without the query, or for an address that leads nowhere.
	useEffect(() => link.current?.setAttribute("href", to), [to]);
	return (
		<Link
			ref={link}
			className="tool"
			to={to}
			hrefLang={other}
			reloadDocument
			lang={other}
			suppressHydrationWarning
		>
			{frame.use().otherLanguage}
		</Link>
	);
}
