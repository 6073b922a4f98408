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
			if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
			if (isTypingTarget(event.target)) return;
			const active = document.activeElement;
			const within = active?.closest("tr, button, a, input") ?? null;
			if (within === null && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
				event.preventDefault();
				rows.current[tabStop]?.focus();
			}
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
			if (event.altKey || event.ctrlKey || event.metaKey) return;
			if (event.key === "ArrowDown" || event.key === "ArrowUp") {
				event.preventDefault();
				go(index + (event.key === "ArrowDown" ? 1 : -1));
			} else if (event.key === "Home" || event.key === "End") {
				event.preventDefault();
				go(event.key === "Home" ? 0 : count - 1);
			} else if (event.target === event.currentTarget && event.key === "Enter") {
				event.preventDefault();
				onOpen(index);
			} else if (event.key.toLowerCase() === "x" && onToggle) {
				event.preventDefault();
				onToggle(index);
			}
		},
	});
}
