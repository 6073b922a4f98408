import { htmlOf } from "#intake/mail/content/html.server.ts";
import { samples } from "../sample-emails.ts";
import { findings } from "./axe.ts";
import { expect, test } from "./site.ts";

test("every email is readable on a phone and on a wide screen, light and dark, and asks for nothing", async ({
	page,
}) => {
	const requests: string[] = [];
	page.on("request", (request) => requests.push(request.url()));
	const seen = new Set<string>();
	for (const [name, email] of samples) {
		await page.setContent(htmlOf(email));
		// axe looks at each kind of part once in each language, as one template makes them all.
		const kinds = [...email.body, ...email.footer].map((part) => {
			const hasOtherLanguage = JSON.stringify(part).includes('"language"');
			return `${email.language} ${part.kind} ${Object.keys(part)} ${hasOtherLanguage}`;
		});
		const isNew = kinds.some((kind) => !seen.has(kind));
		for (const kind of kinds) seen.add(kind);
		for (const width of [320, 800]) {
			await page.setViewportSize({ width, height: 800 });
			for (const colorScheme of ["light", "dark"] as const) {
				const where = `${name} at ${width} px, ${colorScheme}`;
				await page.emulateMedia({ colorScheme });
				if (isNew && width === 320) expect(await findings(page), where).toEqual([]);
				const { scrollWidth, clientWidth, background } = await page.evaluate(() => ({
					scrollWidth: document.documentElement.scrollWidth,
					clientWidth: document.documentElement.clientWidth,
					background: getComputedStyle(document.body).backgroundColor,
				}));
				expect(scrollWidth, where).toBe(clientWidth);
				expect(background === "rgb(11, 21, 20)", where).toBe(colorScheme === "dark");
			}
		}
	}
	expect(seen.size).toBeGreaterThan(10);
	expect(requests).toEqual([]);
});
