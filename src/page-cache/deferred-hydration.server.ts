import { nonceAttribute } from "#page-cache/csp.server.ts";

// Links, menus and forms work as plain HTML. Reading a page runs none of its scripts: they are fetched when it is
// idle, and run at the first touch, key, focus or submit. What was submitted or pressed before the loader counts too.

/**
 * When React takes over a page: at the first `touch`, when the browser is `idle`, or `at once`. A touch before wins;
 * one of a link does not count, because it leads away.
 * A page that holds a draft does not wait for a touch: the draft has to be in its form.
 */
export type Hydration = "touch" | "idle" | "at once";

const preload = /<link rel="modulepreload"[^>]*\/?>/g;

/**
 * Replaces the immediate hydration of a page by a small loader. Pages without scripts stay unchanged.
 * @param nonce identifies the framework's own script; injected scripts stay unchanged
 */
export function deferHydration(
	html: string,
	nonce: string | null,
	hydration: Exclude<Hydration, "at once"> = "touch",
): string {
	if (nonce === null) return html;
	const mark = nonceAttribute(nonce);
	const entry = new RegExp(
		`<script(?=[^<>]*${mark})[^<>]* type="module"[^<>]*>\\s*(import[\\s\\S]*?)</script>`,
	);
	const match = entry.exec(html);
	if (!match?.[1]) return html;
	const start = startOf(match[1]);
	if (start === undefined) return html;
	const preloaded = [...html.matchAll(preload)].flatMap(
		([link]) => / href="([^"]+)"/.exec(link)?.[1] ?? [],
	);
	const script = loader(start, preloaded, hydration);
	return html.replace(preload, "").replace(match[0], () => `<script${mark}>${script}</script>`);
}

interface Start {
	/** Modules that are imported first. */
	modules: readonly string[];
	/** The module that hydrates, when it is imported. */
	entry: string;
	/** What runs in between; the modules are in `m`, in their order. */
	code: string;
}

/** Splits the framework's script into what it imports and what it does then. */
function startOf(script: string): Start | undefined {
	const statics = /import (?:\* as (\w+) from )?"([^"]+)"(?:;|(?=\s))/g;
	const modules = [...script.matchAll(statics)].map(([, , address = ""]) => address);
	const last = /\bimport\("([^"]+)"\);?\s*$/;
	const entry = last.exec(script)?.[1];
	let index = -1;
	const code = script
		.replace(statics, (_, name: string | undefined) => {
			index++;
			return name ? `const ${name}=m[${index}];` : "";
		})
		.replace(last, "")
		.replace(/\n\s*/g, "");
	// Leave an unknown form of the script unchanged.
	if (!entry || modules.length === 0 || /\bimport\b/.test(code)) return undefined;
	return { modules, entry, code };
}

/**
 * Writes the loader. Every file is run in a task of its own, what is imported before what imports it, so that no task
 * is long. Nothing is fetched before the page is painted: paint timing tells, since a frame's callback comes before its
 * frame is on the screen.
 */
function loader(
	{ modules, entry, code }: Start,
	preloaded: readonly string[],
	hydration: "touch" | "idle",
): string {
	const shared = preloaded.filter((file) => file !== entry && !modules.includes(file));
	const parts = [...shared, ...modules];
	const begin = hydration === "idle" ? "go" : "drafts()?go:fetchAll";
	return `(()=>{let done;const files=${JSON.stringify(parts)},entry=${JSON.stringify(entry)},events=["pointerdown","keydown","focusin","touchstart","click","input","submit"];const link=e=>e?.target?.closest?.("a[href]:not([data-hold])");const go=async e=>{if(done||link(e))return;done=1;for(const e of events)removeEventListener(e,go,true);preloadAll("modulepreload");const all=[];for(const f of files){all.push(await import(f));await new Promise(r=>setTimeout(r))}const m=all.slice(${shared.length});${code}import(entry)};for(const e of events)addEventListener(e,go,{capture:true,passive:true});const preloadAll=rel=>{for(const f of [...files,entry]){const l=document.createElement("link");l.rel=rel;l.href=f;if(rel==="prefetch")l.as="script";document.head.append(l)}};const drafts=()=>{try{return Object.keys(sessionStorage).some(k=>k.startsWith("draft:"))}catch{}};const fetchAll=()=>done||navigator.connection?.saveData||preloadAll("prefetch");const idle=()=>new PerformanceObserver((_,paint)=>{paint.disconnect();const f=${begin};window.requestIdleCallback?requestIdleCallback(f,{timeout:2000}):setTimeout(f,200)}).observe({type:"paint",buffered:true});if(window.heldForm||window.heldLink)go();else document.readyState==="complete"?idle():addEventListener("load",idle)})()`;
}
