import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import { plural } from "#platform/text/plural.ts";
import { ClassList } from "#school/classes/class-list.tsx";
import { findClasses, wishIn } from "#school/classes/finder.ts";
import { FinderForm } from "#school/classes/finder-form.tsx";
import { listClasses, type PublicClass } from "#school/classes/public-contract.ts";
import { openClasses } from "#school/classes/shown-class.ts";
import { type Course, listCourses } from "#school/courses/public-contract.ts";
import { placeName } from "#school/profile/address.ts";
import { PhoneLink } from "#school/profile/contact-links.tsx";
import { head, noindexHead, siteOf } from "#school/profile/head.ts";
import type { Route } from "./+types/classes.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const fetch = context.get(apiFetch);
	const loaded = await Promise.all([
		call(listCourses, {}, fetch),
		call(listClasses, {}, fetch),
	]).catch(throwAsPageError);
	return view(...loaded, request);
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const [{ loadCourses }, { loadClasses }] = await Promise.all([
		import("#school/courses/loading.ts"),
		import("#school/classes/loading.ts"),
	]);
	return view(...(await Promise.all([loadCourses(), loadClasses()])), request);
}

/** Finds the classes that the address of a request asks for. */
function view(courses: readonly Course[], classes: readonly PublicClass[], request: Request) {
	const open = openClasses(classes);
	const programs = courses
		.filter(({ id }) => open.some(({ courseId }) => courseId === id))
		.map(({ id, slug, title }) => ({ id, slug, title }));
	const slugs = programs.map(({ slug }) => slug);
	const wish = wishIn(new URL(request.url).searchParams, slugs);
	const slugOf = (courseId: number) => programs.find(({ id }) => id === courseId)?.slug;
	const { fitting, near } = findClasses(open, wish, slugOf);
	return { programs, wish, fitting, near };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
	const site = siteOf(matches);
	if (!loaderData?.programs.length) return noindexHead("Upcoming classes", site);
	return head({
		title: "Upcoming classes",
		description: `Start dates, days, times and prices of all classes in ${placeName(site.school)}. Choose when you are free, and see which classes fit your week.`,
		language: languageOfPath(location.pathname),
		path: "/classes",
		site,
	});
};

export default function ClassesPage({ loaderData }: Route.ComponentProps) {
	const { programs, wish, fitting, near } = loaderData;
	const programOf = (courseId: number) =>
		programs.find(({ id }) => id === courseId) ?? { slug: "", title: "" };
	return (
		<div className="wrap page">
			<div className="intro">
				<h1>Upcoming classes</h1>
				<p className="lead">Choose when you are free, and see which classes fit your week.</p>
			</div>
			{programs.length === 0 ? (
				<p className="done">
					No dates are set right now. Call us, and we tell you when the next class starts:{" "}
					<PhoneLink />
				</p>
			) : (
				<div className="finder">
					<FinderForm programs={programs} wish={wish} />
					<div id="found">
						<h2 className="h-xl">
							<span role="status">
								{fitting.length === 0
									? "No class fits"
									: plural(fitting.length, "class", "classes")}
							</span>
						</h2>
						{fitting.length === 0 && (
							<p>Try more days or times, or ask our office. New dates are added here.</p>
						)}
						<ClassList classes={fitting} programOf={programOf} named />
						{near.length > 0 && (
							<>
								<h2 className="h-xl">Almost fits</h2>
								<ClassList classes={near} programOf={programOf} named />
							</>
						)}
						<a className="more" href="/classes.ics">
							All dates as a calendar
						</a>
					</div>
				</div>
			)}
		</div>
	);
}
