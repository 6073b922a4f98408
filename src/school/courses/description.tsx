import { blocksOf } from "#school/courses/description.ts";
import { uniqueKeys } from "#ui/unique-keys.ts";

/** Renders a plain-text description as paragraphs and lists. */
export function Description({ text }: { text: string }) {
	return (
		<div className="prose">
			{blocksOf(text).map((block, at) =>
				typeof block === "string" ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its parts
					<p key={at}>{block}</p>
				) : (
					// biome-ignore lint/suspicious/noArrayIndexKey: a text has no other names for its parts
					<ul key={at}>
						<Items texts={block} />
					</ul>
				),
			)}
		</div>
	);
}

function Items({ texts }: { texts: readonly string[] }) {
	const keys = uniqueKeys(texts);
	return texts.map((text, at) => <li key={keys[at]}>{text}</li>);
}
