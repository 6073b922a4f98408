import { ContactList, PhoneLink } from "#school/profile/contact-links.tsx";
import type { FrequentQuestion } from "#school/profile/faq.ts";
import { homeWords } from "#school/profile/home-words.tsx";
import { HoursTable, OpenNow } from "#school/profile/open-now.tsx";
import { DEFAULT_PICTURE, pictureWords } from "#school/profile/pictures.ts";
import { Icon } from "#ui/icons.tsx";
import { Said } from "#ui/said.tsx";
import { uniqueKeys } from "#ui/unique-keys.ts";

/** Frequent questions; they open without JavaScript. Absent where there are none. */
export function Questions({ questions }: { questions: readonly FrequentQuestion[] }) {
	const words = homeWords.use().questions;
	if (questions.length === 0) return null;
	const keys = uniqueKeys(questions.map(({ question }) => question));
	return (
		<section className="band" aria-labelledby="questions">
			<div className="wrap split">
				<div className="head">
					<h2 id="questions">{words.heading}</h2>
					<p>{words.more(<PhoneLink />)}</p>
				</div>
				<div className="faq">
					{questions.map(({ question, answer }, index) => (
						<details key={keys[index]} open={index === 0}>
							<summary>
								<Said>{question}</Said>
								<Icon name="down" className="chev" />
							</summary>
							<p>
								<Said>{answer}</Said>
							</p>
						</details>
					))}
				</div>
			</div>
		</section>
	);
}

/** Location, opening hours and contact data. */
export function VisitUs() {
	return (
		<section className="band" id="visit" aria-labelledby="visit-head">
			<div className="wrap split">
				<div className="head">
					<h2 id="visit-head">{homeWords.use().visit}</h2>
					<p>
						<OpenNow />
					</p>
					<img
						className="scene"
						src={DEFAULT_PICTURE}
						alt={pictureWords.use().school}
						width="800"
						height="600"
						loading="lazy"
					/>
				</div>
				<div className="visit">
					<HoursTable />
					<ContactList />
				</div>
			</div>
		</section>
	);
}
