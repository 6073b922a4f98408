import { publicQuery } from "#platform/api/public-query.ts";
import { queryClient } from "#platform/api/query-client.ts";
import {
	getSpanish,
	listSpanish,
	type SpanishLines,
} from "#school/translations/public-contract.ts";
import { inSpanish, type Speech } from "#school/translations/speech.ts";

// Spanish pages import this module when a visitor moves to them, so a first visit does not carry it.

const none = (): SpanishLines => ({});

/**
 * Loads what says texts in Spanish, each part once. Without it the page is in English, and says so.
 * @param slugs of the programs whose texts are shown
 */
export async function loadSpanish(...slugs: string[]): Promise<Speech> {
	const ofProgram = async (slug: string) => {
		const query = publicQuery(getSpanish, { params: { slug } });
		return [slug, await queryClient.fetchQuery(query).catch(none)] as const;
	};
	const [common, ...programs] = await Promise.all([
		queryClient.fetchQuery(publicQuery(listSpanish)).catch(none),
		...slugs.map(ofProgram),
	]);
	return inSpanish(common, new Map(programs));
}
