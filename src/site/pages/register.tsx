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
import { apiFetch } from "#platform/api/context.ts";
import { courseOptions } from "#school/courses/course-options.ts";
import type { CourseChoice } from "#school/courses/course-select.tsx";
import { readForm } from "#school/courses/posted-form.ts";
import { head, siteOf } from "#school/profile/head.ts";
import { referenceIn } from "#ui/reference.ts";
import { useFocusOnReturn } from "#ui/route-focus.tsx";
import type { Route } from "./+types/register.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const { courses, status } = await courseOptions(context.get(apiFetch));
	return data(view(courses, request), { status });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { loadCourses } = await import("#school/courses/loading.ts");
	const courses = await loadCourses().catch(() => null);
	return view(courses, request);
}

/** Reads the preselected program or the success view from the URL. */
function view(courses: CourseChoice[] | null, request: Request) {
	const query = new URL(request.url).searchParams;
	const program = courses?.find(({ slug }) => slug === query.get("program"));
	const reference = referenceIn(query, "registered", "R");
	return { courses, program, reference };
}

export async function action({ request, context }: Route.ActionArgs) {
	const headers = forwardedLanguage(request);
	const posted = await postRegistration(await readForm(request), headers, context.get(apiFetch));
	if (!("saved" in posted)) return data(posted, { status: posted.status });
	const { reference, courseId } = posted.saved;
	const { courses } = await courseOptions(context.get(apiFetch));
	const slug = courses?.find(({ id }) => id === courseId)?.slug;
	const query = new URLSearchParams({ registered: reference, ...(slug && { program: slug }) });
	throw redirect(`/register?${query}`, 303);
}

export const meta: Route.MetaFunction = ({ matches }) =>
	head({
		title: "Program Registration",
		description:
			"Register for a healthcare program in Iselin, NJ. It takes about two minutes, with no payment and no account. Our office will contact you.",
		path: "/register",
		site: siteOf(matches),
	});

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
	const { courses, program, reference } = loaderData;
	const [saved, setSaved] = useState<SavedRegistration | null>(null);
	const navigate = useNavigate();
	const success: SavedRegistration | null =
		saved ?? (reference ? { reference, courseTitle: program?.title } : null);
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
			</div>
			<div className="with-aside">
				<RegistrationForm
					courses={courses}
					chosenId={program?.id}
					refused={actionData}
					onSaved={setSaved}
				/>
				<RegistrationAside />
			</div>
		</div>
	);
}
