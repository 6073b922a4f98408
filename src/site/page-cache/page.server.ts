import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, gzip as compressGzip, constants } from "node:zlib";
import { cspFor, withoutNonce } from "#site/page-cache/csp.server.ts";
import { deferHydration, type Hydration } from "#site/page-cache/deferred-hydration.server.ts";
import { nonceHeader } from "#ui/nonce.ts";

const brotli = promisify(brotliCompress);
const gzipped = promisify(compressGzip);

/** A page, or an answer of the API, ready to send: its bytes in every encoding, and its headers. */
export interface Page {
	status: number;
	headers: Record<string, string>;
	/** Content hash for `ETag`. */
	tag: string;
	bytes: { identity: Buffer; gzip: Buffer; br: Buffer };
}

const QUICK = 4;
const BEST = 11;

/** Builds a page to send: policy, deferred hydration, quick compression. */
export async function buildPage(rendered: Response, hydration: Hydration = "touch"): Promise<Page> {
	const text = await rendered.text();
	const nonce = rendered.headers.get(nonceHeader);
	const html = hydration === "at once" ? text : deferHydration(text, nonce, hydration);
	const { [nonceHeader]: _, ...headers } = Object.fromEntries(rendered.headers);
	return stored(rendered.status, { ...headers, ...cspFor(html, nonce) }, withoutNonce(html, nonce));
}

/** Builds an answer of the API to send. */
export async function buildAnswer(answer: Response): Promise<Page> {
	return stored(answer.status, Object.fromEntries(answer.headers), await answer.text());
}

async function stored(
	status: number,
	headers: Record<string, string>,
	text: string,
): Promise<Page> {
	const identity = Buffer.from(text);
	const [br, gzip] = await Promise.all([compressBrotli(identity, QUICK), gzipped(identity)]);
	const tag = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
	return { status, headers, tag, bytes: { identity, gzip, br } };
}

/** Replaces the quick Brotli by the best one, which takes up to 100 ms of another thread. */
export async function compressBest(page: Page): Promise<void> {
	page.bytes.br = await compressBrotli(page.bytes.identity, BEST);
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
