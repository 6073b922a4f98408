import fc from "fast-check";
import sharp from "sharp";
import type { Body } from "./request.ts";

const small = (format: "png" | "jpeg" | "webp" | "avif", width: number) =>
	sharp({ create: { width, height: 40, channels: 3, background: { r: width, g: 90, b: 70 } } })
		.toFormat(format)
		.toBuffer();

const pictures = await Promise.all([
	small("png", 60),
	small("jpeg", 70),
	small("webp", 80),
	small("avif", 90),
]);
const [png] = pictures;

/** A PNG whose header promises more pixels than any memory has. */
const enormous = Buffer.from(png);
enormous.writeUInt32BE(0x7fff_ffff, 16);
enormous.writeUInt32BE(0x7fff_ffff, 20);

const damaged = fc.oneof(
	fc.constantFrom(...pictures.map((file) => file.subarray(0, file.length - 20))),
	fc.constantFrom(...pictures.map((file) => file.subarray(0, 30))),
	fc.constantFrom(
		enormous,
		Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
		Buffer.from("GIF89a"),
	),
	fc
		.tuple(fc.constantFrom(...pictures), fc.nat({ max: 5000 }), fc.nat({ max: 255 }))
		.map(([file, at, byte]) => {
			const copy = Buffer.from(file);
			copy[at % copy.length] = byte;
			return copy;
		}),
	fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
);

const types = [
	"image/png",
	"application/octet-stream",
	"text/html",
	"multipart/form-data",
	undefined,
];

/** Uploads of a picture, and of what is none. */
export function upload(isPicture: boolean): fc.Arbitrary<Body> {
	const file = isPicture ? fc.constantFrom(...pictures) : damaged;
	const type = isPicture ? fc.constant("image/png") : fc.constantFrom(...types);
	return fc.tuple(file, type).map(([bytes, as]) => ({ as: "bytes", bytes, type: as }));
}
