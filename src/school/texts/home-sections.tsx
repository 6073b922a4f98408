import { benefitCards, stepCards } from "#school/texts/cards.ts";
import { headings } from "#school/texts/headings.ts";
import type { PageTexts } from "#school/texts/page-texts.ts";
import { DividerPulse } from "#ui/pulse.tsx";

interface Props {
	texts: PageTexts<"home">;
}

/** Three benefit cards. */
export function Benefits({ texts }: Props) {
	return (
		<section className="sand benefits" aria-labelledby="why">
			<div className="wrap">
				<h2 className="sr-only" id="why">
					Why train here
				</h2>
				<ul className="thirds rule">
					{benefitCards(texts).map(({ slot, heading, text }) => (
						<li key={slot}>
							<h3 className="h-xl">{heading}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** How it works, in three steps. */
export function HowItWorks({ texts }: Props) {
	return (
		<section className="band dark" aria-labelledby="how">
			<div className="wrap">
				<div className="head">
					<h2 id="how">{headings["home.steps"]}</h2>
					<p className="lead">{texts["home.steps"]}</p>
				</div>
			</div>
			<DividerPulse />
			<div className="wrap">
				<ol className="thirds steps">
					{stepCards(texts).map(({ slot, heading, text }, index) => (
						<li key={slot}>
							<h3>
								<span className="step-number">{index + 1}</span>
								{heading}
							</h3>
							<p>{text}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
