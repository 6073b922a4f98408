import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * Discards what an answer leaves unread of the request's body. On a kept-alive connection the rest
 * stands before the next request; `requestTimeout` bounds how long it may take to arrive.
 */
export function discardUnreadBody(request: IncomingMessage, response: ServerResponse): void {
	response.once("finish", () => {
		if (request.readableEnded) return;
		// A reader that gave up half-way still holds the stream back.
		request.removeAllListeners("data");
		request.resume();
	});
}
