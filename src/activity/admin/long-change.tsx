import type { Change } from "#activity/admin/labels.ts";

/** Maximum characters of a value that is shown inline. */
const SHORT = 60;

export const isLong = ({ before, after }: Change) => before.length > SHORT || after.length > SHORT;

/** Collapses a change of whole paragraphs. */
export function LongChange({ field, before, after }: Change) {
	return (
		<details className="long-change">
			<summary>{`${field} changed`}</summary>
			<div className="both-texts">
				<p>
					<small>Before</small>
					<del>{before}</del>
				</p>
				<p>
					<small>After</small>
					<ins>{after}</ins>
				</p>
			</div>
		</details>
	);
}
