import { ApiError, call, type Fetch } from "#platform/api/client.ts";
import type { Language } from "#platform/text/language.ts";
import {
	getSpanish,
	listSpanish,
	type SpanishLines,
} from "#school/translations/public-contract.ts";
import { asWritten, inSpanish, type Speech } from "#school/translations/speech.ts";

/**
 * Loads on the server what says the texts of a page: nothing for an English one.
 * @param slugs of the programs whose texts are shown; one that does not exist has none
 * @throws {ApiError} if it cannot be loaded, so that no page is kept in the wrong language
 */
export async function loadSpeech(
	language: Language,
	fetch: Fetch,
	...slugs: string[]
): Promise<Speech> {
	if (language === "en") return asWritten;
	const ofProgram = async (slug: string) => {
		const lines = call(getSpanish, { params: { slug } }, fetch).catch((error): SpanishLines => {
			if (error instanceof ApiError && error.status < 500) return {};
			throw error;
		});
		return [slug, await lines] as const;
	};
	const [common, ...programs] = await Promise.all([
		call(listSpanish, {}, fetch),
		...slugs.map(ofProgram),
	]);
	return inSpanish(common, new Map(programs));
}
