// Text that runs, draws, loads or breaks something wherever it is taken for markup, code or a URL.
// `ran()` is what a test watches for, `injected` marks an element that only a payload can have made, and
// nothing but a payload asks for the host `canary.test`.

export const payloads: readonly string[] = [
	`<script injected>ran()</script>`,
	`<img injected src=//canary.test/i onerror=ran()>`,
	`<img src onerror=ran() injected>`,
	`<svg onload=ran() injected>`,
	`<svg injected><script>ran()</script></svg>`,
	`" autofocus onfocus=ran() injected x="`,
	`' onmouseover=ran() injected x='`,
	`javascript:ran()`,
	`JaVaScRiPt\u00ad:ran()//`,
	`data:text/html,<script>ran()</script>`,
	`</script><script injected>ran()</script>`,
	`</style><b injected>`,
	`--><b injected><!--`,
	`]]><b injected>`,
	`</title></textarea><iframe injected srcdoc="<script>parent.ran()</script>">`,
	`</p></div></main><details injected open ontoggle=ran()>`,
	`<style injected>@import "//canary.test/c";*{background:url(//canary.test/b)}</style>`,
	`<link injected rel=stylesheet href=//canary.test/l>`,
	`<meta injected http-equiv=refresh content="0;url=//canary.test">`,
	`<base injected href=//canary.test/>`,
	`<form injected action=//canary.test><button formaction=javascript:ran()>Send</button>`,
	`<a injected href="javascript:ran()">here</a>`,
	`<math injected><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src onerror=ran()&gt;">`,
	`<noscript><p title="</noscript><img injected src onerror=ran()>">`,
	`<template><b injected></template><x-y injected>`,
	`&lt;img injected src onerror=ran()&gt;`,
	`%3Cimg%20injected%20src%20onerror=ran()%3E`,
	`\\u003cimg injected src onerror=ran()\\u003e`,
	`[here](javascript:ran()) ![x](//canary.test/m)`,
	// biome-ignore lint/suspicious/noTemplateCurlyInString: it must not be a template
	"${ran()} `+ran()+`",
	`{{constructor.constructor('ran()')()}}`,
	`"}],"__proto__":{"injected":true},"x":[{"y":"`,
	`');ran();('`,
	`\u2028ran()\u2029//`,
	`\u202E<b injected>\u202C`,
	`{name} {phone} $& $' %s %o`,
];

/** Characters that a tag needs, with the space before it. */
const TAG = 9;

/** Hands out the payloads, and remembers which field got which text. */
export class Payloads {
	readonly #cursors = new Map<string, number>();
	readonly #fields = new Map<string, string>();

	/**
	 * Returns the next payloads that fit into a field, with a tag by which its text is found again.
	 * @param isPath for a text without spaces
	 */
	next(field: string, max: number, { isPath = false } = {}): string {
		const fitting = this.#fitting(max);
		const start = this.#cursors.get(field) ?? 0;
		const tag = `zq${1000 + this.#fields.size}qz`;
		let text = "";
		let taken = 0;
		while (taken < fitting.length) {
			const next = `${text}${fitting[(start + taken) % fitting.length]} `;
			if (next.length + TAG > max) break;
			text = next;
			taken += 1;
		}
		this.#cursors.set(field, start + taken);
		this.#fields.set(tag, field);
		return isPath ? `${text}${tag}`.replaceAll(/[\s\\?#]/g, "/") : `${text}${tag}`;
	}

	/** Returns whether a field has had every payload that fits. */
	isThrough(field: string, max: number): boolean {
		return (this.#cursors.get(field) ?? 0) >= this.#fitting(max).length;
	}

	/** Returns the fields of which no text is in what was shown. */
	unseenIn(shown: string): string[] {
		const text = shown.toLowerCase();
		const seen = [...this.#fields].filter(([tag]) => text.includes(tag));
		const seenFields = new Set(seen.map(([, field]) => field));
		return [...new Set(this.#fields.values())].filter((field) => !seenFields.has(field));
	}

	#fitting(max: number): string[] {
		return payloads.filter(({ length }) => length + 1 + TAG <= max);
	}
}
