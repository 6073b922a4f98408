import { nonceAttribute } from "#page-cache/csp.server.ts";

// Links, menus and forms work as plain HTML. React hydrates when the page is loaded and idle, or on the
// first touch, key or focus.

const preload = /<link rel="modulepreload"[^>]*\/?>/g;

/**
 * Replaces the immediate hydration of a page by a small loader. Pages without scripts stay unchanged.
 * @param nonce identifies the framework's own script; injected scripts stay unchanged
 */
export function deferHydration(html: string, nonce: string | null): string {
	if (nonce === null) return html;
	const mark = nonceAttribute(nonce);
	const entry = new RegExp(
		`<script(?=[^<>]*${mark})[^<>]* type="module"[^<>]*>\\s*(import[\\s\\S]*?)</script>`,
	);
	const match = entry.exec(html);
	if (!match?.[1]) return html;
	const start = startOf(match[1]);
	if (start === undefined) return html;
	return html
		.replace(preload, "")
		.replace(match[0], () => `<script${mark}>${loader(start)}</script>`);
}

/** Converts the framework's static imports into parallel `import()` calls; keeps its other lines. */
function startOf(code: string): string | undefined {
	const statics = /import (?:\* as (\w+) from )?("[^"]+")(?:;|(?=\s))/g;
	const addresses = [...code.matchAll(statics)].map(([, , address]) => `import(${address})`);
	const later = code
		.replace(statics, (_, name: string | undefined, address: string) =>
			name ? `const ${name}=await import(${address});` : "",
		)
		.replace(/\n\s*/g, "");
	// Leave an unknown form of the script unchanged.
	if (addresses.length === 0 || /\bimport [^(]/.test(later)) return undefined;
	return `(async()=>{await Promise.all([${addresses.join(",")}]);${later}})()`;
}

function loader(start: string): string {
	return `(()=>{let done;const events=["pointerdown","keydown","focusin","touchstart"];const go=()=>{if(done)return;done=1;for(const e of events)removeEventListener(e,go,true);${start}};for(const e of events)addEventListener(e,go,{capture:true,passive:true});const idle=()=>window.requestIdleCallback?requestIdleCallback(go,{timeout:2000}):setTimeout(go,200);document.readyState==="complete"?idle():addEventListener("load",idle)})()`;
}
