import { ContactList, PhoneLink } from "#school/profile/contact-links.tsx";
import type { FrequentQuestion } from "#school/profile/faq.ts";
import { HoursTable, OpenNow } from "#school/profile/open-now.tsx";
import { defaultPicture } from "#school/profile/pictures.ts";
import { Icon } from "#ui/icons.tsx";
import { uniqueKeys } from "#ui/unique-keys.ts";

/** Frequent questions; they open without JavaScript. Absent where there are none. */
export function Questions({ questions }: { questions: readonly FrequentQuestion[] }) {
	if (questions.length === 0) return null;
	const keys = uniqueKeys(questions.map(({ question }) => question));
	return (
		<section className="band" aria-labelledby="questions">
			<div className="wrap split">
				<div className="head">
					<h2 id="questions">Frequently asked questions</h2>
					<p>
						Have another question? Call <PhoneLink /> or use the chat.
					</p>
				</div>
				<div className="faq">
					{questions.map(({ question, answer }, index) => (
						<details key={keys[index]} open={index === 0}>
							<summary>
								{question}
								<Icon name="down" className="chev" />
							</summary>
							<p>{answer}</p>
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
					<h2 id="visit-head">Visit us</h2>
					<p>
						<OpenNow />
					</p>
					<img
						className="scene"
						src={defaultPicture.src}
						alt={defaultPicture.alt}
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
