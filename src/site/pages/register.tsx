import { useState } from "react";
import { data, redirect, useLocation, useNavigate } from "react-router";
import { otherClassMessage } from "#intake/placements/public-contract.ts";
import { checkRegistration, typedRegistration } from "#intake/registrations/form-data.ts";
import { registerPageWords } from "#intake/registrations/page-words.tsx";
import { type Registered, register } from "#intake/registrations/public-contract.ts";
import { RegistrationAside } from "#intake/registrations/registration-aside.tsx";
import { RegistrationForm } from "#intake/registrations/registration-form.tsx";
import {
	RegistrationSuccess,
	RegistrationSuccessHeading,
	type SavedRegistration,
} from "#intake/registrations/registration-success.tsx";
import { registrationWords } from "#intake/registrations/words.ts";
import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { languageOf, languageOfPath, pathIn } from "#platform/text/language-paths.ts";
import { type ClassOption, classOptions } from "#school/classes/options.ts";
import { listClasses } from "#school/classes/public-contract.ts";
import { classInSpanish } from "#school/classes/words-in-spanish.ts";
import { courseOptions } from "#school/courses/course-options.ts";
import type { CourseChoice } from "#school/courses/course-select.tsx";
import { placeName } from "#school/profile/address.ts";
import { head, noindexHead, siteOf } from "#school/profile/head.ts";
import { listTexts } from "#school/texts/public-contract.ts";
import type { SiteTexts } from "#school/texts/slots.ts";
import { browserSpeech } from "#school/translations/browser-speech.ts";
import { loadSpeech } from "#school/translations/load-speech.ts";
import { type Speech, untranslated } from "#school/translations/speech.ts";
import { postForm } from "#site/pages/posted-form.ts";
import { referenceIn } from "#ui/reference.ts";
import { useFocusOnReturn } from "#ui/route-focus.tsx";
import { useSitePath } from "#ui/site-link.tsx";
import type { Route } from "./+types/register.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const fetch = context.get(apiFetch);
	const [{ courses, status }, classes, texts, speech] = await Promise.all([
		courseOptions(fetch),
		call(listClasses, {}, fetch).catch(() => null),
		call(listTexts, {}, fetch).catch(() => null),
		loadSpeech(languageOf(request), fetch).catch(() => null),
	]);
	const words = languageOf(request) === "es" ? classInSpanish : undefined;
	const options = classes && classOptions(classes, words);
	// In English only, or without classes or its consent, it is shown to whoever wants to register now, and kept for nobody else.
	return data(view(courses, options, texts, request, speech ?? untranslated()), {
		status: speech && texts && classes ? status : 503,
	});
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	loadView(request).catch((error: unknown) => {
		if (!new URL(request.url).searchParams.has("registered")) throw error;
		// What is registered is said also where the connection is lost right after, or was for a while: a browser asks only once
		// for a module.
		console.error(error);
		return view(null, null, null, request, untranslated());
	});

async function loadView(request: Request) {
	const language = languageOf(request);
	const [{ loadCourses }, { loadClassOptions }, { loadTexts }] = await Promise.all([
		import("#school/courses/loading.ts"),
		import("#school/facts/loading.ts"),
		import("#school/texts/loading.ts"),
	]);
	const [courses, classes, texts, speech] = await Promise.all([
		loadCourses().catch(() => null),
		loadClassOptions(language),
		loadTexts().catch(() => null),
		browserSpeech(language),
	]);
	return view(courses, classes, texts, request, speech);
}

/** Reads the preselected program and class, or the success view, from the URL. Titles are in the language of the page. */
function view(
	inEnglish: CourseChoice[] | null,
	classes: ClassOption[] | null,
	texts: SiteTexts | null,
	request: Request,
	{ line, english }: Speech,
) {
	const courses = inEnglish?.map((course) => ({ ...course, title: line(course.title) })) ?? null;
	const query = new URL(request.url).searchParams;
	const chosen = classes?.find(({ id }) => String(id) === query.get("class"));
	const program = courses?.find(({ id, slug }) =>
		chosen ? id === chosen.courseId : slug === query.get("program"),
	);
	const reference = referenceIn(query, "registered", "R");
	const isGone = classes !== null && query.has("class") && !chosen;
	const place = placeIn(query);
	const consent = line(texts?.["consent.registration"] ?? "");
	const shown = { courses, classes, consent, program, chosen, isGone, reference, place };
	return { ...shown, english: english() };
}

/** Reads the place in a class from the URL of the success view: wanted, or a number on the waiting list. */
function placeIn(query: URLSearchParams): SavedRegistration["place"] {
	const place = query.get("place") ?? "";
	if (place === "wanted") return { state: "wanted", number: null, offeredUntil: null };
	if (!/^[1-9]\d{0,3}$/.test(place)) return undefined;
	return { state: "waiting", number: Number(place), offeredUntil: null };
}

export async function action({ request, context }: Route.ActionArgs) {
	const fetch = context.get(apiFetch);
	const posted = await postForm(request, {
		read: typedRegistration,
		check: checkRegistration,
		send: (registration) => call(register, registration, fetch),
		refusals: { classId: otherClassMessage },
	});
	if (!("saved" in posted)) return data(posted, { status: posted.status });
	const { courses } = await courseOptions(fetch);
	throw redirect(pathIn(languageOf(request), successPath(posted.saved, courses)), 303);
}

/** Returns the address of the success view, which a reload and the other language keep. */
function successPath({ reference, courseId, place }: Registered, courses: CourseChoice[] | null) {
	const slug = courses?.find(({ id }) => id === courseId)?.slug;
	const query = new URLSearchParams({
		registered: reference,
		...(slug && { program: slug }),
		...(place && { place: String(place.number ?? place.state) }),
	});
	return `/register?${query}`;
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
	const site = siteOf(matches);
	const { title } = registrationWords.of(matches);
	if (loaderData?.reference) return noindexHead(title, site);
	return head({
		title,
		description: registerPageWords.of(matches).description(placeName(site.school)),
		language: languageOfPath(location.pathname),
		path: "/register",
		site,
	});
};

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
	const { courses, classes, consent, program, chosen, isGone, reference, place } = loaderData;
	const [saved, setSaved] = useState<(SavedRegistration & { at: string }) | null>(null);
	const { key } = useLocation();
	const navigate = useNavigate();
	const sitePath = useSitePath();
	const { title, lead } = registrationWords.use();
	const { classGone, classesNotLoaded } = registerPageWords.use();
	// Until its address is there it is known here only.
	const isShown = saved?.at === key || saved?.reference === reference;
	const success: SavedRegistration | null =
		(isShown && saved) || (reference ? { reference, courseTitle: program?.title, place } : null);
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
						onAnother={() => void navigate(sitePath("/register"))}
					/>
				</div>
			</div>
		);
	}
	return (
		<div className="wrap page">
			<div className="intro">
				<h1>{title}</h1>
				<p className="lead">{lead}</p>
				{isGone && <p className="note">{classGone}</p>}
				{classes === null && <p className="note">{classesNotLoaded}</p>}
			</div>
			<div className="with-aside">
				<RegistrationForm
					courses={courses}
					classes={classes}
					consent={consent}
					chosenId={program?.id}
					chosenClassId={chosen?.id}
					refused={actionData}
					onSaved={(registered) => {
						setSaved({ ...registered, at: key });
						const path = sitePath(successPath(registered, courses));
						void navigate(path, { replace: true, preventScrollReset: true });
					}}
				/>
				<RegistrationAside />
			</div>
		</div>
	);
}
