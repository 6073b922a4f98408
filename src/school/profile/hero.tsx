import { PhoneLink, PlaceName } from "#school/profile/contact-links.tsx";
import { HeroDrawing } from "#school/profile/hero-drawing.tsx";
import { homeWords } from "#school/profile/home-words.tsx";
import { OpenNow } from "#school/profile/open-now.tsx";
import { HeadlinePulse } from "#ui/pulse.tsx";
import { SiteLink } from "#ui/site-link.tsx";

/** Headline, location, start of classes, and how to begin. */
export function Hero() {
	const words = homeWords.use().hero;
	const [launch, career, field] = words.headline;
	return (
		<section className="hero sand" id="home">
			<div className="wrap">
				<div>
					<h1>
						<span>{launch}</span> <span>{career}</span>{" "}
						<span className="beat">
							{field}
							<HeadlinePulse />
						</span>
					</h1>
					<p className="lead">{words.lead}</p>
					<ul className="facts">
						<li>{words.inPerson}</li>
						<li>
							<PlaceName />
						</li>
						<li>{words.schedule}</li>
					</ul>
					<div className="begin">
						<SiteLink className="btn go" to="/register">
							{words.start}
						</SiteLink>
						<p className="open">
							<OpenNow /> · <PhoneLink />
						</p>
					</div>
				</div>
				<HeroDrawing />
			</div>
		</section>
	);
}
