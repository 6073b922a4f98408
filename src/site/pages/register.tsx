import { useState } from "react";
import { data, redirect, useNavigate } from "react-router";
import { forwardedLanguage } from "#intake/mail/language-header.ts";
import { RegistrationAside } from "#intake/registrations/registration-aside.tsx";
import { RegistrationForm } from "#intake/registrations/registration-form.tsx";
import { postRegistration } from "#intake/registrations/registration-post.ts";
import {
	RegistrationSuccess,
	RegistrationSuccessHeading,
	type SavedRegistration,
} from "#intake/registrations/registration-success.tsx";
import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import { type ClassOption, classOptions } from "#school/classes/options.ts";
import { listClasses } from "#school/classes/public-contract.ts";
import { courseOptions } from "#school/courses/course-options.ts";
import type { CourseChoice } from "#school/courses/course-select.tsx";
import { readForm } from "#school/courses/posted-form.ts";
import { placeName } from "#school/profile/address.ts";
import { head, siteOf } from "#school/profile/head.ts";
import { referenceIn } from "#ui/reference.ts";
import { useFocusOnReturn } from "#ui/route-focus.tsx";
import type { Route } from "./+types/register.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const fetch = context.get(apiFetch);
	const [{ courses, status }, classes] = await Promise.all([
		courseOptions(fetch),
		call(listClasses, {}, fetch).catch(() => []),
	]);
	return data(view(courses, classOptions(classes), request), { status });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const [{ loadCourses }, { loadClassOptions }] = await Promise.all([
		import("#school/courses/loading.ts"),
		import("#school/facts/loading.ts"),
	]);
	const courses = loadCourses().catch(() => null);
	return view(...(await Promise.all([courses, loadClassOptions()])), request);
}

/** Reads the preselected program and class, or the success view, from the URL. */
function view(courses: CourseChoice[] | null, classes: ClassOption[], request: Request) {
	const query = new URL(request.url).searchParams;
	const chosen = classes.find(({ id }) => String(id) === query.get("class"));
	const program = courses?.find(({ id, slug }) =>
		chosen ? id === chosen.courseId : slug === query.get("program"),
	);
	const reference = referenceIn(query, "registered", "R");
	const isGone = query.has("class") && !chosen;
	return { courses, classes, program, chosen, isGone, reference, place: placeIn(query) };
}

/** Reads the place in a class from the URL of the success view: wanted, or a number on the waiting list. */
function placeIn(query: URLSearchParams): SavedRegistration["place"] {
	const place = query.get("place") ?? "";
	if (place === "wanted") return { state: "wanted", number: null, offeredUntil: null };
	if (!/^[1-9]\d{0,3}$/.test(place)) return undefined;
	return { state: "waiting", number: Number(place), offeredUntil: null };
}

export async function action({ request, context }: Route.ActionArgs) {
	const headers = forwardedLanguage(request);
	const posted = await postRegistration(await readForm(request), headers, context.get(apiFetch));
	if (!("saved" in posted)) return data(posted, { status: posted.status });
	const { reference, courseId, place } = posted.saved;
	const { courses } = await courseOptions(context.get(apiFetch));
	const slug = courses?.find(({ id }) => id === courseId)?.slug;
	const query = new URLSearchParams({
		registered: reference,
		...(slug && { program: slug }),
		...(place && { place: String(place.number ?? place.state) }),
	});
	throw redirect(`/register?${query}`, 303);
}

export const meta: Route.MetaFunction = ({ matches, location }) => {
	const site = siteOf(matches);
	return head({
		title: "Program Registration",
		description: `Register for a healthcare program in ${placeName(site.school)}. It takes about two minutes, with no payment and no account. Our office will contact you.`,
		language: languageOfPath(location.pathname),
		path: "/register",
		site,
	});
};

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
	const { courses, classes, program, chosen, isGone, reference, place } = loaderData;
	const [saved, setSaved] = useState<SavedRegistration | null>(null);
	const navigate = useNavigate();
	const success: SavedRegistration | null =
		saved ?? (reference ? { reference, courseTitle: program?.title, place } : null);
	useFocusOnReturn(success !== null);

	if (success) {
		return (
			<div className="wrap page">
				<div className="intro">
					<RegistrationSuccessHeading />
				</div>
				<div className="done">
					<RegistrationSuccess
						saved={success}
						onAnother={() => {
							setSaved(null);
							void navigate("/register");
						}}
					/>
				</div>
			</div>
		);
	}
	return (
		<div className="wrap page">
			<div className="intro">
				<h1>Program Registration</h1>
				<p className="lead">
					Please fill out the form below to register for one of our healthcare programs.
				</p>
				{isGone && (
					<p className="note">
						<b>The class you chose is not offered right now.</b> Choose another one, or register for
						the program, and our office will help you find a class.
					</p>
				)}
			</div>
			<div className="with-aside">
				<RegistrationForm
					courses={courses}
					classes={classes}
					chosenId={program?.id}
					chosenClassId={chosen?.id}
					refused={actionData}
					onSaved={setSaved}
				/>
				<RegistrationAside />
			</div>
		</div>
	);
}
