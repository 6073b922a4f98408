import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Returns axe's findings in the page or a part of it: a line per rule, with the failing elements.
 * @param rules these alone; otherwise all that speak of WCAG 2.2 AA and good practice
 */
export async function findings(page: Page, part = "html", rules?: string[]): Promise<string[]> {
	// The other mode opens a second page to merge frames, and there are none.
	const axe = new AxeBuilder({ page }).include(part).setLegacyMode();
	const { violations } = await (rules ? axe.withRules(rules) : axe.withTags(tags)).analyze();
	return violations.map(({ id, nodes }) => {
		const elements = nodes.map(({ html }) => html.slice(0, 200)).join(" | ");
		return `${id}: ${elements}`;
	});
}

export async function expectNoFindings(page: Page, part?: string): Promise<void> {
	expect(await findings(page, part)).toEqual([]);
}
