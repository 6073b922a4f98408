import type { Plugin, Rollup } from "vite";

/** What visitors enter by; the office has its entries in folders named `admin`. */
const visitorsEntry = /\/src\/(?:root|entry\.client|site\/(?:pages|spanish)\/[\w-]+)\.tsx?/;

const OFFICE = "the office";

// In characters of source. A smaller file is one more request for a page that needs it, and few bytes for one that does not.
const SMALL = 9000;

/** More pages and later parts do not share a module: the bundler is told of its groups before they are known. */
const MOST_PAGES = 99;

type Modules = Pick<Rollup.PluginContext, "getModuleIds" | "getModuleInfo">;

/** Modules that the same pages of visitors load, and what they import from others. */
interface Sharing {
	pages: Set<string>;
	size: number;
	imported: Set<string>;
}

/**
 * Groups modules by the pages of visitors that load them, so that a visitor's page loads what it needs; all pages of the
 * office count as one.
 * @param isTaken whether a file with a name of its own takes a module
 * @returns the plugin that looks at the modules, and the groups for the bundler
 */
export function sharedChunks(isTaken: (id: string) => boolean) {
	const loaders = new Map<string, Set<string>>();
	let groupByPages = new Map<string, string>();

	const pagesOf = (id: string) => {
		const by = loaders.get(id);
		if (!by || by.size < 2 || isTaken(id)) return;
		return [...by].filter((loader) => loader !== OFFICE).sort();
	};
	const plugin: Plugin = {
		name: "find-what-pages-share",
		applyToEnvironment: ({ name }) => name === "client",
		buildEnd() {
			findLoaders(this, loaders);
			const sharings = new Map<string, Sharing>();
			for (const id of loaders.keys()) {
				const pages = pagesOf(id);
				if (!pages) continue;
				if (pages.length > MOST_PAGES) throw new Error(`${pages.length} pages share ${id}`);
				const module = this.getModuleInfo(id);
				const { size = 0, imported = [] } = sharings.get(pages.join()) ?? {};
				const others = module?.importedIds.map((other) => pagesOf(other)?.join() ?? "") ?? [];
				sharings.set(pages.join(), {
					pages: new Set(pages),
					size: size + (module?.code?.length ?? 0),
					imported: new Set([...imported, ...others]),
				});
			}
			groupByPages = joined(sharings);
		},
	};
	const groupOf = (id: string) => groupByPages.get(pagesOf(id)?.join() ?? "");
	// A file takes along what its modules import, so that what more pages load has to be in its own file before.
	const groups = Array.from({ length: MOST_PAGES }, (_, less) => ({
		name: (id: string) => `visitors~${groupOf(id)}`,
		test: (id: string) => groupOf(id)?.split(",").length === MOST_PAGES - less,
		minShareCount: 2,
	}));
	return { plugin, groups };
}

/** Finds by which pages of visitors, which of their later parts, and whether by the office each module is loaded. */
function findLoaders(modules: Modules, loaders: Map<string, Set<string>>) {
	// A route is two entries, one of them with a query.
	const loaderOf = (id: string) => (visitorsEntry.test(id) ? id.replace(/\?.*/, "") : OFFICE);
	const entries = [...modules.getModuleIds()]
		.filter((id) => modules.getModuleInfo(id)?.isEntry)
		.map((id) => ({ id, loader: loaderOf(id) }));
	// What is found on the way is added to it.
	for (const { id: entry, loader } of entries) {
		const waiting = [entry];
		for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
			const known = loaders.get(id) ?? new Set();
			if (known.has(loader)) continue;
			loaders.set(id, known.add(loader));
			const module = modules.getModuleInfo(id);
			waiting.push(...(module?.importedIds ?? []));
			for (const later of module?.dynamicallyImportedIds ?? []) {
				entries.push({ id: later, loader: loader === OFFICE ? OFFICE : later });
			}
		}
	}
}

/** Whoever opens the chat waits for no byte of a page. */
const isChat = (loader: string): boolean => /\/src\/assistant\/widget\//.test(loader);

const bySize = ([, one]: [string, Sharing], [, other]: [string, Sharing]) => one.size - other.size;

/**
 * The group of each sharing: a small one joins the one of the fewest pages that is loaded wherever it is, together with
 * all that it imports.
 */
function joined(sharings: ReadonlyMap<string, Sharing>): Map<string, string> {
	const into = new Map<string, string>();
	const waiting = new Map([...sharings].filter(([, { size }]) => size < SMALL));
	while (waiting.size > 0) {
		const [[key, { pages, size, imported }]] = [...waiting].sort(bySize) as [[string, Sharing]];
		waiting.delete(key);
		const others = [...imported].flatMap((other) =>
			other === key ? [] : (sharings.get(other) ?? []),
		);
		const [wherever] = [...sharings]
			.filter(
				([other, wide]) =>
					other !== key && wide.size >= size && !into.has(other) && pages.isSubsetOf(wide.pages),
			)
			.filter(([, wide]) => [...wide.pages].every((one) => !isChat(one) || pages.has(one)))
			.filter(([, wide]) => others.every((other) => wide.pages.isSubsetOf(other.pages)))
			.sort(([, one], [, other]) => one.pages.size - other.pages.size);
		if (!wherever) continue;
		const [name, wide] = wherever;
		into.set(key, name);
		wide.size += size;
		for (const other of imported) wide.imported.add(other);
		if (wide.size >= SMALL) waiting.delete(name);
	}
	const last = (key: string): string => {
		const next = into.get(key);
		return next === undefined ? key : last(next);
	};
	return new Map([...sharings.keys()].map((key) => [key, last(key)]));
}
