import { useState } from "react";
import { data, redirect, useNavigate } from "react-router";
import { ContactForm } from "#intake/contacts/contact-form.tsx";
import { postContact } from "#intake/contacts/contact-post.ts";
import { ContactSuccess, type SavedContact } from "#intake/contacts/contact-success.tsx";
import { forwardedLanguage } from "#intake/mail/language-header.ts";
import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import { courseOptions } from "#school/courses/course-options.ts";
import { readForm } from "#school/courses/posted-form.ts";
import { ContactBox } from "#school/profile/contact-box.tsx";
import { head, siteOf } from "#school/profile/head.ts";
import { breadcrumbs, organization } from "#school/profile/structured-data.ts";
import { headings } from "#school/texts/headings.ts";
import { textsOf } from "#school/texts/page-texts.ts";
import { listTexts } from "#school/texts/public-contract.ts";
import { referenceIn } from "#ui/reference.ts";
import { useFocusOnReturn } from "#ui/route-focus.tsx";
import { SuccessHeading } from "#ui/success-heading.tsx";
import type { Route } from "./+types/contact.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
	const fetch = context.get(apiFetch);
	const [{ courses, status }, texts] = await Promise.all([
		courseOptions(fetch),
		// Who wants to reach the school can, also without its lead.
		call(listTexts, {}, fetch).catch(() => null),
	]);
	const reference = sentReference(request);
	return data({ courses, reference, texts: texts && textsOf("contact")(texts) }, { status });
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const [{ loadCourses }, { loadTexts }] = await Promise.all([
		import("#school/courses/loading.ts"),
		import("#school/texts/loading.ts"),
	]);
	const [courses, texts] = await Promise.all([
		loadCourses().catch(() => null),
		loadTexts().catch(() => null),
	]);
	return { courses, reference: sentReference(request), texts: texts && textsOf("contact")(texts) };
}

function sentReference(request: Request): string | null {
	return referenceIn(new URL(request.url).searchParams, "sent", "C");
}

export async function action({ request, context }: Route.ActionArgs) {
	const headers = forwardedLanguage(request);
	const posted = await postContact(await readForm(request), headers, context.get(apiFetch));
	if (!("saved" in posted)) return data(posted, { status: posted.status });
	throw redirect(`/contact?sent=${posted.saved.reference}`, 303);
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
	const site = siteOf(matches);
	return head({
		title: "Contact us",
		description: loaderData?.texts?.["contact.description"] ?? "",
		language: languageOfPath(location.pathname),
		path: "/contact",
		site,
		structured: [
			organization(site),
			breadcrumbs(site.origin, [
				{ name: "Home", path: "/" },
				{ name: "Contact us", path: "/contact" },
			]),
		],
	});
};

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
	const { courses, reference, texts } = loaderData;
	const [saved, setSaved] = useState<SavedContact | null>(null);
	const navigate = useNavigate();
	const success: SavedContact | null = saved ?? (reference ? { reference } : null);
	useFocusOnReturn(success !== null);
	const another = () => {
		setSaved(null);
		void navigate("/contact");
	};
	return (
		<div className="wrap page">
			<div className="intro">
				{success ? (
					<SuccessHeading
						title="Message Sent Successfully!"
						lead="Thank you for contacting us. We will get back to you soon!"
					/>
				) : (
					<>
						<h1>{headings["contact.lead"]}</h1>
						{texts && <p className="lead">{texts["contact.lead"]}</p>}
					</>
				)}
			</div>
			<div className="with-aside">
				<ContactBox />
				{success ? (
					<ContactSuccess saved={success} onAnother={another} />
				) : (
					<ContactForm courses={courses} refused={actionData} onSaved={setSaved} />
				)}
			</div>
		</div>
	);
}
