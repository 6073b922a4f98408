import { useSchool } from "#school/profile/context.tsx";
import { fullTitle } from "#school/profile/head.ts";
import { fillPlaceholders } from "#school/profile/placeholders.ts";
import { SHOWN_IN_RESULTS, type SlotId, slotOf } from "#school/texts/slots.ts";
import { TextBlocks } from "#school/texts/text-blocks.tsx";

/** Shows a text as visitors or search engines do. */
export function TextPreview({ slot, text }: { slot: SlotId; text: string }) {
	const school = useSchool();
	const { heading, kind } = slotOf(slot);
	const isOfResults = kind === "title" || kind === "description";
	const filled = fillPlaceholders(text, school);
	const shown = kind === "title" ? fullTitle(filled, school) : filled;
	return (
		<section className="stack tight" aria-labelledby="text-preview">
			<h2 id="text-preview">{isOfResults ? "In search results" : "As visitors see it"}</h2>
			<div className="notice shown-text">
				{heading && (
					<p>
						<b>{heading}</b>
					</p>
				)}
				{kind === "text" ? (
					<div className="prose">
						<TextBlocks text={filled} />
					</div>
				) : (
					<p>{isOfResults ? cut(shown, SHOWN_IN_RESULTS[kind]) : filled}</p>
				)}
			</div>
			{isOfResults && (
				<p className="hint">
					{`Search engines show about ${SHOWN_IN_RESULTS[kind]} characters; this has ${shown.length}.`}
				</p>
			)}
		</section>
	);
}

function cut(text: string, most: number): string {
	if (text.length <= most) return text;
	const space = text.lastIndexOf(" ", most);
	return `${text.slice(0, space < 0 ? most : space)} …`;
}
