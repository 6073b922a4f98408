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
import { applicantWords } from "#intake/registrations/applicant/words.ts";
import { ApiError, call, type Fetch } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { pathOf } from "#platform/api/endpoint.ts";
import { readForm } from "#school/courses/posted-form.ts";
import { APPLICANT_PATH } from "#school/profile/applicant-path.ts";
import { noindexHead, siteOf } from "#school/profile/head.ts";
import type { Route } from "./+types/my-registration.ts";

interface Data {
	/** Null if the link does not work. */
	page: ApplicantPage | null;
	saved: ApplicantForm | null;
	status: number;
}

export async function loader({ request, params: { token }, context }: Route.LoaderArgs) {
	const loaded = await load(token, savedIn(request), context.get(apiFetch));
	return data(loaded, { status: loaded.status });
}

export const clientLoader = ({ request, params: { token } }: Route.ClientLoaderArgs) =>
	load(token, savedIn(request));

/** Returns the form that was saved before the redirect to this page. */
function savedIn(request: Request): ApplicantForm | null {
	const done = new URL(request.url).searchParams.get("done");
	return applicantForms.find((form) => form === done) ?? null;
}

/** @throws {Response} when the server has a problem of its own */
async function load(token: string, saved: ApplicantForm | null, fetch?: Fetch): Promise<Data> {
	try {
		const page = await call(getApplicantPage, { params: { token } }, fetch);
		return { page, saved, status: 200 };
	} catch (error) {
		const status = error instanceof ApiError ? error.status : 503;
		if (status >= 500) throw new Response(null, { status });
		return { page: null, saved: null, status };
	}
}

export async function action({ request, params: { token }, context }: Route.ActionArgs) {
	const posted = await postChange(await readForm(request), token, context.get(apiFetch));
	if (!("saved" in posted)) return data(posted, { status: posted.status });
	throw redirect(`${APPLICANT_PATH}/${token}?done=${posted.saved}#done`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
	const page = loaderData?.page;
	const title = page ? applicantWords[page.language].title : "This link does not work";
	return noindexHead(title, siteOf(matches));
};

export default function MyRegistration({
	loaderData: { page, saved },
	actionData: refused,
	params,
}: Route.ComponentProps) {
	if (!page) return <BrokenLink />;
	const path = `${APPLICANT_PATH}/${params.token}`;
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
