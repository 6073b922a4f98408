import { dateInEnglish } from "#platform/calendar/days.ts";
import { languageOfPath } from "#platform/text/language-paths.ts";
import { EmailLink, PhoneLink } from "#school/profile/contact-links.tsx";
import { head, siteOf } from "#school/profile/head.ts";
import type { Route } from "./+types/accessibility.ts";

/** Day on which the statement was last compared with the tests of the website. */
const reviewedOn = "2026-11-26";

/** What the tests of each version prove; change both together. */
const tested = [
	"A program (axe) looks for errors on every page, on a phone and on a computer. It also looks at the open menu, at forms with errors and at messages.",
	"A program goes through every page with the Tab key. You can always see where you are.",
	"Every page fits a screen of 320 pixels, which is the same as text at 400 %. Nothing scrolls sideways.",
	"Movement stops if your device asks for less motion.",
	"Forms and buttons keep their borders with high-contrast colors. No error is told by color alone.",
	"Forms also work without JavaScript, and keep what you typed.",
	"No text is smaller than 14 pixels, and no sentence of the delivered texts is longer than 30 words.",
];

const limits = [
	"People who use a screen reader have not tested this website yet.",
	"Texts and pictures that our office adds later are not tested before you see them.",
	"Directions open a map on another website.",
];

export const meta: Route.MetaFunction = ({ matches, location }) =>
	head({
		title: "Accessibility and Languages",
		description:
			"How this website was tested for people with disabilities, what does not work well yet, and how to tell us about a barrier.",
		path: "/accessibility",
		language: languageOfPath(location.pathname),
		site: siteOf(matches),
	});

export default function AccessibilityPage() {
	return (
		<div className="wrap page">
			<div className="intro">
				<h1>Accessibility and languages</h1>
				<p className="lead">
					Everyone should be able to use this website, in the way that suits them.
				</p>
				<p className="small">Last reviewed {dateInEnglish(reviewedOn)}.</p>
			</div>
			<div className="prose below-intro">
				<h2 className="h-xl">Our goal</h2>
				<p>We follow the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.</p>
				<h2 className="h-xl">How each version is tested</h2>
				<List lines={tested} />
				<h2 className="h-xl">What does not work well yet</h2>
				<List lines={limits} />
				<h2 className="h-xl">Languages</h2>
				<p>
					This website is in English. Our chat also answers in Spanish. If your browser is set to
					Spanish when you register, our emails and the page of your registration are in Spanish.
				</p>
				<h2 className="h-xl">Tell us about a barrier</h2>
				<p>
					Is something hard to use for you? Please tell us what it was and on which page. You can
					also ask or register by phone.
				</p>
				<p>
					<PhoneLink className="big" /> <EmailLink className="more" />
				</p>
			</div>
		</div>
	);
}

function List({ lines }: { lines: readonly string[] }) {
	return (
		<ul>
			{lines.map((line) => (
				<li key={line}>{line}</li>
			))}
		</ul>
	);
}
