import sharp, { type Metadata, type Sharp } from "sharp";
import { Failure } from "#platform/api/failure.ts";

// One picture at a time on one core, so uploads don't slow down the site.
sharp.concurrency(1);
sharp.cache(false);
// No other format of the library is ever tried.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
	operation: [
		"VipsForeignLoadJpegBuffer",
		"VipsForeignLoadPngBuffer",
		"VipsForeignLoadWebpBuffer",
		"VipsForeignLoadHeifBuffer",
	],
});

const MEGA = 1_000_000;
/** Maximum pixels of formats that are decoded line by line: as large as a good camera makes them. */
const MOST_PIXELS = 120 * MEGA;
/** Maximum pixels of formats that must be decoded in memory as a whole. */
const MOST_PIXELS_WHOLE = 40 * MEGA;
const SECONDS = 30;

const wrongKind = new Failure(
	"invalid",
	"This file type is not supported. Please choose a JPEG, PNG, WebP or AVIF.",
);
const damaged = new Failure(
	"invalid",
	"This picture is damaged or incomplete. Please export it again and upload the new file.",
);

function tooManyPixels(most: number): Failure {
	return new Failure(
		"invalid",
		`This picture is too large. Please resize it to ${most / MEGA} megapixels or less.`,
	);
}

/** An inspected picture: its format, and its dimensions when upright. */
export interface InspectedPicture {
	bytes: Uint8Array;
	width: number;
	height: number;
}

/** Inspects a file without decoding it: format and dimensions must be supported. */
export async function inspect(bytes: Uint8Array): Promise<InspectedPicture | Failure> {
	const format = formatOf(bytes);
	if (!format) return wrongKind;
	let metadata: Metadata;
	try {
		metadata = await open(bytes).metadata();
	} catch (error) {
		return toFailure(error);
	}
	if (format === "heif" && metadata.compression !== "av1") return wrongKind;
	const isWhole = format === "webp" || format === "heif" || metadata.isProgressive;
	const maxPixels = isWhole ? MOST_PIXELS_WHOLE : MOST_PIXELS;
	if (metadata.width * metadata.height > maxPixels) return tooManyPixels(maxPixels);
	const { width, height } = metadata.autoOrient;
	return { bytes, width, height };
}

/** Opens a picture for decoding: upright, in sRGB, without metadata. */
export function openDecoded({ bytes }: InspectedPicture): Sharp {
	return open(bytes).autoOrient().timeout({ seconds: SECONDS });
}

function open(bytes: Uint8Array): Sharp {
	return sharp(bytes, {
		failOn: "warning",
		limitInputPixels: MOST_PIXELS,
		sequentialRead: true,
		pages: 1,
	});
}

/** Returns the failure for a picture that could not be decoded. */
export function toFailure(error: unknown): Failure {
	const message = error instanceof Error ? error.message : "";
	if (/pixel limit|too large/i.test(message)) return tooManyPixels(MOST_PIXELS);
	if (/timeout/i.test(message)) {
		return new Failure(
			"invalid",
			"This picture took too long to process. Please save it as a JPEG and upload it again.",
		);
	}
	return damaged;
}

/** Detects the format by the first bytes, because file names and types are unreliable. */
function formatOf(bytes: Uint8Array): "jpeg" | "png" | "webp" | "heif" | null {
	const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
	if (start.startsWith("\xFF\xD8\xFF")) return "jpeg";
	if (start.startsWith("\x89PNG\r\n\x1A\n")) return "png";
	if (start.startsWith("RIFF") && start.slice(8) === "WEBP") return "webp";
	if (start.slice(4) === "ftypavif" || start.slice(4) === "ftypavis") return "heif";
	return null;
}
