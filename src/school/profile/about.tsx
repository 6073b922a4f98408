import { Link } from "react-router";
import {
	noPromises,
	pictureCaption,
	promises,
	visitLead,
	whatWeDo,
	whoComes,
} from "#school/profile/about-texts.ts";
import { ContactList } from "#school/profile/contact-links.tsx";
import { HoursTable, OpenNow } from "#school/profile/open-now.tsx";
import { Icon } from "#ui/icons.tsx";

/** What the school does, with a picture. */
export function WhatWeDo() {
	return (
		<>
			<section className="band" aria-labelledby="do">
				<div className="wrap split">
					<div className="head">
						<h2 id="do">What we do</h2>
					</div>
					<div className="prose">
						<Paragraphs lines={whatWeDo} />
						<p>
							<Link className="more" to="/#programs">
								See the programs <Icon name="right" />
							</Link>
						</p>
					</div>
				</div>
			</section>
			<div className="wrap">
				<figure className="wideart">
					<img
						src="/pictures/hero-wide.svg"
						alt="An instructor and two adult students behind a bench with blood tubes, books and a blood pressure dial."
						width="1600"
						height="600"
						loading="lazy"
					/>
					<figcaption>{pictureCaption}</figcaption>
				</figure>
			</div>
		</>
	);
}

/** Who the school is for. */
export function WhoComes() {
	return (
		<section className="band" aria-labelledby="who">
			<div className="wrap split">
				<div className="head">
					<h2 id="who">Who studies here</h2>
				</div>
				<div className="prose">
					<Paragraphs lines={whoComes} />
				</div>
			</div>
		</section>
	);
}

/** The school's promises and their limits. */
export function Promises() {
	return (
		<section className="band dark" aria-label="What we promise and what we do not">
			<div className="wrap promise">
				<div>
					<h2>What we promise</h2>
					<ul>
						{promises.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</div>
				<div>
					<h2>What we do not promise</h2>
					<ul className="no">
						{noPromises.map((line) => (
							<li key={line}>{line}</li>
						))}
					</ul>
				</div>
			</div>
		</section>
	);
}

/** Invitation to visit the school. */
export function ComeAndSee() {
	return (
		<section className="band sand" aria-labelledby="see">
			<div className="wrap split">
				<div className="head">
					<h2 id="see">Come see the school</h2>
					<p className="lead">{visitLead}</p>
					<div className="quick">
						<Link className="btn go" to="/register">
							Register Now
						</Link>
						<Link className="btn quiet" to="/contact">
							Contact us
						</Link>
					</div>
				</div>
				<div className="visit">
					<div>
						<p className="quick">
							<OpenNow />
						</p>
						<HoursTable />
					</div>
					<ContactList />
				</div>
			</div>
		</section>
	);
}

const Paragraphs = ({ lines }: { lines: readonly string[] }) =>
	lines.map((line) => <p key={line}>{line}</p>);
