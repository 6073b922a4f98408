import { Link } from "react-router";
import { useSchool } from "#school/profile/context.tsx";
import { Icon } from "#ui/icons.tsx";
import { PulseLine } from "#ui/pulse.tsx";

/** The 404 page. */
export function NotFound() {
	const [phone] = useSchool().phones;
	return (
		<div className="wrap page">
			<div className="intro">
				<PulseLine />
				<h1>404 Page Not Found</h1>
				<p className="lead">Did you forget to add the page to the router?</p>
			</div>
			<div className="done">
				<p>If you followed a link, the page may have moved. Try one of these:</p>
				<ul className="quick">
					<li>
						<Link className="btn" to="/#programs">
							See all programs
						</Link>
					</li>
					<li>
						<Link className="btn quiet" to="/contact">
							Contact us
						</Link>
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
