/** What a page's loader fetches and runs. */
export interface PageScripts {
	/** Files that the modules below import, in the order in which they run. */
	shared: readonly string[];
	/** The page's modules, which run after them. */
	modules: readonly string[];
	/** The module that hydrates, when it is imported. */
	entry: string;
	/** Whether the page hydrates when the browser is idle, or only fetches then and waits for a touch. */
	startsWhenIdle: boolean;
}

/**
 * Runs in the browser, written into the page: hydrates it at the first touch, key, focus or submit. A touch of a link
 * does not count, because it leads away. Every file runs in a task of its own, so that no task is long. Nothing is
 * fetched before the page is painted: paint timing tells, since a frame's callback comes before its frame is on the screen.
 *
 * The build copies this function's text, so it uses nothing from outside of itself.
 * @param registerModules the framework's own script between its imports and its entry
 */
export function loadPage(
	{ shared, modules, entry, startsWhenIdle }: PageScripts,
	registerModules: (modules: unknown[]) => void,
): void {
	const files = [...shared, ...modules];
	const touches = ["pointerdown", "keydown", "focusin", "touchstart", "click", "input", "submit"];
	let isStarted = false;

	const addLinks = (rel: "modulepreload" | "prefetch") => {
		for (const href of [...files, entry]) {
			const link = document.createElement("link");
			link.rel = rel;
			link.href = href;
			if (rel === "prefetch") link.as = "script";
			document.head.append(link);
		}
	};

	const start = async (event?: Event) => {
		const target = event?.target;
		const leadsAway =
			target && "closest" in target && (target as Element).closest("a[href]:not([data-hold])");
		if (isStarted || leadsAway) return;
		isStarted = true;
		for (const touch of touches) removeEventListener(touch, start, true);
		addLinks("modulepreload");
		const loaded = [];
		for (const file of files) {
			loaded.push(await import(file));
			await new Promise((resolve) => setTimeout(resolve));
		}
		registerModules(loaded.slice(shared.length));
		void import(entry);
	};

	const hasDraft = () => {
		try {
			return Object.keys(sessionStorage).some((key) => key.startsWith("draft:"));
		} catch {
			// Storage is blocked: there is no draft.
			return false;
		}
	};

	const fetchAll = () => {
		const { connection } = navigator as { connection?: { saveData?: boolean } };
		if (!isStarted && !connection?.saveData) addLinks("prefetch");
	};

	const whenPainted = () => {
		new PerformanceObserver((_, paint) => {
			paint.disconnect();
			const whenIdle = () => void (startsWhenIdle || hasDraft() ? start() : fetchAll());
			// Safari has none.
			if ("requestIdleCallback" in window) requestIdleCallback(whenIdle, { timeout: 2000 });
			else setTimeout(whenIdle, 200);
		}).observe({ type: "paint", buffered: true });
	};

	for (const touch of touches) addEventListener(touch, start, { capture: true, passive: true });
	// Submitted or pressed before this ran: see ui/early-actions.ts.
	if (window.heldForm || window.heldLink) void start();
	else if (document.readyState === "complete") whenPainted();
	else addEventListener("load", whenPainted);
}
