import { useLineLanguage } from "#ui/said.tsx";
import { uniqueKeys } from "#ui/unique-keys.ts";

/** The items of a list of texts, of which some may be alike. */
export function TextItems({ texts }: { texts: readonly string[] }) {
	const keys = uniqueKeys(texts);
	const marked = useLineLanguage();
	return texts.map((text, at) => (
		<li key={keys[at]} {...marked(text)}>
			{text}
		</li>
	));
}
