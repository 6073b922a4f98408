import type { Page } from "@playwright/test";

/** What payloads did on the pages of a browser: empty as long as they are only text. */
export interface Effects {
	/** Calls of `ran()`, dialogs, requests to the host of the payloads, and popups. */
	readonly found: string[];
	/** Adds what is wrong in the document that is shown now, its frames included. @returns its whole text */
	look(): Promise<string>;
}

/** Watches a page from its next navigation on. */
export async function watchEffects(page: Page): Promise<Effects> {
	const found: string[] = [];
	const add = (what: string) => found.push(`${what} on ${page.url()}`);
	await page.exposeFunction("ran", () => add("a payload ran"));
	page.on("dialog", (dialog) => {
		add(`a dialog: ${dialog.message()}`);
		dialog.dismiss();
	});
	page.on("popup", (popup) => add(`a popup: ${popup.url()}`));
	page.on("request", (request) => {
		if (URL.parse(request.url())?.hostname === "canary.test") add(`a request to ${request.url()}`);
	});
	return {
		found,
		async look() {
			const { problems, text } = await page.evaluate(inspect);
			for (const problem of problems) add(problem);
			return text;
		},
	};
}

/** Runs in the browser: looks for what no page of the site contains, in all frames that it can read. */
function inspect(): { problems: string[]; text: string } {
	const problems: string[] = [];
	const texts: string[] = [];
	const isCode = /^\s*(?:javascript|vbscript|data:(?!image\/(?:png|jpeg|svg\+xml|avif|webp)[;,]))/i;
	const read = (root: Document) => {
		texts.push(root.documentElement?.textContent ?? "", root.title);
		for (const element of root.querySelectorAll("*")) {
			for (const { name, value } of element.attributes) {
				if (name === "injected") problems.push(`an element: ${element.outerHTML.slice(0, 80)}`);
				if (name.startsWith("on")) problems.push(`a handler: ${name}="${value.slice(0, 60)}"`);
				const isAddress = /^(?:href|src|action|formaction|xlink:href|data)$/.test(name);
				if (isAddress && isCode.test(value)) problems.push(`an address: ${value.slice(0, 60)}`);
				if (
					["alt", "title", "aria-label", "placeholder", "value", "content", "href"].includes(name)
				) {
					texts.push(value);
				}
			}
			if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
				texts.push(element.value);
			}
			if (element instanceof HTMLScriptElement && element.type === "application/ld+json") {
				try {
					JSON.parse(element.text);
				} catch {
					problems.push("structured data that is no JSON");
				}
			}
			const inner = element instanceof HTMLIFrameElement ? element.contentDocument : null;
			if (inner) read(inner);
		}
	};
	read(document);
	if ("injected" in Object.prototype) problems.push("a changed prototype");
	return { problems, text: texts.join("\n") };
}
