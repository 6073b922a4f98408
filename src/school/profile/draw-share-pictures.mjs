/**
 * Draws what is shown where a page of the school is shared (1200 × 630), and the icons, into
 * `public/`. The pictures are part of the repository: run this only after a drawing, a title or
 * the school's name has changed: `node src/school/profile/draw-share-pictures.mjs`
 *
 * Chromium sets the text, so that it stands in the school's own typeface on every machine.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { programLinks } from "./navigation.ts";
import { school } from "./profile.ts";

const root = join(import.meta.dirname, "../../..");
const font = readFileSync(
	join(root, "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2"),
).toString("base64");
const template = readFileSync(join(import.meta.dirname, "share-template.svg"), "utf8");

const browser = await chromium.launch({
	executablePath: process.env.CHROME_PATH || "/usr/bin/chromium",
	args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });

for (const { slug, title } of programLinks) await draw(slug, slug, title);
await draw("school", "default-course", "Healthcare career training");
await browser.close();
await drawIcons();

async function draw(name, scene, title) {
	const drawing = readFileSync(join(root, `public/pictures/${scene}.svg`), "utf8");
	const inside = drawing.slice(drawing.indexOf(">") + 1, drawing.lastIndexOf("</svg>"));
	const fit = scene === "cpr" ? "xMaxYMid slice" : "xMidYMid slice";
	const svg = template
		.replace(
			/(<svg id="share-scene"[^>]*?preserveAspectRatio=")[^"]*("[^>]*>)[\s\S]*?<\/svg>/,
			(_, a, b) => [a, fit, b, inside, "</svg>"].join(""),
		)
		.replace(/(<text id="share-school"[^>]*>)[^<]*/, `$1${school.name}`)
		.replace(
			/(<text id="share-title"[^>]*>)[\s\S]*?<\/text>/,
			(_, open) => `${open}${lines(title)}</text>`,
		)
		.replaceAll(/font-family="[^"]*"/g, 'font-family="Figtree"');
	await page.setContent(
		`<style>@font-face{font-family:Figtree;font-weight:300 900;src:url(data:font/woff2;base64,${font})}body{margin:0}svg{display:block}</style>${svg}`,
	);
	await page.evaluate(() => document.fonts.ready);
	const shot = await page.screenshot();
	const png = await sharp(shot).png({ palette: true, quality: 92, effort: 10 }).toBuffer();
	writeFileSync(join(root, `public/share/${name}.png`), png);
	console.log(`share/${name}.png ${png.length}`);
}

/** Breaks a title into at most three lines of about 16 characters. */
function lines(title) {
	const broken = [""];
	for (const word of title.split(" ")) {
		const last = broken.length - 1;
		const longer = `${broken[last]} ${word}`.trim();
		if (longer.length > 17 && broken[last]) broken.push(word);
		else broken[last] = longer;
	}
	return broken.map((line, at) => `<tspan x="64" y="${224 + at * 66}">${line}</tspan>`).join("");
}

async function drawIcons() {
	const mark = readFileSync(join(root, "public/favicon.svg"));
	const paper = { r: 251, g: 247, b: 239, alpha: 1 };
	for (const size of [180, 192, 512]) {
		const inner = Math.round(size * 0.76);
		const drawn = await sharp(mark, { density: 72 * (inner / 32) * 1.5 })
			.resize(inner, inner)
			.toBuffer();
		const icon = sharp({ create: { width: size, height: size, channels: 4, background: paper } })
			.composite([{ input: drawn, gravity: "center" }])
			.png({ palette: true });
		await icon.toFile(
			join(root, size === 180 ? "public/apple-touch-icon.png" : `public/icon-${size}.png`),
		);
	}
	const small = await sharp(mark, { density: 300 }).resize(32, 32).png().toBuffer();
	writeFileSync(join(root, "public/favicon.ico"), ico(small, 32));
}

/** A PNG in the wrapping of an icon file. */
function ico(png, size) {
	const head = Buffer.alloc(22);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}
