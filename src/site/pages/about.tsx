import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import { head, siteOf } from "#school/profile/head.ts";
import { breadcrumbs, organization } from "#school/profile/structured-data.ts";
import { ComeAndSee, Promises, WhatWeDo, WhoComes } from "#school/texts/about.tsx";
import { type PageTexts, textsOf } from "#school/texts/page-texts.ts";
import { listTexts } from "#school/texts/public-contract.ts";
import type { Route } from "./+types/about.ts";

export const loader = ({ context }: Route.LoaderArgs): Promise<PageTexts<"about">> =>
	call(listTexts, {}, context.get(apiFetch)).then(textsOf("about")).catch(throwAsPageError);

export async function clientLoader() {
	const { loadTexts } = await import("#school/texts/loading.ts");
	return textsOf("about")(await loadTexts());
}

export const meta: Route.MetaFunction = ({ loaderData: texts, matches, location }) => {
	const site = siteOf(matches);
	return head({
		title: "About Us",
		description: texts?.["about.description"] ?? "",
		language: languageOfPath(location.pathname),
		path: "/about",
		site,
		structured: [
			organization(site),
			breadcrumbs(site.origin, [
				{ name: "Home", path: "/" },
				{ name: "About Us", path: "/about" },
			]),
		],
	});
};

export default function AboutPage({ loaderData: texts }: Route.ComponentProps) {
	return (
		<>
			<div className="wrap">
				<div className="intro page-head">
					<h1>{texts["about.heading"]}</h1>
					<p className="lead">{texts["about.lead"]}</p>
				</div>
			</div>
			<WhatWeDo texts={texts} />
			<WhoComes texts={texts} />
			<Promises texts={texts} />
			<ComeAndSee texts={texts} />
		</>
	);
}
