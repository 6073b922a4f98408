import { throwAsPageError } from "#platform/api/page-error.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import { head, siteOf } from "#school/profile/head.ts";
import { policy, policyChangedOn, policyInShort } from "#school/profile/privacy-policy.tsx";
import { policyWords } from "#school/profile/privacy-policy-words.ts";
import type { KeptFor } from "#school/profile/retention.ts";
import { frame } from "#school/profile/words.ts";
import { type PageTexts, textsOf } from "#school/texts/page-texts.ts";
import { TextBlocks } from "#school/texts/text-blocks.tsx";
import { saidSlots } from "#school/translations/said-course.ts";
import type { Source } from "#site/pages/browser-source.ts";
import { serverSource } from "#site/pages/server-source.ts";
import type { Route } from "./+types/privacy-policy.ts";

interface Data {
	/** Null if it could not be loaded. */
	kept: KeptFor | null;
	changedOn: string;
	/** What the school adds to the sections, in the language of the page. */
	texts: PageTexts<"policy">;
	/** Lines that are in English on a page that is not. */
	english: string[];
}

export const loader = ({ request, context }: Route.LoaderArgs) =>
	load(serverSource(request, context)).catch(throwAsPageError);

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
	const { browserSource } = await import("#site/pages/browser-source.ts");
	return load(browserSource(request));
}

async function load(source: Source): Promise<Data> {
	const [kept, texts, days, say] = await Promise.all([
		source.kept(),
		source.texts(),
		source.textDays(),
		source.speech(),
	]);
	const said = saidSlots(textsOf("policy")(texts), say);
	return { kept, changedOn: policyChangedOn(kept, days), texts: said, english: say.english() };
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
	head({
		title: frame.of(matches).privacy,
		description: policyWords.of(matches).description,
		path: "/privacy-policy",
		language: languageOfPath(location.pathname),
		site: siteOf(matches),
	});

export default function PrivacyPolicyPage({
	loaderData: { kept, changedOn, texts },
}: Route.ComponentProps) {
	const words = policyWords.use();
	const sections = policy(words, kept);
	return (
		<div className="wrap page">
			<div className="intro">
				<h1>{frame.use().privacy}</h1>
				<p className="lead">{words.lead}</p>
				<p className="small">{words.updated(words.date(changedOn))}</p>
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
							<div className="prose">
								{body}
								<TextBlocks text={texts[`policy.${id}`]} />
							</div>
						</section>
					))}
				</div>
			</div>
		</div>
	);
}
