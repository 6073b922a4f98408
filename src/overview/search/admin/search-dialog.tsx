import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import type { AdminPage } from "#overview/search/admin/pages.ts";
import { optionId, ResultList } from "#overview/search/admin/result-list.tsx";
import { type Result, resultGroups } from "#overview/search/admin/results.ts";
import { searchOffice } from "#overview/search/contract.ts";
import { isSearchable } from "#overview/search/typed.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { plural } from "#platform/text/plural.ts";
import { AdminDialog } from "#ui/admin/dialog.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { EmptyState } from "#ui/admin/list-parts.tsx";
import { LoadError } from "#ui/admin/loaded.tsx";
import { useDebouncedValue } from "#ui/admin/use-debounced-value.ts";

/** Pause in typing before the server is asked, in milliseconds. */
const PAUSE_MS = 120;

interface Props {
	open: boolean;
	onClose: () => void;
	/** Pages of the admin area that the user may open. */
	pages: readonly AdminPage[];
}

/** Finds everything that the office has while one types. The arrow keys choose a result, and Enter opens it. */
export function SearchDialog({ open, onClose, pages }: Props) {
	return (
		<AdminDialog
			open={open}
			onClose={onClose}
			title="Search the office"
			className="search-dialog"
			closable
		>
			<Search onClose={onClose} pages={pages} />
		</AdminDialog>
	);
}

function Search({ onClose, pages }: Omit<Props, "open">) {
	const list = useId();
	const navigate = useNavigate();
	const [typed, setTyped] = useState("");
	const [chosen, setChosen] = useState<string | null>(null);
	const [isEntered, setIsEntered] = useState(false);
	const asked = useDebouncedValue(typed.trim(), PAUSE_MS);
	// A later search aborts it; nothing is kept when the search is closed.
	const query = useQuery({
		...queryOf(searchOffice, { query: { q: asked } }),
		enabled: isSearchable(asked),
		placeholderData: keepPreviousData,
		staleTime: 0,
		gcTime: 0,
	});
	const { data, error, isPlaceholderData } = query;
	const isShort = !isSearchable(typed);
	const isStale = isPlaceholderData || asked !== typed.trim();
	const groups = isShort || error ? [] : resultGroups(data ?? [], pages, typed);
	const results = groups.flatMap((group) => group.results);
	const active = results.find(({ key }) => key === chosen) ?? results[0] ?? null;
	const isDone = !isShort && !isStale && data !== undefined && !error;

	// What is shown at the key press may still be that of fewer letters.
	const isAnswered = !isStale && (data !== undefined || error !== null);
	useEffect(() => {
		if (!isEntered || !isAnswered) return;
		setIsEntered(false);
		if (!active) return;
		onClose();
		void navigate(active.path);
	}, [isEntered, isAnswered, active, onClose, navigate]);

	const onKeyDown = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		const next = neighborOf(results, active, event.key);
		if (next) {
			event.preventDefault();
			setChosen(next.key);
			document.getElementById(optionId(list, next.key))?.scrollIntoView({ block: "nearest" });
		} else if (event.key === "Enter") {
			event.preventDefault();
			setIsEntered(true);
		}
	};

	return (
		<>
			<div className="find">
				<Icon name="search" />
				<input
					className="control"
					data-first-focus
					role="combobox"
					aria-label="Search"
					aria-expanded={results.length > 0}
					aria-controls={list}
					aria-autocomplete="list"
					aria-activedescendant={active ? optionId(list, active.key) : undefined}
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					enterKeyHint="go"
					maxLength={100}
					placeholder="Name, phone, email, reference or words"
					value={typed}
					onChange={(event) => {
						setTyped(event.target.value);
						setChosen(null);
						setIsEntered(false);
					}}
					onKeyDown={onKeyDown}
				/>
			</div>
			<p className="hidden-text" role="status">
				{isDone && results.length > 0 && plural(results.length, "result")}
			</p>
			<div className="search-body">
				<ResultList
					id={list}
					groups={groups}
					active={active?.key ?? null}
					onActive={setChosen}
					onOpen={onClose}
					isStale={isStale}
				/>
				{isShort && <Hints />}
				{!isShort && error && (
					<LoadError query={{ ...query, data: undefined }} what="the results" />
				)}
				{!isShort && !error && data === undefined && <p className="sub search-wait">Searching…</p>}
				{isDone && results.length === 0 && (
					<EmptyState
						title={`Nothing found for “${typed.trim()}”.`}
						why="Try fewer words, a part of the phone number, or the last name alone."
					/>
				)}
			</div>
		</>
	);
}

/** Returns the result that a key moves to; null for other keys. */
function neighborOf(results: readonly Result[], active: Result | null, key: string): Result | null {
	const at = active ? results.indexOf(active) : -1;
	if (key === "ArrowDown") return results[(at + 1) % results.length] ?? null;
	if (key === "ArrowUp") return results.at(at - 1) ?? null;
	return null;
}

function Hints() {
	return (
		<ul className="stack tight sub search-hints">
			<li>A name, also misspelt: vilasenor ochoa</li>
			<li>Part of a phone number: 555-0164</li>
			<li>An email address or a reference number: R-481930</li>
			<li>Words of a message, a note or a chat</li>
		</ul>
	);
}
