import { randomBytes } from "node:crypto";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { logPageError } from "#site/server/log.ts";
import { NonceContext, nonceHeader } from "#ui/nonce.ts";

/** Renders the complete page, which is then cached, compressed and hashed. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	router: EntryContext,
): Promise<Response> {
	const nonce = randomBytes(16).toString("base64url");
	const html = await new Promise<string>((resolve, reject) => {
		const page = (
			<NonceContext value={nonce}>
				<ServerRouter context={router} url={request.url} nonce={nonce} />
			</NonceContext>
		);
		const { pipe } = renderToPipeableStream(page, {
			nonce,
			// Suspended content must be in place: without JavaScript it would stay hidden.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onAllReady() {
				const body = new PassThrough();
				text(body).then(resolve, reject);
				pipe(body);
			},
			onShellError: reject,
			onError: logPageError,
		});
	});
	headers.set(nonceHeader, nonce);
	headers.set("content-type", "text/html; charset=utf-8");
	return new Response(html, { status, headers });
}

/** Logs a rendering error. A 404 is not one. */
export const handleError: HandleErrorFunction = (error, { request }) => {
	if (!request.signal.aborted) logPageError(error);
};
