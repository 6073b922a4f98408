import { data, redirect } from "react-router";
import { ApiError, call, type Fetch } from "#api/client.ts";
import { apiFetch } from "#api/context.ts";
import { pathOf } from "#api/endpoint.ts";
import { readForm } from "#courses/posted-form.ts";
import { ApplicantForms } from "#registrations/applicant/applicant-forms.tsx";
import { ApplicantView } from "#registrations/applicant/applicant-view.tsx";
import { BrokenLink } from "#registrations/applicant/broken-link.tsx";
import { ChangeNote } from "#registrations/applicant/change-note.tsx";
import {
	type ApplicantForm,
	applicantForms,
	postChange,
} from "#registrations/applicant/posted-change.ts";
import {
	type ApplicantPage,
	getApplicantPage,
	getCalendarFile,
} from "#registrations/applicant/public-contract.ts";
import { applicantWords } from "#registrations/applicant/words.ts";
import { APPLICANT_PATH } from "#school/applicant-path.ts";
import { noindexHead, siteOf } from "#school/head.ts";
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
	return (
		<ApplicantView
			page={page}
			calendarUrl={pathOf(getCalendarFile, params)}
			note={<ChangeNote saved={saved} refused={refused} page={page} />}
		>
			<ApplicantForms page={page} path={`${APPLICANT_PATH}/${params.token}`} refused={refused} />
		</ApplicantView>
	);
}
