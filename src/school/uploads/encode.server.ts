import sharp from "sharp";
import { Failure } from "#platform/api/failure.ts";
import {
	type InspectedPicture,
	inspect,
	openDecoded,
	toFailure,
} from "#school/uploads/decode.server.ts";

/** Widths in pixels for a phone, a large phone or tablet, and a desktop. */
const WIDTHS = [480, 960, 1600];
const TALLEST = 2400;

/** A picture in one size and format. */
interface Encoded {
	width: number;
	format: "avif" | "webp" | "jpeg";
	bytes: Uint8Array;
}

interface EncodedPicture {
	/** Dimensions of the largest stored size. */
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
 * Decodes a picture and encodes it in the sizes and formats that pages use, one picture at a time.
 * @returns the files, or a failure
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture | Failure> {
	const picture = await inspect(bytes);
	if (picture instanceof Failure) return picture;
	if (waiting >= MOST_WAITING) return busy;
	waiting++;
	const job = last.then(() => encode(picture)).catch(toFailure);
	last = job;
	try {
		return await job;
	} finally {
		waiting--;
	}
}

async function encode(picture: InspectedPicture): Promise<EncodedPicture> {
	// Decode the large file once; every size is made from the largest stored one.
	const { data, info } = await openDecoded(picture)
		.resize({ width: WIDTHS.at(-1), height: TALLEST, fit: "inside", withoutEnlargement: true })
		.flatten({ background: "#ffffff" })
		.toColourspace("srgb")
		.raw()
		.toBuffer({ resolveWithObject: true });
	const { width: largest, height, channels } = info;
	const files: Encoded[] = [];
	for (const width of [...WIDTHS.filter((width) => width < largest), largest]) {
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
