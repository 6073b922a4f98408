import { blocksOf } from "#platform/text/blocks.ts";
import { TextItems } from "#ui/text-items.tsx";

interface Props {
	text: string;
	/** Class of its lists. */
	lists?: string;
}

/** Renders a text of the school as paragraphs and lists. */
export function TextBlocks({ text, lists }: Props) {
	return blocksOf(text).map((block, at) =>
		typeof block === "string" ? (
			// biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its parts
			<p key={at}>{block}</p>
		) : (
			// biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its parts
			<ul key={at} className={lists}>
				<TextItems texts={block} />
			</ul>
		),
	);
}
