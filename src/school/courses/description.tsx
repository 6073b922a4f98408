import { type Block, blocksOf } from "#platform/text/blocks.ts";
import { headingAt } from "#school/courses/description.ts";
import { TextItems } from "#ui/text-items.tsx";

interface Props {
	text: string;
	/** Id of the part of a page that it stands in, below whose heading its own are; otherwise it is the page's own. */
	within?: string | undefined;
}

/** Renders a plain-text description as headings, paragraphs and lists. */
export function Description({ text, within }: Props) {
	const blocks = blocksOf(text);
	return (
		<div className="prose">
			{blocks.map((block, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its parts
				<Part key={at} block={block} heading={headingAt(blocks, at)} within={within} />
			))}
		</div>
	);
}

interface PartProps extends Pick<Props, "within"> {
	block: Block;
	heading: ReturnType<typeof headingAt>;
}

function Part({ block, heading, within }: PartProps) {
	if (heading && within) return <h3 id={`${within}_${heading.id}`}>{heading.title}</h3>;
	if (heading) return <h2 id={heading.id}>{heading.title}</h2>;
	if (typeof block === "string") return <p>{block}</p>;
	return (
		<ul>
			<TextItems texts={block} />
		</ul>
	);
}
