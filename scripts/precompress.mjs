import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { filesAt } from "./fingerprint.mjs";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /\.(css|html|ico|js|json|map|mjs|svg|txt|webmanifest|xml)$/;
/** Below this a compressed file saves no packet on the network. */
const worthwhile = 1000;

/** Puts a `.br` and a `.gz`, as small as they get, beside every file of a folder that gains by it. */
export async function precompress(folder) {
	const files = filesAt(folder, ".").filter((path) => compressible.test(path));
	await Promise.all(files.map((path) => compress(join(folder, path))));
}

async function compress(path) {
	const content = await readFile(path);
	if (content.length <= worthwhile) return;
	const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_MAX_QUALITY } = zlib.constants;
	const params = {
		[BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY,
		[BROTLI_PARAM_SIZE_HINT]: content.length,
	};
	const small = { br: await brotli(content, { params }), gz: await gzip(content, { level: 9 }) };
	for (const [ending, bytes] of Object.entries(small)) {
		if (bytes.length < content.length) await writeFile(`${path}.${ending}`, bytes);
	}
}
