import { Link } from "react-router";
import { ContactList } from "#school/profile/contact-links.tsx";
import { HoursTable, OpenNow } from "#school/profile/open-now.tsx";
import { headings } from "#school/texts/headings.ts";
import type { PageTexts } from "#school/texts/page-texts.ts";
import { TextBlocks } from "#school/texts/text-blocks.tsx";
import { Icon } from "#ui/icons.tsx";

interface Props {
	texts: PageTexts<"about">;
}

/** What the school does, with a picture. */
export function WhatWeDo({ texts }: Props) {
	return (
		<>
			<section className="band" aria-labelledby="do">
				<div className="wrap split">
					<div className="head">
						<h2 id="do">{headings["about.do"]}</h2>
					</div>
					<div className="prose">
						<TextBlocks text={texts["about.do"]} />
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
					<figcaption>{texts["about.caption"]}</figcaption>
				</figure>
			</div>
		</>
	);
}

/** Who the school is for. */
export function WhoComes({ texts }: Props) {
	return (
		<section className="band" aria-labelledby="who">
			<div className="wrap split">
				<div className="head">
					<h2 id="who">{headings["about.who"]}</h2>
				</div>
				<div className="prose">
					<TextBlocks text={texts["about.who"]} />
				</div>
			</div>
		</section>
	);
}

/** The school's promises and their limits. */
export function Promises({ texts }: Props) {
	return (
		<section className="band dark" aria-label="What we promise and what we do not">
			<div className="wrap promise">
				<div>
					<h2>{headings["about.promises"]}</h2>
					<TextBlocks text={texts["about.promises"]} />
				</div>
				<div>
					<h2>{headings["about.limits"]}</h2>
					<TextBlocks text={texts["about.limits"]} lists="no" />
				</div>
			</div>
		</section>
	);
}

/** Invitation to visit the school. */
export function ComeAndSee({ texts }: Props) {
	return (
		<section className="band sand" aria-labelledby="see">
			<div className="wrap split">
				<div className="head">
					<h2 id="see">{headings["about.visit"]}</h2>
					<p className="lead">{texts["about.visit"]}</p>
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
