import sharp from "sharp";
import { Failure } from "#api/failure.ts";
import { type InspectedPicture, inspect, openDecoded, toFailure } from "#uploads/decode.server.ts";

/** A phone, a large phone or a tablet, a desktop. */
const WIDTHS = [480, 960, 1600];
const TALLEST = 2400;

/** A picture in one size and format. */
export interface Encoded {
	width: number;
	format: "avif" | "webp" | "jpeg";
	bytes: Uint8Array;
}

export interface EncodedPicture {
	/** Of the largest size that is kept. */
	width: number;
	height: number;
	files: Encoded[];
}

const MOST_WAITING = 8;
const busy = new Failure(
	"unavailable",
	"Several pictures are being processed right now. Please try again in a minute.",
	{ headers: { "retry-after": "30" } },
);

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes a picture and writes it anew in the sizes and formats that pages use, one picture after
 * the other.
 * @returns the files, or why the picture cannot be used
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture | Failure> {
	const looked = await inspect(bytes);
	if (looked instanceof Failure) return looked;
	if (waiting >= MOST_WAITING) return busy;
	waiting++;
	const mine = last.then(() => encode(looked)).catch(toFailure);
	last = mine;
	try {
		return await mine;
	} finally {
		waiting--;
	}
}

async function encode(looked: InspectedPicture): Promise<EncodedPicture> {
	// The large file is decoded once; every size is made of the largest one that is kept.
	const { data, info } = await openDecoded(looked)
		.resize({ width: WIDTHS.at(-1), height: TALLEST, fit: "inside", withoutEnlargement: true })
		.flatten({ background: "#ffffff" })
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width: largest, height, channels } = info;
	const files: Encoded[] = [];
	for (const width of [...WIDTHS.filter((one) => one < largest), largest]) {
		const sized = sharp(data, { raw: { width: largest, height, channels } }).resize({ width });
		files.push(
			{
				width,
				format: "avif",
				bytes: await sized.clone().avif({ quality: 50, effort: 3 }).toBuffer(),
			},
			{ width, format: "webp", bytes: await sized.clone().webp({ quality: 74 }).toBuffer() },
			{
				width,
				format: "jpeg",
				bytes: await sized.clone().jpeg({ quality: 76, mozjpeg: true }).toBuffer(),
			},
		);
	}
	return { width: largest, height, files };
}
