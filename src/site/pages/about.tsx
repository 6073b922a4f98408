import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOf, languageOfPath, pathIn } from "#platform/text/language-paths.ts";
import { head, siteOf } from "#school/profile/head.ts";
import { openingWords } from "#school/profile/opening-words.ts";
import { breadcrumbs, organization } from "#school/profile/structured-data.ts";
import { frame } from "#school/profile/words.ts";
import { ComeAndSee, Promises, WhatWeDo, WhoComes } from "#school/texts/about.tsx";
import { type PageTexts, textsOf } from "#school/texts/page-texts.ts";
import { listTexts } from "#school/texts/public-contract.ts";
import { browserSpeech } from "#school/translations/browser-speech.ts";
import { loadSpeech } from "#school/translations/load-speech.ts";
import { saidSlots } from "#school/translations/said-course.ts";
import type { Speech } from "#school/translations/speech.ts";
import { Said } from "#ui/said.tsx";
import type { Route } from "./+types/about.ts";

interface Data {
	texts: PageTexts<"about">;
	/** Lines that are in English on a page that is not. */
	english: string[];
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<Data> {
	const fetch = context.get(apiFetch);
	const [texts, say] = await Promise.all([
		call(listTexts, {}, fetch),
		loadSpeech(languageOf(request), fetch),
	]).catch(throwAsPageError);
	return view(textsOf("about")(texts), say);
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Data> {
	const { loadTexts } = await import("#school/texts/loading.ts");
	const [texts, say] = await Promise.all([loadTexts(), browserSpeech(languageOf(request))]);
	return view(textsOf("about")(texts), say);
}

function view(written: PageTexts<"about">, say: Speech): Data {
	const texts = saidSlots(written, say);
	return { texts, english: say.english() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
	const site = siteOf(matches);
	const language = languageOfPath(location.pathname);
	const words = frame.of(matches);
	return head({
		title: words.about,
		description: loaderData?.texts["about.description"] ?? "",
		language,
		path: "/about",
		site,
		structured: [
			organization(site, language, openingWords.of(matches)),
			breadcrumbs(site.origin, [
				{ name: words.home, path: pathIn(language, "/") },
				{ name: words.about, path: pathIn(language, "/about") },
			]),
		],
	});
};

export default function AboutPage({ loaderData: { texts } }: Route.ComponentProps) {
	return (
		<>
			<div className="wrap">
				<div className="intro page-head">
					<h1>
						<Said>{texts["about.heading"]}</Said>
					</h1>
					<p className="lead">
						<Said>{texts["about.lead"]}</Said>
					</p>
				</div>
			</div>
			<WhatWeDo texts={texts} />
			<WhoComes texts={texts} />
			<Promises texts={texts} />
			<ComeAndSee texts={texts} />
		</>
	);
}
