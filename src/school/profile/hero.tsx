import { Link } from "react-router";
import { PhoneLink, PlaceName } from "#school/profile/contact-links.tsx";
import { HeroDrawing } from "#school/profile/hero-drawing.tsx";
import { OpenNow } from "#school/profile/open-now.tsx";
import { HeadlinePulse } from "#ui/pulse.tsx";

/** Headline, location, start of classes, and how to begin. */
export function Hero() {
	return (
		<section className="hero sand" id="home">
			<div className="wrap">
				<div>
					<h1>
						<span>Launch Your</span> <span>Career in</span>{" "}
						<span className="beat">
							Healthcare
							<HeadlinePulse />
						</span>
					</h1>
					<p className="lead">Comprehensive training programs for success in the medical field.</p>
					<ul className="facts">
						<li>In person</li>
						<li>
							<PlaceName />
						</li>
						<li>Day and evening classes</li>
					</ul>
					<div className="begin">
						<Link className="btn go" to="/register">
							Start Your Journey
						</Link>
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
