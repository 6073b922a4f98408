import { call } from "#platform/api/client.ts";
import { apiFetch } from "#platform/api/context.ts";
import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import { head, siteOf } from "#school/profile/head.ts";
import { policy, policyChangedOn, policyInShort } from "#school/profile/privacy-policy.tsx";
import { policyWords } from "#school/profile/privacy-policy-words.tsx";
import type { KeptFor } from "#school/profile/retention.ts";
import { frame } from "#school/profile/words.ts";
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
		title: frame.of(matches).privacy,
		description: policyWords.of(matches).description,
		path: "/privacy-policy",
		language: languageOfPath(location.pathname),
		site: siteOf(matches),
	});

export default function PrivacyPolicyPage({ loaderData: { kept } }: Route.ComponentProps) {
	const words = policyWords.use();
	const sections = policy(words, kept);
	return (
		<div className="wrap page">
			<div className="intro">
				<h1>{frame.use().privacy}</h1>
				<p className="lead">{words.lead}</p>
				<p className="small">{words.updated(words.date(policyChangedOn(kept)))}</p>
			</div>
			<div className="read">
				<aside className="box short" aria-labelledby="short">
					<h2 className="h-xl" id="short">
						{words.inShort.title}
					</h2>
					<ul>
						{policyInShort(words).map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</aside>
				<nav className="toc" aria-label={words.onThisPage}>
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
