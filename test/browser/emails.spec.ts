import { htmlOf } from "#intake/mail/content/html.server.ts";
import { samples } from "../sample-emails.ts";
import { findings } from "./axe.ts";
import { expect, test } from "./site.ts";

for (const [name, email] of samples) {
	test(`${name}: readable on a phone and on a wide screen, light and dark`, async ({ page }) => {
		const requests: string[] = [];
		page.on("request", (request) => requests.push(request.url()));
		await page.setContent(htmlOf(email));
		for (const width of [320, 390, 800]) {
			await page.setViewportSize({ width, height: 800 });
			for (const colorScheme of ["light", "dark"] as const) {
				await page.emulateMedia({ colorScheme });
				if (width === 390) expect(await findings(page), colorScheme).toEqual([]);
				const { scrollWidth, clientWidth, background } = await page.evaluate(() => ({
					scrollWidth: document.documentElement.scrollWidth,
					clientWidth: document.documentElement.clientWidth,
					background: getComputedStyle(document.body).backgroundColor,
				}));
				expect(scrollWidth, `${width} ${colorScheme}`).toBe(clientWidth);
				const isDark = background === "rgb(11, 21, 20)";
				expect(isDark, `${width} ${background}`).toBe(colorScheme === "dark");
			}
		}
		expect(requests).toEqual([]);
	});
}
