import { useState } from "react";
import { data, redirect, useLocation, useNavigate } from "react-router";
import { ContactForm } from "#intake/contacts/contact-form.tsx";
import { ContactSuccess, type SavedContact } from "#intake/contacts/contact-success.tsx";
import { checkContact, typedContact } from "#intake/contacts/form-data.ts";
import { sendContact } from "#intake/contacts/public-contract.ts";
import { contactWords } from "#intake/contacts/words.tsx";
import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { languageOf, languageOfPath, pathIn } from "#platform/text/language-paths.ts";
import { courseOptions } from "#school/courses/course-options.ts";
import type { CourseChoice } from "#school/courses/course-select.tsx";
import { ContactBox } from "#school/profile/contact-box.tsx";
import { head, noindexHead, siteOf } from "#school/profile/head.ts";
import { openingWords } from "#school/profile/opening-words.ts";
import { breadcrumbs, organization } from "#school/profile/structured-data.ts";
import { frame } from "#school/profile/words.ts";
import { listTexts } from "#school/texts/public-contract.ts";
import type { SiteTexts } from "#school/texts/slots.ts";
import { browserSpeech } from "#school/translations/browser-speech.ts";
import { loadSpeech } from "#school/translations/load-speech.ts";
import { type Speech, untranslated } from "#school/translations/speech.ts";
import { postForm } from "#site/pages/posted-form.ts";
import { referenceIn } from "#ui/reference.ts";
import { useFocusOnReturn } from "#ui/route-focus.tsx";
import { Said } from "#ui/said.tsx";
import { useSitePath } from "#ui/site-link.tsx";
import { SuccessHeading } from "#ui/success-heading.tsx";
import type { Route } from "./+types/contact.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const fetch = context.get(apiFetch);
	const [{ courses, status }, texts, speech] = await Promise.all([
		courseOptions(fetch),
		// Who wants to reach the school can, also without its lead.
		call(listTexts, {}, fetch).catch(() => null),
		loadSpeech(languageOf(request), fetch).catch(() => null),
	]);
	// In English only, or without its consent, it is shown to whoever wants to write now, and kept for nobody else.
	return data(view(courses, texts, request, speech ?? untranslated()), {
		status: speech && texts ? status : 503,
	});
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
	loadView(request).catch((error: unknown) => {
		if (!new URL(request.url).searchParams.has("sent")) throw error;
		// What is sent is said also where the connection is lost right after.
		console.error(error);
		return view(null, null, request, untranslated());
	});

async function loadView(request: Request) {
	const [{ loadCourses }, { loadTexts }] = await Promise.all([
		import("#school/courses/loading.ts"),
		import("#school/texts/loading.ts"),
	]);
	const [courses, texts, speech] = await Promise.all([
		loadCourses().catch(() => null),
		loadTexts().catch(() => null),
		browserSpeech(languageOf(request)),
	]);
	return view(courses, texts, request, speech);
}

/** Says what the page shows in its language: in English as it is. */
function view(
	courses: CourseChoice[] | null,
	texts: SiteTexts | null,
	request: Request,
	{ line, english }: Speech,
) {
	const shown = {
		courses: courses?.map((course) => ({ ...course, title: line(course.title) })) ?? null,
		consent: line(texts?.["consent.message"] ?? ""),
		reference: referenceIn(new URL(request.url).searchParams, "sent", "C"),
		texts: texts && {
			lead: line(texts["contact.lead"]),
			description: line(texts["contact.description"]),
		},
	};
	return { ...shown, english: english() };
}

export async function action({ request, context }: Route.ActionArgs) {
	const posted = await postForm(request, {
		read: typedContact,
		check: checkContact,
		send: (contact) => call(sendContact, contact, context.get(apiFetch)),
	});
	if (!("saved" in posted)) return data(posted, { status: posted.status });
	throw redirect(pathIn(languageOf(request), `/contact?sent=${posted.saved.reference}`), 303);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
	const site = siteOf(matches);
	const { title } = contactWords.of(matches);
	if (loaderData?.reference) return noindexHead(title, site);
	const language = languageOfPath(location.pathname);
	return head({
		title,
		description: loaderData?.texts?.description ?? "",
		language,
		path: "/contact",
		site,
		structured: [
			organization(site, language, openingWords.of(matches)),
			breadcrumbs(site.origin, [
				{ name: frame.of(matches).home, path: pathIn(language, "/") },
				{ name: title, path: pathIn(language, "/contact") },
			]),
		],
	});
};

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { courses, consent, reference, texts } = loaderData;
	const [saved, setSaved] = useState<(SavedContact & { at: string }) | null>(null);
	const { key } = useLocation();
	const navigate = useNavigate();
	const sitePath = useSitePath();
	const words = contactWords.use();
	// Until its address is there it is known here only.
	const isShown = saved?.at === key || saved?.reference === reference;
	const success: SavedContact | null = (isShown && saved) || (reference ? { reference } : null);
	useFocusOnReturn(success !== null);
	return (
		<div className="wrap page">
			<div className="intro">
				{success ? (
					<SuccessHeading title={words.saved} lead={words.thanks} />
				) : (
					<>
						<h1>{words.title}</h1>
						{texts && (
							<p className="lead">
								<Said>{texts.lead}</Said>
							</p>
						)}
					</>
				)}
			</div>
			<div className="with-aside">
				<ContactBox label={words.information} />
				{success ? (
					<ContactSuccess saved={success} onAnother={() => void navigate(sitePath("/contact"))} />
				) : (
					<ContactForm
						courses={courses}
						consent={consent}
						refused={actionData}
						onSaved={(sent) => {
							setSaved({ ...sent, at: key });
							const path = sitePath(`/contact?sent=${sent.reference}`);
							void navigate(path, { replace: true, preventScrollReset: true });
						}}
					/>
				)}
			</div>
		</div>
	);
}
