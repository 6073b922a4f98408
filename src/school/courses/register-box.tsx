import { Link } from "react-router";
import { AddressLine, EmailLink, PhoneLink } from "#school/profile/contact-links.tsx";
import { OpenNow } from "#school/profile/open-now.tsx";

const keyInfo = [
	["Format", "In-person"],
	["Location", "Iselin NJ"],
	["Schedule", "Daytime & Evening"],
	["Certification", "Industry-recognized"],
] as const;

/** Shows key facts, the register button and a phone number. Sticky on wide screens. */
export function RegisterBox({ slug }: { slug: string }) {
	return (
		<aside className="box" aria-label="At a glance">
			<dl className="key">
				{keyInfo.map(([term, value]) => (
					<div key={term}>
						<dt>{term}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<Link className="btn go" to={`/register?program=${slug}`}>
				Register Now
			</Link>
			<div className="only">
				<p className="small">
					Have questions? <OpenNow />
				</p>
				<PhoneLink className="big" />
				<EmailLink className="more" />
				<p className="small">
					<AddressLine />
				</p>
			</div>
			<div className="only after">
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
		</aside>
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
