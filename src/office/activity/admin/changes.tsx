import type { Change } from "#office/activity/admin/labels.ts";
import { Icon } from "#ui/admin/icon.tsx";

/** Maximum characters of a value that is shown inline. */
const SHORT = 60;

/** Lists changes: field, value before, value after. */
export function Changes({ changes }: { changes: readonly Change[] }) {
	return changes.map((change) =>
		Math.max(change.before.length, change.after.length) > SHORT ? (
			<LongChange key={change.field} {...change} />
		) : (
			<span className="change" key={change.field}>
				<span className="soft">{change.field}</span>
				<del>{change.before}</del>
				<Icon name="right" />
				<ins>{change.after}</ins>
			</span>
		),
	);
}

/** Collapses a change of whole paragraphs. */
function LongChange({ field, before, after }: Change) {
	return (
		<details className="long-change fold">
			<summary>{`${field} changed`}</summary>
			<div className="notice both-texts">
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
