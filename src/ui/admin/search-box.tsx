import { useCallback, useEffect, useRef, useState } from "react";
import { useCharacterKeys } from "#ui/admin/character-keys.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { isTypingTarget } from "#ui/admin/use-row-keys.ts";

/** Debounce of the search, in milliseconds. */
const DEBOUNCE_MS = 250;

interface Props {
	value: string;
	onSearch: (text: string) => void;
	/** Fields that are searched. */
	placeholder: string;
}

/** Searches while typing. `/` focuses the field from anywhere on the page. */
export function SearchBox({ value, onSearch, placeholder }: Props) {
	const input = useRef<HTMLInputElement>(null);
	const hasSlash = useCharacterKeys();
	const [typed, setTyped] = useState(value);
	const [sent, setSent] = useState(value);
	const [lastValue, setLastValue] = useState(value);
	// The URL follows a search later. Only a change by other means, such as a view or the back
	// button, replaces the typed text.
	if (value !== lastValue) {
		setLastValue(value);
		if (value !== sent) {
			setSent(value);
			setTyped(value);
		}
	}
	const search = useCallback(() => {
		setSent(typed.trim());
		onSearch(typed.trim());
	}, [typed, onSearch]);

	useEffect(() => {
		if (typed.trim() === value) return;
		const timer = setTimeout(search, DEBOUNCE_MS);
		return () => clearTimeout(timer);
	}, [typed, value, search]);

	useEffect(() => {
		if (!hasSlash) return;
		const onKey = (event: KeyboardEvent) => {
			if (event.key !== "/" || isTypingTarget(event.target) || event.ctrlKey || event.metaKey)
				return;
			event.preventDefault();
			input.current?.focus();
			input.current?.select();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, [hasSlash]);

	return (
		<label className="find">
			<Icon name="search" />
			<span className="hidden-text">Search</span>
			<input
				ref={input}
				className="control"
				type="search"
				placeholder={placeholder}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				onKeyDown={(event) => {
					if (event.key === "Enter") {
						event.preventDefault();
						search();
					}
				}}
			/>
			{typed === "" && hasSlash && (
				<span aria-hidden="true">
					<kbd>/</kbd>
				</span>
			)}
		</label>
	);
}
