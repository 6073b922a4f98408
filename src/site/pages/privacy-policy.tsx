import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import { head, siteOf } from "#school/profile/head.ts";
import { policy, policyDate, policyInShort } from "#school/profile/privacy-policy.tsx";
import type { KeptFor } from "#school/profile/retention.ts";
import { getRetention } from "#school/settings/public-contract.ts";
import type { Route } from "./+types/privacy-policy.ts";

interface Data {
	/** Null if it could not be loaded. */
	kept: KeptFor | null;
}

export async function loader({ context }: Route.LoaderArgs): Promise<Data> {
	return { kept: await call(getRetention, {}, context.get(apiFetch)).catch(throwAsPageError) };
}

export async function clientLoader(): Promise<Data> {
	const { loadRetention } = await import("#school/settings/loading.ts");
	return { kept: await loadRetention() };
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
	head({
		title: "Privacy Policy",
		description:
			"What we store about you, why, how long we keep it and your rights, in plain language.",
		path: "/privacy-policy",
		language: languageOfPath(location.pathname),
		site: siteOf(matches),
	});

export default function PrivacyPolicyPage({ loaderData: { kept } }: Route.ComponentProps) {
	const sections = policy(kept);
	return (
		<div className="wrap page">
			<div className="intro">
				<h1>Privacy Policy</h1>
				<p className="lead">What we store about you, why, how long we keep it and your rights.</p>
				<p className="small">Last updated {policyDate(kept)}. 4-minute read.</p>
			</div>
			<div className="read">
				<aside className="box short" aria-labelledby="short">
					<h2 className="h-xl" id="short">
						In short
					</h2>
					<ul>
						{policyInShort.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</aside>
				<nav className="toc" aria-label="On this page">
					<ol>
						{sections.map(({ id, title }, index) => (
							<li key={id}>
								<a href={`#${id}`}>
									<i>{index + 1}</i>
									{title}
								</a>
							</li>
						))}
					</ol>
				</nav>
				<div>
					{sections.map(({ id, title, body }, index) => (
						<section id={id} key={id} aria-labelledby={`${id}-head`}>
							<h2 className="h-xl" id={`${id}-head`}>
								<i>{index + 1}</i>
								{title}
							</h2>
							<div className="prose">{body}</div>
						</section>
					))}
				</div>
			</div>
		</div>
	);
}
