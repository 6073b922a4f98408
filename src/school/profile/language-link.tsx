import { Link, useLocation } from "react-router";
import { inEnglish, languageOfPath, pathIn } from "#platform/text/language-paths.ts";
import { frame } from "#school/profile/words.ts";

/** Links to this page in the other language, which comes with its own words. What is typed in a form stays in this tab. */
export function LanguageLink({ className }: { className?: string }) {
	const { pathname, search, hash } = useLocation();
	const other = languageOfPath(pathname) === "es" ? "en" : "es";
	return (
		<Link
			{...(className && { className })}
			to={pathIn(other, inEnglish(pathname)) + search + hash}
			hrefLang={other}
			reloadDocument
			lang={other}
		>
			{frame.use().otherLanguage}
		</Link>
	);
}
