import type { ChatLink } from "#chat/contract.ts";
import { linksIn } from "#chat/links.ts";

/**
 * The links to show under an answer: those that the server names and those that stand in its words.
 * Only pages of this site: whatever an answer holds, nobody is led elsewhere.
 */
export function ownLinks(text: string, named: readonly ChatLink[]): ChatLink[] {
	const links = new Map<string, ChatLink>();
	for (const link of [...named, ...linksIn(text, [], "en")]) {
		if (isOwnPage(link.href) && !links.has(link.href)) links.set(link.href, link);
	}
	return [...links.values()];
}

/** A path on this site, and neither an address elsewhere (`//…`, `/\…`) nor a script. */
function isOwnPage(href: string): boolean {
	return /^\/(?:[\w-]+(?:\/[\w-]+)*)?(?:[?#][\w=&%-]*)?$/.test(href);
}
