import type { Page } from "@playwright/test";

export interface Call {
	call: string;
	credentials: RequestCredentials;
	contentType: string | null;
	hasBody: boolean;
}

/** Records every API call of the page from now on. */
export async function recordCalls(page: Page): Promise<Call[]> {
	const calls: Call[] = [];
	await page.exposeFunction("recordCall", (call: Call) => {
		calls.push(call);
	});
	await page.addInitScript(() => {
		const { fetch } = window;
		window.fetch = (input, init) => {
			const request = new Request(input, init);
			const { pathname } = new URL(request.url);
			if (pathname.startsWith("/api/")) {
				(window as unknown as { recordCall(call: Call): void }).recordCall({
					call: `${request.method} ${pathname}`,
					credentials: request.credentials,
					contentType: new Headers(init?.headers).get("content-type"),
					hasBody: Boolean(init?.body),
				});
			}
			return fetch(input, init);
		};
	});
	return calls;
}
