import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOfPath, pathIn } from "#platform/text/language-paths.ts";
import { head, siteOf } from "#school/profile/head.ts";
import { openingWords } from "#school/profile/opening-words.ts";
import { breadcrumbs, organization } from "#school/profile/structured-data.ts";
import { frame } from "#school/profile/words.ts";
import { ComeAndSee, Promises, WhatWeDo, WhoComes } from "#school/texts/about.tsx";
import { type PageTexts, textsOf } from "#school/texts/page-texts.ts";
import { listTexts } from "#school/texts/public-contract.ts";
import { type SaidTexts, saidTexts } from "#school/translations/said-texts.ts";
import { Said } from "#ui/said.tsx";
import type { Route } from "./+types/about.ts";

type Data = SaidTexts<PageTexts<"about">>;

export async function loader({ request, context }: Route.LoaderArgs): Promise<Data> {
	const fetch = context.get(apiFetch);
	const texts = await call(listTexts, {}, fetch).then(textsOf("about")).catch(throwAsPageError);
	return saidTexts(texts, request.url, fetch);
}

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Data> {
	const { loadTexts } = await import("#school/texts/loading.ts");
	const texts = textsOf("about")(await loadTexts());
	if (languageOfPath(new URL(request.url).pathname) === "en") return { texts, english: [] };
	const spanish = await import("#school/translations/said-texts.ts");
	return spanish.saidTexts(texts, request.url, (path, init) => fetch(path, init));
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
