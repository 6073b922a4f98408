import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = "**/*.{css,html,ico,js,json,map,mjs,svg,txt,xml}";
/** A smaller file, compressed, saves no packet on the network. */
const MIN_BYTES = 1000;

/** Writes a `.br` and a `.gz`, as small as they get, next to every file of a folder that gets smaller. */
export async function precompress(folder) {
	const files = globSync(compressible, { cwd: folder });
	await Promise.all(files.map((path) => compress(join(folder, path))));
}

async function compress(path) {
	const content = await readFile(path);
	if (content.length <= MIN_BYTES) return;
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
