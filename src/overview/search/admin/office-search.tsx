import { useEffect, useState } from "react";
import type { AdminPage } from "#overview/search/admin/pages.ts";
import { SearchDialog } from "#overview/search/admin/search-dialog.tsx";
import { Icon } from "#ui/admin/icon.tsx";

/** The search of the whole office: a button on every page, and Ctrl K or ⌘ K. */
export function OfficeSearch({ pages }: { pages: readonly AdminPage[] }) {
	const [isOpen, setIsOpen] = useState(false);
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
			if (!isShortcut || event.key.toLowerCase() !== "k") return;
			event.preventDefault();
			setIsOpen(true);
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);
	return (
		<search className="office-search">
			<button
				type="button"
				className="control"
				aria-keyshortcuts="Control+K Meta+K"
				onClick={() => setIsOpen(true)}
			>
				<Icon name="search" />
				<span>Search</span>
				<span className="only-wide office-search-key" aria-hidden="true">
					<kbd>{isApple() ? "⌘ K" : "Ctrl K"}</kbd>
				</span>
			</button>
			<SearchDialog open={isOpen} onClose={() => setIsOpen(false)} pages={pages} />
		</search>
	);
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);
