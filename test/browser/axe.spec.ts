import { expectNoFindings, findings } from "./axe.ts";
import { expect, test } from "./site.ts";

const html = (rows: string) => `<!doctype html><html lang="en"><title>Rows</title>
	<style>[aria-busy="true"] { opacity: 0.3 } @keyframes appear { from { opacity: 0.1 } }</style>
	<body class="admin-area"><main><h1>Rows</h1>${rows}</main>`;

test("axe sees a text without contrast", async ({ page }) => {
	await page.setContent(html('<p style="opacity: 0.3">Marisol Vega</p>'));
	expect(await findings(page)).toEqual([expect.stringContaining("color-contrast")]);
});

test("axe waits for rows that fade in", async ({ page }) => {
	await page.setContent(html('<p style="animation: appear 1s steps(1) both">Marisol Vega</p>'));
	await expectNoFindings(page);
});

test("axe waits for rows that are dimmed until newer ones are there", async ({ page }) => {
	await page.setContent(html('<p aria-busy="true">Marisol Vega</p>'));
	await page.evaluate(() => {
		setTimeout(() => document.querySelector("p")?.removeAttribute("aria-busy"), 1000);
	});
	await expectNoFindings(page);
});
