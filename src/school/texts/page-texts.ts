import type { SiteTexts, SlotId, TextPage } from "#school/texts/slots.ts";

// Visitors' browsers load this, and not the delivered texts.

/** What the slots of a page say. */
export type PageTexts<Page extends TextPage> = Pick<
	SiteTexts,
	Extract<SlotId, `${Page}.${string}`>
>;

/** Picks what a page says, so that no page carries the texts of another. */
export const textsOf =
	<Page extends TextPage>(page: Page) =>
	(texts: SiteTexts): PageTexts<Page> =>
		Object.fromEntries(
			Object.entries(texts).filter(([id]) => id.startsWith(`${page}.`)),
		) as PageTexts<Page>;
