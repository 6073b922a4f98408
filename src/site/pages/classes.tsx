import { Fragment } from "react";
import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOf, languageOfPath } from "#platform/text/language-paths.ts";
import { ClassList } from "#school/classes/class-list.tsx";
import { type Found, findClasses, wishIn } from "#school/classes/finder.ts";
import { FinderForm } from "#school/classes/finder-form.tsx";
import { finderWords } from "#school/classes/finder-words.ts";
import { listClasses, type PublicClass } from "#school/classes/public-contract.ts";
import { openClasses, saidClass } from "#school/classes/shown-class.ts";
import { type Course, listCourses } from "#school/courses/public-contract.ts";
import { placeName } from "#school/profile/address.ts";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { head, noindexHead, siteOf } from "#school/profile/head.ts";
import { browserSpeech } from "#school/translations/browser-speech.ts";
import { loadSpeech } from "#school/translations/load-speech.ts";
import type { Speech } from "#school/translations/speech.ts";
import { SiteLink } from "#ui/site-link.tsx";
import type { Route } from "./+types/classes.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const fetch = context.get(apiFetch);
	const loaded = await Promise.all([
		call(listCourses, {}, fetch),
		call(listClasses, {}, fetch),
		loadSpeech(languageOf(request), fetch),
	]).catch(throwAsPageError);
	return view(...loaded, request);
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const [{ loadCourses }, { loadClasses }] = await Promise.all([
		import("#school/courses/loading.ts"),
		import("#school/classes/loading.ts"),
	]);
	const loaded = Promise.all([loadCourses(), loadClasses(), browserSpeech(languageOf(request))]);
	return view(...(await loaded), request);
}

/** Finds the classes that the address of a request asks for. */
function view(
	courses: readonly Course[],
	classes: readonly PublicClass[],
	say: Speech,
	request: Request,
) {
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
