import sharp, { type Metadata, type Sharp } from "sharp";
import { Failure } from "#api/failure.ts";

// One picture at a time on one core: whoever reads the site does not feel that somebody uploads.
sharp.concurrency(1);
sharp.cache(false);
// Of all that the library can read, only these four are ever tried.
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
/** Formats that are decoded line by line may be as large as a good camera makes them. */
const MOST_PIXELS = 120 * MEGA;
/** Formats that must be held in memory as a whole may not. */
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

/** A picture that was looked at: what it is, and how it stands when it is turned upright. */
export interface InspectedPicture {
	bytes: Uint8Array;
	width: number;
	height: number;
}

/** Looks at a file without decoding it: is it one of the four formats, and of a size that can be handled? */
export async function inspect(bytes: Uint8Array): Promise<InspectedPicture | Failure> {
	const format = formatOf(bytes);
	if (!format) return wrongKind;
	let found: Metadata;
	try {
		found = await open(bytes).metadata();
	} catch (error) {
		return toFailure(error);
	}
	if (format === "heif" && found.compression !== "av1") return wrongKind;
	const isWhole = format === "webp" || format === "heif" || found.isProgressive;
	const most = isWhole ? MOST_PIXELS_WHOLE : MOST_PIXELS;
	if (found.width * found.height > most) return tooManyPixels(most);
	const { width, height } = found.autoOrient;
	return { bytes, width, height };
}

/** The picture, upright, in ordinary colors and without anything that was written into it. */
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

/** Why a picture could not be decoded, for a person. */
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

/** The format by the first bytes: neither a file's name nor its type says what it is. */
function formatOf(bytes: Uint8Array): "jpeg" | "png" | "webp" | "heif" | null {
	const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
	if (start.startsWith("\xFF\xD8\xFF")) return "jpeg";
	if (start.startsWith("\x89PNG\r\n\x1A\n")) return "png";
	if (start.startsWith("RIFF") && start.slice(8) === "WEBP") return "webp";
	if (start.slice(4) === "ftypavif" || start.slice(4) === "ftypavis") return "heif";
	return null;
}
