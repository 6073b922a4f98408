import { useSchool } from "#school/profile/context.tsx";
import { errorWords } from "#school/profile/words.ts";
import { Icon } from "#ui/icons.tsx";
import { PulseLine } from "#ui/pulse.tsx";
import { SiteLink } from "#ui/site-link.tsx";

/** The 404 page. */
export function NotFound() {
	const [phone] = useSchool().phones;
	const words = errorWords.use();
	return (
		<div className="wrap page">
			<div className="intro">
				<PulseLine />
				<h1>{words.notFound}</h1>
				<p className="lead">{words.notFoundLead}</p>
			</div>
			<div className="done">
				<p>{words.moved}</p>
				<ul className="quick">
					<li>
						<SiteLink className="btn" to="/#programs">
							{words.programs}
						</SiteLink>
					</li>
					<li>
						<SiteLink className="btn quiet" to="/contact">
							{words.contact}
						</SiteLink>
					</li>
					<li>
						<a className="btn quiet" href={`tel:${phone.dial}`}>
							<Icon name="phone" />
							{phone.shown}
						</a>
					</li>
				</ul>
			</div>
		</div>
	);
}
