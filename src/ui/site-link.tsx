import { Link, type LinkProps, NavLink, type NavLinkProps, useLocation } from "react-router";
import type { Language } from "#platform/text/language.ts";
import { languageOfPath, pathIn } from "#platform/text/language-paths.ts";

export const useLanguage = (): Language => languageOfPath(useLocation().pathname);

/** Returns the address of a page in the language of this one, by its English path. */
export function useSitePath(): (path: string) => string {
	const language = useLanguage();
	return (path) => pathIn(language, path);
}

/** Links to a page in the language of this one. */
export function SiteLink({ to, ...props }: LinkProps & { to: string }) {
	return <Link {...props} to={useSitePath()(to)} />;
}

/** Links to a page of the navigation in the language of this one. */
export function SiteNavLink({ to, ...props }: NavLinkProps & { to: string }) {
	return <NavLink {...props} to={useSitePath()(to)} />;
}
