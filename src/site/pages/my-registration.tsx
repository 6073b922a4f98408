import { data, redirect } from "react-router";
import { ApplicantForms } from "#intake/registrations/applicant/applicant-forms.tsx";
import { ApplicantView } from "#intake/registrations/applicant/applicant-view.tsx";
import { BrokenLink } from "#intake/registrations/applicant/broken-link.tsx";
import { ChangeNote } from "#intake/registrations/applicant/change-note.tsx";
import { ClassSection } from "#intake/registrations/applicant/class-section.tsx";
import {
	type ApplicantForm,
	applicantForms,
	postChange,
} from "#intake/registrations/applicant/posted-change.ts";
import {
	type ApplicantPage,
	getApplicantPage,
	getClassCalendar,
} from "#intake/registrations/applicant/public-contract.ts";
import { saidPage } from "#intake/registrations/applicant/said-page.ts";
import { applicant, brokenLink } from "#intake/registrations/applicant/words.ts";
import { ApiError, call, type Fetch } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { pathOf } from "#platform/api/endpoint.ts";
import { languageOf, pathIn } from "#platform/text/language-paths.ts";
import { APPLICANT_PATH } from "#school/profile/applicant-path.ts";
import { noindexHead, siteOf } from "#school/profile/head.ts";
import { browserSpeech } from "#school/translations/browser-speech.ts";
import { loadSpeech } from "#school/translations/load-speech.ts";
import { type Speech, untranslated } from "#school/translations/speech.ts";
import { readForm } from "#site/pages/posted-form.ts";
import { saidErrors, say } from "#ui/say.ts";
import { useSitePath } from "#ui/site-link.tsx";
import type { Route } from "./+types/my-registration.ts";

interface Data {
	/** Null if the link does not work. */
	page: ApplicantPage | null;
	/** The lines of it that are in English though the page is not. */
	english: string[];
	saved: ApplicantForm | null;
	status: number;
}

export async function loader({ request, params: { token }, context }: Route.LoaderArgs) {
	const fetch = context.get(apiFetch);
	const loaded = await load(request, token, fetch, ({ language, slug }) =>
		loadSpeech(language, fetch, ...slugsOf(slug)).catch(untranslated),
	);
	return data(loaded, { status: loaded.status });
}

export const clientLoader = ({ request, params: { token } }: Route.ClientLoaderArgs) =>
	load(
		request,
		token,
		(path, init) => fetch(path, init),
		({ language, slug }) => browserSpeech(language, ...slugsOf(slug)),
	);

const slugsOf = (slug: string | null): string[] => (slug === null ? [] : [slug]);

/** Returns the form that was saved before the redirect to this page. */
function savedIn(request: Request): ApplicantForm | null {
	const done = new URL(request.url).searchParams.get("done");
	return applicantForms.find((form) => form === done) ?? null;
}

/** @throws {Response} when the server has a problem of its own */
async function load(
	request: Request,
	token: string,
	fetch: Fetch,
	speechOf: (page: ApplicantPage) => Promise<Speech>,
): Promise<Data> {
	const query = { language: languageOf(request) };
	try {
		const page = await call(getApplicantPage, { params: { token }, query }, fetch);
		return { ...saidPage(page, await speechOf(page)), saved: savedIn(request), status: 200 };
	} catch (error) {
		const status = error instanceof ApiError ? error.status : 503;
		if (status >= 500) throw new Response(null, { status });
		return { page: null, english: [], saved: null, status };
	}
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
	const posted = await postChange(await readForm(request), token, context.get(apiFetch));
	if (!("saved" in posted)) {
		const errors = saidErrors(posted.errors, say[languageOf(request)]);
		return data({ ...posted, errors }, { status: posted.status });
	}
	const path = pathIn(languageOf(request), APPLICANT_PATH);
	throw redirect(`${path}/${token}?done=${posted.saved}#done`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const words = loaderData?.page ? applicant : brokenLink;
	return noindexHead(words.of(matches).title, siteOf(matches));
};

export default function MyRegistration({
	loaderData: { page, saved },
	actionData: refused,
	params,
}: Route.ComponentProps) {
	const path = useSitePath()(`${APPLICANT_PATH}/${params.token}`);
	if (!page) return <BrokenLink />;
	return (
		<ApplicantView
			page={page}
			seat={<ClassSection page={page} path={path} calendarUrl={pathOf(getClassCalendar, params)} />}
			note={<ChangeNote saved={saved} refused={refused} page={page} />}
		>
			<ApplicantForms page={page} path={path} refused={refused} />
		</ApplicantView>
	);
}
