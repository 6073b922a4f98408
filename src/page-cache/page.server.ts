import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { cspFor, withoutNonce } from "#page-cache/csp.server.ts";
import { deferHydration } from "#page-cache/deferred-hydration.server.ts";
import { nonceHeader } from "#ui/nonce.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A page ready to send: its bytes in every encoding, and its headers. */
export interface Page {
	status: number;
	headers: Record<string, string>;
	/** Content hash for `ETag`. */
	tag: string;
	identity: Buffer;
	gzip: Buffer;
	br: Buffer;
}

const QUICK = 4;
const BEST = 11;

/** Builds a page to send: policy, deferred hydration, quick compression. */
export async function buildPage(
	rendered: Response,
	hydration: "deferred" | "immediate" = "deferred",
): Promise<Page> {
	const text = await rendered.text();
	const nonce = rendered.headers.get(nonceHeader);
	const html = hydration === "deferred" ? deferHydration(text, nonce) : text;
	const { [nonceHeader]: _, ...headers } = Object.fromEntries(rendered.headers);
	const identity = Buffer.from(withoutNonce(html, nonce));
	const [br, gz] = await Promise.all([compressBrotli(identity, QUICK), gzipped(identity)]);
	return {
		status: rendered.status,
		headers: { ...headers, ...cspFor(html, nonce) },
		tag: createHash("sha256").update(identity).digest("base64url").slice(0, 22),
		identity,
		gzip: gz,
		br,
	};
}

/** Replaces the quick Brotli by the best one, which takes up to 100 ms of another thread. */
export async function compressBest(page: Page): Promise<void> {
	page.br = await compressBrotli(page.identity, BEST);
}

function compressBrotli(bytes: Buffer, quality: number): Promise<Buffer> {
	return brotli(bytes, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: quality,
			[constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
		},
	});
}
