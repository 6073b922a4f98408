import type { ChatLink } from "#assistant/contract.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { uniqueKeys } from "#ui/unique-keys.ts";

/** The links under an answer of the assistant, as visitors get them. */
export function AnswerLinks({ links }: { links: readonly ChatLink[] }) {
	const keys = uniqueKeys(links.map(({ href }) => href));
	return links.map(({ href, label }, at) => (
		<a key={keys[at]} href={href} target="_blank" rel="noopener">
			{label}
			<Icon name="outside" />
		</a>
	));
}
