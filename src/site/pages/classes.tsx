import { Fragment } from "react";
import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import { ClassList } from "#school/classes/class-list.tsx";
import { type Found, findClasses, wishIn } from "#school/classes/finder.ts";
import { FinderForm } from "#school/classes/finder-form.tsx";
import { finderWords } from "#school/classes/finder-words.ts";
import { openClasses, saidClass } from "#school/classes/shown-class.ts";
import type { Course } from "#school/courses/public-contract.ts";
import { placeName } from "#school/profile/address.ts";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { head, noindexHead, siteOf } from "#school/profile/head.ts";
import type { Source } from "#site/pages/browser-source.ts";
import { serverSource } from "#site/pages/server-source.ts";
import { SiteLink } from "#ui/site-link.tsx";
import type { Route } from "./+types/classes.ts";

export const loader = ({ request, context }: Route.LoaderArgs) =>
	load(serverSource(request, context), request).catch(throwAsPageError);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { browserSource } = await import("#site/pages/browser-source.ts");
	return load(browserSource(request), request);
}

/** Finds the classes that the address of a request asks for. */
async function load(source: Source, request: Request) {
	const [courses, classes, say] = await Promise.all([
		source.courses(),
		source.classes(),
		source.speech(),
	]);
	const open = openClasses(classes);
	const isDated = ({ id }: Course) => open.some(({ courseId }) => courseId === id);
	const named = ({ id, slug, title }: Course) => ({ id, slug, title: say.line(title) });
	const programs = courses.filter(isDated).map(named);
	const others = courses.filter((course) => !isDated(course)).map(named);
	const slugs = programs.map(({ slug }) => slug);
	const wish = wishIn(new URL(request.url).searchParams, slugs);
	const slugOf = (courseId: number) => programs.find(({ id }) => id === courseId)?.slug;
	const found = findClasses(open, wish, slugOf);
	const said = (some: readonly Found[]) => some.map((one) => saidClass(one, say.line));
	const [fitting, near] = [said(found.fitting), said(found.near)];
	return { programs, others, wish, fitting, near, english: say.english() };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
	const site = siteOf(matches);
	const words = finderWords.of(matches);
	if (!loaderData?.programs.length) return noindexHead(words.title, site);
	return head({
		title: words.title,
		description: words.description(placeName(site.school)),
		language: languageOfPath(location.pathname),
		path: "/classes",
		site,
	});
};

export default function ClassesPage({ loaderData }: Route.ComponentProps) {
	const { programs, others, wish, fitting, near } = loaderData;
	const words = finderWords.use();
	const programOf = (courseId: number) =>
		programs.find(({ id }) => id === courseId) ?? { slug: "", title: "" };
	return (
		<div className="wrap page">
			<div className="intro">
				<h1>{words.title}</h1>
				<p className="lead">{words.lead}</p>
			</div>
			{programs.length === 0 ? (
				<p className="done">
					{words.noDates} <PhoneLink />
				</p>
			) : (
				<div className="finder">
					<FinderForm programs={programs} wish={wish} />
					<div id="found">
						<h2 className="h-xl">
							<span role="status">
								{fitting.length === 0 ? words.noneFits : words.found(fitting.length)}
							</span>
						</h2>
						{fitting.length === 0 && <p>{words.tryMore}</p>}
						<ClassList classes={fitting} programOf={programOf} named />
						{near.length > 0 && (
							<>
								<h2 className="h-xl">{words.near}</h2>
								<ClassList classes={near} programOf={programOf} named />
							</>
						)}
						<a className="more" href="/classes.ics">
							{words.calendar}
						</a>
						{others.length > 0 && (
							<p>
								{words.others}
								{others.map(({ slug, title }, at) => (
									<Fragment key={slug}>
										{at > 0 ? ", " : " "}
										<SiteLink to={`/courses/${slug}`}>{title}</SiteLink>
									</Fragment>
								))}
							</p>
						)}
					</div>
				</div>
			)}
		</div>
	);
}
