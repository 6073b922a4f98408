import { languageOfPath } from "#platform/text/language-paths.ts";
import { accessibilityWords } from "#school/profile/accessibility-words.ts";
import { EmailLink, PhoneLink } from "#school/profile/contact-links.tsx";
import { head, siteOf } from "#school/profile/head.ts";
import { Sentence } from "#school/profile/sentence.tsx";
import type { Route } from "./+types/accessibility.ts";

/** Day on which the statement was last compared with the tests of the website. */
const reviewedOn = "2026-11-27";

export const meta: Route.MetaFunction = ({ matches, location }) => {
	const { title, description } = accessibilityWords.of(matches);
	return head({
		title,
		description,
		path: "/accessibility",
		language: languageOfPath(location.pathname),
		site: siteOf(matches),
	});
};

export default function AccessibilityPage() {
	const words = accessibilityWords.use();
	const { goal, tested, limits, languages, barrier } = words;
	return (
		<div className="wrap page">
			<div className="intro">
				<h1>{words.heading}</h1>
				<p className="lead">{words.lead}</p>
				<p className="small">{words.reviewed(reviewedOn)}</p>
			</div>
			<div className="prose below-intro">
				<h2 className="h-xl">{goal.title}</h2>
				<p>{goal.guidelines}</p>
				<h2 className="h-xl">{tested.title}</h2>
				<List of={tested} />
				<h2 className="h-xl">{limits.title}</h2>
				<List of={limits} />
				<h2 className="h-xl">{languages.title}</h2>
				<p>
					<Sentence
						text={languages.both}
						other={<span lang={languages.other.language}>{languages.other.name}</span>}
					/>
				</p>
				<p>{languages.missing}</p>
				<p>{languages.answers}</p>
				<p>{languages.office}</p>
				<h2 className="h-xl">{barrier.title}</h2>
				<p>{barrier.tell}</p>
				<p>
					<PhoneLink className="big" /> <EmailLink className="more" />
				</p>
			</div>
		</div>
	);
}

/** Lists what stands below a title. */
function List({ of: { title, ...lines } }: { of: Readonly<Record<string, string>> }) {
	return (
		<ul>
			{Object.values(lines).map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}
