import { ContactList } from "#school/profile/contact-links.tsx";
import { HoursTable, OpenNow } from "#school/profile/open-now.tsx";
import { frame } from "#school/profile/words.ts";
import { aboutWords } from "#school/texts/about-words.ts";
import type { PageTexts } from "#school/texts/page-texts.ts";
import { TextBlocks } from "#school/texts/text-blocks.tsx";
import { Icon } from "#ui/icons.tsx";
import { Said } from "#ui/said.tsx";
import { SiteLink } from "#ui/site-link.tsx";

interface Props {
	texts: PageTexts<"about">;
}

/** What the school does, with a picture. */
export function WhatWeDo({ texts }: Props) {
	const words = aboutWords.use();
	return (
		<>
			<section className="band" aria-labelledby="do">
				<div className="wrap split">
					<div className="head">
						<h2 id="do">{words.headings["about.do"]}</h2>
					</div>
					<div className="prose">
						<TextBlocks text={texts["about.do"]} />
						<p>
							<SiteLink className="more" to="/#programs">
								{words.programs} <Icon name="right" />
							</SiteLink>
						</p>
					</div>
				</div>
			</section>
			<div className="wrap">
				<figure className="wideart">
					<img
						src="/pictures/hero-wide.svg"
						alt={words.picture}
						width="1600"
						height="600"
						loading="lazy"
					/>
					<figcaption>
						<Said>{texts["about.caption"]}</Said>
					</figcaption>
				</figure>
			</div>
		</>
	);
}

/** Who the school is for. */
export function WhoComes({ texts }: Props) {
	const words = aboutWords.use();
	return (
		<section className="band" aria-labelledby="who">
			<div className="wrap split">
				<div className="head">
					<h2 id="who">{words.headings["about.who"]}</h2>
				</div>
				<div className="prose">
					<TextBlocks text={texts["about.who"]} />
					{/* A school that wrote its text when the sentence was part of it still has it there. */}
					{!texts["about.who"].includes(words.age) && <p>{words.age}</p>}
				</div>
			</div>
		</section>
	);
}

/** The school's promises and their limits. */
export function Promises({ texts }: Props) {
	const words = aboutWords.use();
	return (
		<section className="band dark" aria-label={words.promisesAndLimits}>
			<div className="wrap promise">
				<div>
					<h2>{words.headings["about.promises"]}</h2>
					<TextBlocks text={texts["about.promises"]} />
				</div>
				<div>
					<h2>{words.headings["about.limits"]}</h2>
					<TextBlocks text={texts["about.limits"]} lists="no" />
				</div>
			</div>
		</section>
	);
}

/** Invitation to visit the school. */
export function ComeAndSee({ texts }: Props) {
	const words = aboutWords.use();
	return (
		<section className="band sand" aria-labelledby="see">
			<div className="wrap split">
				<div className="head">
					<h2 id="see">{words.headings["about.visit"]}</h2>
					<p className="lead">
						<Said>{texts["about.visit"]}</Said>
					</p>
					<div className="quick">
						<SiteLink className="btn go" to="/register">
							{frame.use().register}
						</SiteLink>
						<SiteLink className="btn quiet" to="/contact">
							{words.contact}
						</SiteLink>
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
