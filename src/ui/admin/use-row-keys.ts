import { type KeyboardEvent, useEffect, useRef, useState } from "react";

interface Options {
	count: number;
	onOpen: (index: number) => void;
	onToggle?: (index: number) => void;
}

/** Returns whether a key event belongs to a field or an overlay. */
export function isTypingTarget(target: EventTarget | null): boolean {
	if (!(target instanceof Element)) return false;
	return (
		target.closest("input:not([type=checkbox]), textarea, select, [role=menu], .dialog") !== null
	);
}

const isModified = ({
	altKey,
	ctrlKey,
	metaKey,
}: Pick<globalThis.KeyboardEvent, "altKey" | "ctrlKey" | "metaKey">) =>
	altKey || ctrlKey || metaKey;

/** Whether an arrow key is pressed where nothing else takes it. */
function entersRows(event: globalThis.KeyboardEvent): boolean {
	if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return false;
	if (event.defaultPrevented || isModified(event) || isTypingTarget(event.target)) return false;
	return !document.activeElement?.closest("tr, button, a, input");
}

/**
 * Arrow keys move between rows, Enter opens, X selects. One row is in the tab order: the one
 * that had the focus last.
 */
export function useRowKeys({ count, onOpen, onToggle }: Options) {
	const rows = useRef<(HTMLElement | null)[]>([]);
	const [current, setCurrent] = useState(0);
	const tabStop = Math.min(current, Math.max(0, count - 1));

	const go = (index: number) => {
		if (index < 0 || index >= count) return;
		setCurrent(index);
		rows.current[index]?.focus();
		rows.current[index]?.scrollIntoView({ block: "nearest" });
	};

	useEffect(() => {
		const onKey = (event: globalThis.KeyboardEvent) => {
			if (!entersRows(event)) return;
			event.preventDefault();
			rows.current[tabStop]?.focus();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [tabStop]);

	return (index: number) => ({
		ref: (row: HTMLElement | null) => {
			rows.current[index] = row;
		},
		tabIndex: index === tabStop ? 0 : -1,
		onFocus: () => setCurrent(index),
		onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
			const isOnRow = event.target === event.currentTarget;
			const actions: Record<string, (() => void) | false | undefined> = {
				ArrowDown: () => go(index + 1),
				ArrowUp: () => go(index - 1),
				Home: () => go(0),
				End: () => go(count - 1),
				Enter: isOnRow && (() => onOpen(index)),
				x: onToggle && (() => onToggle(index)),
			};
			const act = !isModified(event) && actions[event.key === "X" ? "x" : event.key];
			if (!act) return;
			event.preventDefault();
			act();
		},
	});
}
