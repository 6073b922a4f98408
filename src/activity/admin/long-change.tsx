import type { Change } from "#activity/admin/labels.ts";

/** How long a value may be to stand in one line. */
const SHORT = 60;

export const isLong = ({ before, after }: Change) => before.length > SHORT || after.length > SHORT;

/** A change of whole paragraphs: named, and unfolded by whoever wants to read it. */
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
