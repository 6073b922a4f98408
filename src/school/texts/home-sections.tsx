import { benefitCards, stepCards } from "#school/texts/cards.ts";
import { homeHeadings } from "#school/texts/home-words.ts";
import type { PageTexts } from "#school/texts/page-texts.ts";
import { DividerPulse } from "#ui/pulse.tsx";
import { Said } from "#ui/said.tsx";

interface Props {
	texts: PageTexts<"home">;
}

/** Three benefit cards. */
export function Benefits({ texts }: Props) {
	const headings = homeHeadings.use();
	return (
		<section className="sand benefits" aria-labelledby="why">
			<div className="wrap">
				<h2 className="sr-only" id="why">
					{headings.why}
				</h2>
				<ul className="thirds rule">
					{benefitCards(texts, headings).map(({ slot, heading, text }) => (
						<li key={slot}>
							<h3 className="h-xl">{heading}</h3>
							<p>
								<Said>{text}</Said>
							</p>
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}

/** How it works, in three steps. */
export function HowItWorks({ texts }: Props) {
	const headings = homeHeadings.use();
	return (
		<section className="band dark" aria-labelledby="how">
			<div className="wrap">
				<div className="head">
					<h2 id="how">{headings["home.steps"]}</h2>
					<p className="lead">
						<Said>{texts["home.steps"]}</Said>
					</p>
				</div>
			</div>
			<DividerPulse />
			<div className="wrap">
				<ol className="thirds steps">
					{stepCards(texts, headings).map(({ slot, heading, text }, index) => (
						<li key={slot}>
							<h3>
								<span className="step-number">{index + 1}</span>
								{heading}
							</h3>
							<p>
								<Said>{text}</Said>
							</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
