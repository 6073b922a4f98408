import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOfPath, pathIn } from "#platform/text/language-paths.ts";
import { head, siteOf } from "#school/profile/head.ts";
import { openingWords } from "#school/profile/opening-words.ts";
import { breadcrumbs, organization } from "#school/profile/structured-data.ts";
import { frame } from "#school/profile/words.ts";
import { ComeAndSee, Promises, WhatWeDo, WhoComes } from "#school/texts/about.tsx";
import { type PageTexts, textsOf } from "#school/texts/page-texts.ts";
import { saidSlots } from "#school/translations/said-course.ts";
import type { Source } from "#site/pages/browser-source.ts";
import { serverSource } from "#site/pages/server-source.ts";
import { Said } from "#ui/said.tsx";
import type { Route } from "./+types/about.ts";

interface Data {
	texts: PageTexts<"about">;
	/** Lines that are in English on a page that is not. */
	english: string[];
}

export const loader = ({ request, context }: Route.LoaderArgs) =>
	load(serverSource(request, context)).catch(throwAsPageError);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { browserSource } = await import("#site/pages/browser-source.ts");
	return load(browserSource(request));
}

async function load({ texts, speech }: Source): Promise<Data> {
	const [written, say] = await Promise.all([texts(), speech()]);
	return { texts: saidSlots(textsOf("about")(written), say), english: say.english() };
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
