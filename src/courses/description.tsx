import { blocksOf } from "#courses/description.ts";

/** A course's description as paragraphs and lists. The office writes plain text. */
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
						{block.map((item) => (
							<li key={item}>{item}</li>
						))}
					</ul>
				),
			)}
		</div>
	);
}
