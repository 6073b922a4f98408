import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";

const app = theApp();

/** For what only the picture library does: it knows no engine. */
const onSqlite = test.runIf(process.env.TEST_ENGINE !== "postgres");

const upload = (raw: BodyInit, query = "") =>
	app.asAdmin("POST", `/api/admin/uploads${query}`, {
		raw,
		headers: { "content-type": "image/jpeg" },
	});
const body = (bytes: Uint8Array) => new Uint8Array(bytes);

/** Creates a picture of color gradients with a little noise. */
function picture(width: number, height: number) {
	const data = Buffer.alloc(width * height * 3);
	for (let offset = 0; offset < data.length; offset += 3) {
		const x = (offset / 3) % width;
		const y = Math.floor(offset / 3 / width);
		data[offset] = (x * 255) / width;
		data[offset + 1] = (y * 255) / height;
		data[offset + 2] = (x * y) % 64;
	}
	return sharp(data, { raw: { width, height, channels: 3 } });
}
const jpeg = (width = 640, height = 400) => picture(width, height).jpeg().toBuffer();
const files = (imagePath: string) =>
	app.db
		.selectFrom("picture_files")
		.selectAll()
		.where("hash", "=", imagePath.slice(9, 33))
		.orderBy("width")
		.execute();

test("a picture is stored in three sizes and formats, without its metadata", async () => {
	const photo = await picture(2400, 1500)
		.withExif({ IFD0: { Copyright: "Somebody", Artist: "GPS 40.57 N" } })
		.jpeg()
		.toBuffer();
	const response = await upload(body(photo), "?alt=A%20classroom");
	expect(response.status).toBe(201);
	expect(response.json).toMatchObject({ width: 1600, height: 1000, alt: "A classroom" });
	expect(response.json.imagePath).toMatch(/^\/uploads\/[0-9a-f]{24}-1600\.jpg$/);
	const start = response.json.imagePath.replace("-1600.jpg", "");
	expect(response.json.srcset.avif).toBe(
		`${start}-480.avif 480w, ${start}-960.avif 960w, ${start}-1600.avif 1600w`,
	);
	const stored = await files(response.json.imagePath);
	expect(stored).toHaveLength(9);
	for (const { name, width, bytes } of stored) {
		const metadata = await sharp(bytes).metadata();
		expect(metadata.width).toBe(width);
		expect(metadata.exif).toBeUndefined();
		expect(name.split(".")[1]).toBe(
			{ jpeg: "jpg", heif: "avif", webp: "webp" }[metadata.format as string],
		);
	}
});

test.each(["jpeg", "png", "webp", "avif"] as const)("%s is taken", async (format) => {
	const bytes = body(await picture(320, 200).toFormat(format).toBuffer());
	const raw = await upload(bytes);
	expect(raw.status).toBe(201);
	const sent = await upload(bytes);
	expect(sent.status).toBe(201);
	// The same file is the same picture.
	expect(sent.json.imagePath).toBe(raw.json.imagePath);
	expect(raw.json).toMatchObject({ width: 320, height: 200 });
});

test("a photo with an orientation tag is stored upright", async () => {
	const turned = await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
	expect((await upload(body(turned))).json).toMatchObject({ width: 200, height: 400 });
});

test("a transparent picture gets a white background, and a single pixel is a valid picture", async () => {
	const clear = await sharp({
		create: { width: 1, height: 1, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
	})
		.png()
		.toBuffer();
	const { status, json } = await upload(body(clear));
	expect(status).toBe(201);
	const stored = (await files(json.imagePath)).find(({ name }) => name.endsWith(".jpg"));
	const { data } = await sharp(stored?.bytes).raw().toBuffer({ resolveWithObject: true });
	expect([...data]).toEqual([255, 255, 255]);
});

onSqlite(
	"a picture of 12,000 × 9,000 pixels is served in the usual sizes",
	{
		timeout: 120_000,
	},
	async () => {
		const large = await sharp({
			create: { width: 12_000, height: 9000, channels: 3, background: "#0b7a75" },
		})
			.jpeg()
			.toBuffer();
		const response = await upload(body(large));
		expect(response.status).toBe(201);
		expect(response.json).toMatchObject({ width: 1600, height: 1200 });
	},
);

const kinds = "This file type is not supported. Please choose a JPEG, PNG, WebP or AVIF.";
const damage =
	"This picture is damaged or incomplete. Please export it again and upload the new file.";

onSqlite.each([
	[
		"a PDF with the name of a picture",
		async () => Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj"),
		kinds,
	],
	[
		"a drawing with a script",
		async () =>
			Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
		kinds,
	],
	["a GIF", async () => picture(20, 20).gif().toBuffer(), kinds],
	["a TIFF", async () => picture(20, 20).tiff().toBuffer(), kinds],
	["text", async () => Buffer.from("hello"), kinds],
	["JSON", async () => Buffer.from("{}"), kinds],
	["a JPEG that breaks off", async () => (await jpeg()).subarray(0, 2000), damage],
	["the first bytes of a JPEG", async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), damage],
	[
		"a PNG that breaks off",
		async () => (await picture(300, 300).png().toBuffer()).subarray(0, 3000),
		damage,
	],
	[
		"noise after the signature of a PNG",
		async () => Buffer.concat([Buffer.from("\x89PNG\r\n\x1A\n", "latin1"), Buffer.alloc(500, 7)]),
		damage,
	],
	[
		"a PNG that unpacks to 2.5 billion pixels",
		async () => bomb(50_000, 50_000),
		"This picture is too large. Please resize it to 120 megapixels or less.",
	],
	[
		"a progressive JPEG that must be held in memory as a whole",
		async () =>
			sharp({ create: { width: 9000, height: 6000, channels: 3, background: "#fff" } })
				.jpeg({ progressive: true })
				.toBuffer(),
		"This picture is too large. Please resize it to 40 megapixels or less.",
	],
])(
	"%s is refused with a sentence, and nothing is stored",
	{ timeout: 60_000 },
	async (_, make, detail) => {
		const before = await app.db.selectFrom("pictures").selectAll().execute();
		const response = await upload(body(await make()));
		expect(response.status).toBe(400);
		expect(response.text).toBe(detail);
		expect(await app.db.selectFrom("pictures").selectAll().execute()).toEqual(before);
		expect((await app.call("GET", "/api/health")).status).toBe(200);
	},
);

test("more than 10 MB is 413; no file is 400", async () => {
	const large = await upload(new Uint8Array(10 * 1024 * 1024 + 1));
	expect(large.status).toBe(413);
	expect(large.text).toBe("The request is too large. The limit is 10 MB.");
	const none = await upload(new Uint8Array());
	expect(none.status).toBe(400);
	expect(none.text).toBe("This file is empty. Please choose another one.");
});

test("alt text is stored and shown on public pages", async () => {
	const { imagePath, alt } = (await upload(body(await jpeg(500, 300)))).json;
	expect(alt).toBeNull();
	const elsewhere = "https://pictures.example/lab.jpg";
	await app.asAdmin("PATCH", "/api/admin/courses/1", { body: { imagePath } });
	await app.asAdmin("PATCH", "/api/admin/courses/2", { body: { imagePath: elsewhere } });
	for (const [path, text] of [
		[imagePath, "Two students at a microscope"],
		[elsewhere, "A bright laboratory"],
	]) {
		const response = await app.asAdmin("PUT", "/api/admin/pictures", {
			body: { imagePath: path, alt: text },
		});
		expect(response.json).toMatchObject({ imagePath: path, alt: text });
	}
	const shown = (await app.call("GET", "/api/pictures")).json;
	expect(shown).toMatchObject([
		{ imagePath, alt: "Two students at a microscope", width: 500, height: 300 },
		{ imagePath: elsewhere, alt: "A bright laboratory", width: null, srcset: null },
	]);
	await app.asAdmin("PATCH", "/api/admin/courses/2", { body: { isActive: false } });
	expect((await app.call("GET", "/api/pictures")).json).toHaveLength(1);
	const cleared = await app.asAdmin("PUT", "/api/admin/pictures", { body: { imagePath, alt: "" } });
	expect(cleared.json.alt).toBeNull();
	const query = `imagePath=${encodeURIComponent(imagePath)}`;
	expect((await app.asAdmin("GET", `/api/admin/pictures?${query}`)).json.alt).toBeNull();
});

test("alt text for a file that is not a picture is rejected", async () => {
	for (const imagePath of ["", "javascript:alert(1)", "/etc/passwd", null]) {
		const response = await app.asAdmin("PUT", "/api/admin/pictures", {
			body: { imagePath, alt: "x" },
		});
		expect(response.status).toBe(400);
	}
});

test("an upload is logged", async () => {
	const { imagePath } = (await upload(body(await jpeg(123, 45)), "?alt=A%20door")).json;
	const entries = await app.db
		.selectFrom("activity")
		.selectAll()
		.where("kind", "=", "picture")
		.where("action", "=", "uploaded")
		.where("recordId", "=", imagePath.slice(9, 33))
		.execute();
	expect(entries).toMatchObject([{ username: "dana", label: "A door" }]);
});

/** A PNG whose header declares dimensions that its few bytes decompress to. */
function bomb(width: number, height: number): Buffer {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head.set([1, 0, 0, 0, 0], 8);
	const data = deflateSync(Buffer.alloc(10_000_000));
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1A\n", "latin1"),
		chunk("IHDR", head),
		chunk("IDAT", data),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

function chunk(type: string, data: Buffer): Buffer {
	const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const frame = Buffer.alloc(8);
	frame.writeUInt32BE(data.length, 0);
	frame.writeUInt32BE(crc(named), 4);
	return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}

function crc(bytes: Buffer): number {
	let value = 0xffffffff;
	for (const byte of bytes) {
		value ^= byte;
		for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
	}
	return (value ^ 0xffffffff) >>> 0;
}
