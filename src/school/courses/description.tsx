import { type Block, blocksOf, headingAt } from "#school/courses/description.ts";
import { uniqueKeys } from "#ui/unique-keys.ts";

/** Renders a plain-text description as headings, paragraphs and lists. */
export function Description({ text }: { text: string }) {
	const blocks = blocksOf(text);
	return (
		<div className="prose">
			{blocks.map((block, at) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its parts
				<Part key={at} block={block} heading={headingAt(blocks, at)} />
			))}
		</div>
	);
}

function Part({ block, heading }: { block: Block; heading: ReturnType<typeof headingAt> }) {
	if (heading) return <h2 id={heading.id}>{heading.title}</h2>;
	if (typeof block === "string") return <p>{block}</p>;
	return (
		<ul>
			<Items texts={block} />
		</ul>
	);
}

function Items({ texts }: { texts: readonly string[] }) {
	const keys = uniqueKeys(texts);
	return texts.map((text, at) => <li key={keys[at]}>{text}</li>);
}
