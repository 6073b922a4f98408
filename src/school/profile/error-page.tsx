import { isRouteErrorResponse } from "react-router";
import { EmailLink } from "#school/profile/contact-links.tsx";
import { useSchool } from "#school/profile/context.tsx";
import { NotFound } from "#school/profile/not-found.tsx";
import { OpenNow } from "#school/profile/open-now.tsx";
import { errorWords } from "#school/profile/words.ts";
import { Icon } from "#ui/icons.tsx";
import { PulseLine } from "#ui/pulse.tsx";

/** Error page. It reveals no internals. */
export function ErrorPage({ error }: { error: unknown }) {
	const [phone] = useSchool().phones;
	const words = errorWords.use();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	if (status === 404) return <NotFound />;
	const busy = status === 503;
	return (
		<div className="wrap page">
			<title>{busy ? words.tryLater : words.failed}</title>
			<div className="intro">
				<PulseLine />
				<h1>{busy ? words.busy : words.failed}</h1>
				<p className="lead">{words.notLoaded}</p>
			</div>
			<div className="done">
				<p>
					{words.saved} <OpenNow />
				</p>
				<ul className="quick">
					<li>
						{/* A form without an action reloads this page, also without JavaScript. */}
						<form>
							<button type="submit" className="btn">
								{words.retry}
							</button>
						</form>
					</li>
					<li>
						<a className="btn quiet" href={`tel:${phone.dial}`}>
							<Icon name="phone" />
							{phone.shown}
						</a>
					</li>
					<li>
						<EmailLink className="more" />
					</li>
				</ul>
			</div>
		</div>
	);
}
