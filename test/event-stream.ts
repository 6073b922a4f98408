/** A stream of live updates, as a browser reads it. */
export interface EventStream {
	/** Returns everything received, until it contains `expected` or the stream ends. */
	until(expected: string): Promise<string>;
	close(): Promise<void>;
}

/**
 * Opens the live updates of a site.
 * @param headers with a session's cookie or token
 * @throws if it is refused
 */
export async function openEventStream(
	url: string,
	headers: Record<string, string>,
): Promise<EventStream> {
	return eventStreamOf(await fetch(`${url}/api/admin/events`, { headers }));
}

/**
 * Reads the live updates of a response.
 * @throws if it is a refusal
 */
export function eventStreamOf({ status, body }: Response): EventStream {
	if (status !== 200 || !body) throw new Error(`Live updates answered ${status}`);
	const reader = body.getReader();
	const decoder = new TextDecoder();
	let text = "";
	return {
		async until(expected) {
			while (!text.includes(expected)) {
				const { done, value } = await reader.read();
				if (done) break;
				text += decoder.decode(value, { stream: true });
			}
			return text;
		},
		close: () => reader.cancel(),
	};
}
