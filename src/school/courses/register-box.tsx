import type { PagePart } from "#school/courses/description.ts";
import { KeyFacts } from "#school/courses/key-facts.tsx";
import { courseWords } from "#school/courses/page-words.ts";
import type { KeyFact } from "#school/courses/summary.ts";
import { AddressLine, EmailLink, PhoneLink } from "#school/profile/contact-links.tsx";
import { OpenNow } from "#school/profile/open-now.tsx";
import { Said } from "#ui/said.tsx";
import { SiteLink } from "#ui/site-link.tsx";

interface Props {
	slug: string;
	/** What the school states, before what holds for every course. */
	keyFacts: readonly KeyFact[];
	/** Parts of the page, as its contents name them. */
	parts: readonly PagePart[];
}

/** Shows key facts; on wide screens also the register button, a phone number and the contents, which stay in view. */
export function RegisterBox({ slug, keyFacts, parts }: Props) {
	const words = courseWords.use();
	return (
		<aside className="side" aria-label={words.atAGlance}>
			<KeyFacts facts={[...keyFacts, ...words.keyInfo]} />
			<div className="box act">
				<SiteLink className="btn go" to={`/register?program=${slug}`}>
					{words.register}
				</SiteLink>
				<Contact />
				<nav className="toc" aria-labelledby="contents">
					<h2 id="contents">{words.contents}</h2>
					<ol>
						{parts.map(({ id, title }) => (
							<li key={id}>
								<a href={`#${id}`}>
									<Said>{title}</Said>
								</a>
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
	const words = courseWords.use();
	return (
		<div>
			<p className="small">
				{words.questions} <OpenNow />
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
	const words = courseWords.use();
	return (
		<div className="after">
			<h2>{words.next}</h2>
			<ol className="next">
				{words.nextSteps.map((step) => (
					<li key={step}>
						<span>{step}</span>
					</li>
				))}
			</ol>
		</div>
	);
}

/** Shows the register button at the bottom of phone screens. */
export function RegisterBar({ slug }: { slug: string }) {
	const words = courseWords.use();
	return (
		<aside className="bar" aria-label={words.registerBar}>
			<SiteLink className="btn go" to={`/register?program=${slug}`}>
				{words.register}
			</SiteLink>
		</aside>
	);
}

/** Shows the phone number below the text on phones. */
export function QuestionsFirst() {
	const words = courseWords.use();
	return (
		<section className="box talk">
			<h2 className="h-xl">{words.questions}</h2>
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
