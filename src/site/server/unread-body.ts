import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Discards the unread rest of a request body after the response. On a keep-alive connection the rest
 * precedes the next request; `requestTimeout` limits how long it may take to arrive.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
	response.once("finish", () => {
		if (request.readableEnded) return;
		// A reader that stopped early still pauses the stream.
		request.removeAllListeners("data");
		request.resume();
	});
}
