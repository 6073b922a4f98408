import type { Fetch } from "#platform/api/client.ts";
import type { SiteTexts } from "#school/texts/slots.ts";
import { loadSpeech } from "#school/translations/speech.ts";

/** What a page's slots say in its language. */
export interface SaidTexts<Texts> {
	texts: Texts;
	/** The lines that have no translation. */
	english: string[];
}

/** Says a page's slots in the language of its address. */
export async function saidTexts<Texts extends Partial<SiteTexts>>(
	texts: Texts,
	url: string,
	fetch: Fetch,
): Promise<SaidTexts<Texts>> {
	const say = await loadSpeech(url, fetch);
	const said = Object.entries(texts).map(([id, text]) => [id, say.text(text)]);
	return { texts: Object.fromEntries(said), english: say.english };
}
