import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

interface Held {
	id: number;
	order: number[];
	/** Dragged by a pointer, not moved by keys. */
	dragged: boolean;
}

/** Distance in pixels at which a press becomes a drag. */
const DRAG_FROM = 6;

function placed(held: Held, to: number): Held {
	if (to < 0 || to >= held.order.length) return held;
	const others = held.order.filter((id) => id !== held.id);
	return { ...held, order: [...others.slice(0, to), held.id, ...others.slice(to)] };
}

/**
 * Reorders rows by drag, by keys (Space, arrows, Space) and by buttons (a tap picks up).
 * @param ids rows in their current order
 * @param onOrder called with the new order when a row is dropped elsewhere
 */
export function useReorder(ids: readonly number[], onOrder: (ids: number[]) => void) {
	const [held, setHeld] = useState<Held | null>(null);
	const moved = useRef(false);
	const order = held?.order ?? ids;

	const moveTo = (to: number) => setHeld((now) => now && placed(now, to));
	// Computed in the updater: a second key press may precede the render of the first.
	const moveBy = (by: number) =>
		setHeld((now) => now && placed(now, now.order.indexOf(now.id) + by));
	const drop = () => {
		if (held && held.order.join() !== ids.join()) onOrder(held.order);
		setHeld(null);
	};
	const cancel = () => setHeld(null);
	const latest = useRef({ drop, cancel });
	useEffect(() => {
		latest.current = { drop, cancel };
	});
	const pickUp = (id: number) => setHeld({ id, order: [...ids], dragged: false });

	// The handle moves in the DOM during the drag, so listen on the window.
	const followPointer = (id: number, from: number, body: HTMLTableSectionElement | null) => {
		let dragging = false;
		const onMove = ({ clientY }: globalThis.PointerEvent) => {
			if (!dragging) {
				if (Math.abs(clientY - from) < DRAG_FROM) return;
				dragging = true;
				moved.current = true;
				setHeld({ id, order: [...ids], dragged: true });
				return;
			}
			const over = [...(body?.rows ?? [])].findIndex((row) => {
				const { top, bottom } = row.getBoundingClientRect();
				return clientY >= top && clientY < bottom;
			});
			if (over >= 0) moveTo(over);
		};
		const end = (event: Event) => {
			removeEventListener("pointermove", onMove);
			removeEventListener("pointerup", end);
			removeEventListener("pointercancel", end);
			if (dragging) (event.type === "pointerup" ? latest.current.drop : latest.current.cancel)();
			// The click that ends a drag may target another element than the handle.
			setTimeout(() => {
				moved.current = false;
			});
		};
		addEventListener("pointermove", onMove);
		addEventListener("pointerup", end);
		addEventListener("pointercancel", end);
	};

	/** Returns the props of a row's handle. */
	const grip = (id: number) => ({
		"aria-pressed": held?.id === id,
		onClick: () => {
			// Ignore the click that ends a drag.
			if (moved.current) return;
			if (held?.id === id) drop();
			else pickUp(id);
		},
		onKeyDown: (event: KeyboardEvent) => {
			if (held?.id !== id) return;
			const actions: Record<string, () => void> = {
				ArrowUp: () => moveBy(-1),
				ArrowDown: () => moveBy(1),
				Escape: cancel,
			};
			const action = actions[event.key];
			if (!action) return;
			event.preventDefault();
			event.stopPropagation();
			action();
		},
		onPointerDown: (event: PointerEvent<HTMLElement>) => {
			if (event.button !== 0) return;
			followPointer(id, event.clientY, event.currentTarget.closest("tbody"));
		},
	});

	return {
		order,
		heldId: held?.id ?? null,
		byKeys: held !== null && !held.dragged,
		position: held ? held.order.indexOf(held.id) + 1 : 0,
		grip,
		moveBy,
		drop,
		cancel,
	};
}
