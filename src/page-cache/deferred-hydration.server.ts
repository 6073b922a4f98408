import { nonceAttribute } from "#page-cache/csp.server.ts";

// The browser shows and uses a page before any script has come: links, menus and forms are plain
// HTML. React takes over when the page is loaded and idle, or at the first touch, key or focus.

const preload = /<link rel="modulepreload"[^>]*\/?>/g;

/**
 * Replaces a page's immediate start of React by a small loader. Pages without scripts stay as they are.
 * @param nonce marks the framework's own script; a script that came in with a text is left alone
 */
export function deferHydration(html: string, nonce: string | null): string {
	if (nonce === null) return html;
	const mark = nonceAttribute(nonce);
	const entry = new RegExp(
		`<script(?=[^<>]*${mark})[^<>]* type="module"[^<>]*>\\s*(import[\\s\\S]*?)</script>`,
	);
	const found = entry.exec(html);
	if (!found?.[1]) return html;
	const start = startOf(found[1]);
	if (start === undefined) return html;
	return html
		.replace(preload, "")
		.replace(found[0], () => `<script${mark}>${loader(start)}</script>`);
}

/** Turns the framework's static imports into `import()`, all under way at once; its other lines stay. */
function startOf(code: string): string | undefined {
	const statics = /import (?:\* as (\w+) from )?("[^"]+")(?:;|(?=\s))/g;
	const addresses = [...code.matchAll(statics)].map(([, , address]) => `import(${address})`);
	const later = code
		.replace(statics, (_, name: string | undefined, address: string) =>
			name ? `const ${name}=await import(${address});` : "",
		)
		.replace(/\n\s*/g, "");
	// A form of the script that is not known is left to the framework itself.
	if (addresses.length === 0 || /\bimport [^(]/.test(later)) return undefined;
	return `(async()=>{await Promise.all([${addresses.join(",")}]);${later}})()`;
}

function loader(start: string): string {
	return `(()=>{let done;const events=["pointerdown","keydown","focusin","touchstart"];const go=()=>{if(done)return;done=1;for(const e of events)removeEventListener(e,go,true);${start}};for(const e of events)addEventListener(e,go,{capture:true,passive:true});const idle=()=>window.requestIdleCallback?requestIdleCallback(go,{timeout:2000}):setTimeout(go,200);document.readyState==="complete"?idle():addEventListener("load",idle)})()`;
}
