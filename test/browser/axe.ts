import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds against the page as it stands, or a part of it: a line per rule, with the elements that break it. */
export async function findings(page: Page, part = "html"): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page })
		.include(part)
		.withTags(tags)
		// The other mode opens a second page to gather the frames of the first, and there are none.
		.setLegacyMode()
		.analyze();
	return violations.map(({ id, nodes }) => {
		const elements = nodes.map(({ html }) => html.slice(0, 200)).join(" | ");
		return `${id}: ${elements}`;
	});
}

export async function expectNoFindings(page: Page, part?: string): Promise<void> {
	expect(await findings(page, part)).toEqual([]);
}
