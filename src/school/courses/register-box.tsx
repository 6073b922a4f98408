import { Link } from "react-router";
import type { PagePart } from "#school/courses/description.ts";
import { KeyFacts } from "#school/courses/key-facts.tsx";
import type { KeyFact } from "#school/courses/summary.ts";
import { AddressLine, EmailLink, PhoneLink } from "#school/profile/contact-links.tsx";
import { OpenNow } from "#school/profile/open-now.tsx";

/** What holds for every course. */
const keyInfo: readonly KeyFact[] = [
	{ term: "Format", value: "In-person" },
	{ term: "Location", value: "Iselin NJ" },
	{ term: "Schedule", value: "Daytime & Evening" },
	{ term: "Certification", value: "Industry-recognized" },
];

interface Props {
	slug: string;
	/** What the school states, before what holds for every course. */
	keyFacts: readonly KeyFact[];
	/** Parts of the page, as its contents name them. */
	parts: readonly PagePart[];
}

/** Shows key facts; on wide screens also the register button, a phone number and the contents, which stay in view. */
export function RegisterBox({ slug, keyFacts, parts }: Props) {
	return (
		<aside className="side" aria-label="At a glance">
			<KeyFacts facts={[...keyFacts, ...keyInfo]} />
			<div className="box act">
				<Link className="btn go" to={`/register?program=${slug}`}>
					Register Now
				</Link>
				<Contact />
				<nav className="toc" aria-labelledby="contents">
					<h2 id="contents">On this page</h2>
					<ol>
						{parts.map(({ id, title }) => (
							<li key={id}>
								<a href={`#${id}`}>{title}</a>
							</li>
						))}
					</ol>
				</nav>
				<NextSteps />
			</div>
		</aside>
	);
}

function Contact() {
	return (
		<div>
			<p className="small">
				Have questions? <OpenNow />
			</p>
			<PhoneLink className="big" />
			<EmailLink className="more" />
			<p className="small">
				<AddressLine />
			</p>
		</div>
	);
}

function NextSteps() {
	return (
		<div className="after">
			<h2>What happens next</h2>
			<ol className="next">
				<li>
					<span>You register. It takes about two minutes.</span>
				</li>
				<li>
					<span>We call you during business hours.</span>
				</li>
				<li>
					<span>You visit, get the cost in writing, and decide.</span>
				</li>
			</ol>
		</div>
	);
}

/** Shows the register button at the bottom of phone screens. */
export function RegisterBar({ slug }: { slug: string }) {
	return (
		<aside className="bar" aria-label="Register">
			<Link className="btn go" to={`/register?program=${slug}`}>
				Register Now
			</Link>
		</aside>
	);
}

/** Shows the phone number below the text on phones. */
export function QuestionsFirst() {
	return (
		<section className="box talk">
			<h2 className="h-xl">Have questions?</h2>
			<p className="quick">
				<OpenNow />
			</p>
			<div>
				<PhoneLink className="big" />
				<EmailLink className="more" />
				<p className="small">
					<AddressLine />
				</p>
			</div>
		</section>
	);
}
