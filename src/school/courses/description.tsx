import { type Block, blocksOf } from "#platform/text/blocks.ts";
import { headingAt } from "#school/courses/description.ts";
import { useLineLanguage } from "#ui/said.tsx";
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
	const marked = useLineLanguage();
	if (typeof block === "string") {
		const lang = marked(heading?.title ?? block);
		if (!heading) return <p {...lang}>{block}</p>;
		const { id, title } = heading;
		return within ? (
			<h3 id={`${within}_${id}`} {...lang}>
				{title}
			</h3>
		) : (
			<h2 id={id} {...lang}>
				{title}
			</h2>
		);
	}
	return (
		<ul>
			<TextItems texts={block} />
		</ul>
	);
}
