import { Icon } from "#ui/admin/icon.tsx";
import type { useReorder } from "#ui/admin/use-reorder.ts";

interface Props {
	title: string;
	count: number;
	reorder: ReturnType<typeof useReorder>;
}

/** Moves the picked-up row by touch and announces its position. */
export function MoveBar({ title, count, reorder }: Props) {
	return (
		<section className="row-line selbar move-bar" aria-label="Reorder">
			<b aria-live="assertive">{`${title}, ${reorder.position} of ${count}`}</b>
			<button
				type="button"
				className="icon-button"
				aria-label="Move up"
				onClick={() => reorder.moveBy(-1)}
			>
				<Icon name="moveUp" />
			</button>
			<button
				type="button"
				className="icon-button"
				aria-label="Move down"
				onClick={() => reorder.moveBy(1)}
			>
				<Icon name="sortDown" />
			</button>
			<button type="button" className="button" onClick={reorder.cancel}>
				Cancel
			</button>
			<button type="button" className="button" onClick={reorder.drop}>
				Done
			</button>
		</section>
	);
}
