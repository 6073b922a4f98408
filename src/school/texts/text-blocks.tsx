import { blocksOf } from "#platform/text/blocks.ts";
import { useLineLanguage } from "#ui/said.tsx";
import { TextItems } from "#ui/text-items.tsx";
import { uniqueKeys } from "#ui/unique-keys.ts";

interface Props {
	text: string;
	/** Class of its lists. */
	lists?: string;
}

/** Renders a text of the school as paragraphs and lists. */
export function TextBlocks({ text, lists }: Props) {
	const blocks = blocksOf(text);
	const keys = uniqueKeys(blocks.map(String));
	const marked = useLineLanguage();
	return blocks.map((block, at) =>
		typeof block === "string" ? (
			<p key={keys[at]} {...marked(block)}>
				{block}
			</p>
		) : (
			<ul key={keys[at]} className={lists}>
				<TextItems texts={block} />
			</ul>
		),
	);
}
