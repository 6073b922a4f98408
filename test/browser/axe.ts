import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type axe from "axe-core";

// Every document that is looked at gets a copy, and the minified one is half as long.
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Returns axe's findings in the page or a part of it: a line per rule, with the failing elements.
 * @param rules these alone; otherwise all that speak of WCAG 2.2 AA and good practice
 */
export async function findings(
	page: Page,
	part = "html",
	rules?: readonly string[],
): Promise<string[]> {
	for (const frame of page.frames()) {
		// A second look at a document finds axe there.
		if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axeSource);
	}
	const options: axe.RunOptions = {
		runOnly: rules ? { type: "rule", values: [...rules] } : { type: "tag", values: tags },
		resultTypes: ["violations"],
	};
	// In the admin area, what waits for newer rows is dimmed.
	await expect(page.locator('.admin-area [aria-busy="true"]')).toHaveCount(0);
	const violations = await page.evaluate(
		async ([context, run]) => {
			// The page follows a new width in the next frame.
			await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
			// What is fading in has not got its contrast yet.
			const moving = document.getAnimations().filter(({ effect }) => {
				return effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
			});
			await Promise.allSettled(moving.map(({ finished }) => finished));
			return (await window.axe.run(context, run)).violations;
		},
		[part, options] as const,
	);
	return violations.map(({ id, nodes }) => {
		const elements = nodes.map(({ html }) => html.slice(0, 200)).join(" | ");
		return `${id}: ${elements}`;
	});
}

export async function expectNoFindings(page: Page, part?: string): Promise<void> {
	expect(await findings(page, part)).toEqual([]);
}

declare global {
	interface Window {
		axe: typeof axe;
	}
}
