// The browser shows and uses a page before any script has come: links, menus and forms are plain
// HTML. React takes over when the page is loaded and idle, or at the first touch, key or focus.

const preload = /<link rel="modulepreload"[^>]*\/?>/g;
const entry = /<script type="module"[^>]*>\s*(import[\s\S]*?)<\/script>/;

/** Replaces a page's immediate start of React by a small loader. Pages without scripts stay as they are. */
export function hydrateLate(html: string): string {
	const found = entry.exec(html);
	if (!found?.[1]) return html;
	const start = startOf(found[1]);
	if (start === undefined) return html;
	return html.replace(preload, "").replace(found[0], () => `<script>${loader(start)}</script>`);
}

/** Turns the framework's static imports into the same with `import()`, for later. */
function startOf(code: string): string | undefined {
	const modules = [...code.matchAll(/import \* as (\w+) from ("[^"]+");/g)];
	const manifest = /import ("[^"]+");/.exec(code)?.[1];
	const routes = /window\.__reactRouterRouteModules = (\{[\s\S]*?\});/.exec(code)?.[1];
	const client = /import\(("[^"]+")\);/.exec(code)?.[1];
	if (!manifest || !routes || !client || modules.length === 0) return undefined;
	const names = modules.map(([, name]) => name).join(",");
	const imports = modules.map(([, , path]) => `import(${path})`).join(",");
	const table = routes.replace(/\s+/g, "");
	return `Promise.all([import(${manifest}),${imports}]).then(([,${names}])=>{window.__reactRouterRouteModules=${table};return import(${client})})`;
}

function loader(start: string): string {
	return `(()=>{let done;const events=["pointerdown","keydown","focusin","touchstart"];const go=()=>{if(done)return;done=1;for(const e of events)removeEventListener(e,go,true);${start}};for(const e of events)addEventListener(e,go,{capture:true,passive:true});const idle=()=>window.requestIdleCallback?requestIdleCallback(go,{timeout:2000}):setTimeout(go,200);document.readyState==="complete"?idle():addEventListener("load",idle)})()`;
}
