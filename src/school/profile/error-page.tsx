import { isRouteErrorResponse, useLocation } from "react-router";
import { EmailLink, PhoneLink } from "#school/profile/contact-links.tsx";
import { MessagePage } from "#school/profile/message-page.tsx";
import { NotFound } from "#school/profile/not-found.tsx";
import { OpenNow } from "#school/profile/open-now.tsx";
import { errorWords } from "#school/profile/words.ts";

/** Error page. It reveals no internals. */
export function ErrorPage({ error }: { error: unknown }) {
	const words = errorWords.use();
	const { search } = useLocation();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	if (status === 404) return <NotFound />;
	const busy = status === 503;
	return (
		<>
			<title>{busy ? words.tryLater : words.failed}</title>
			<MessagePage
				title={busy ? words.busy : words.failed}
				lead={words.notLoaded}
				ways={[
					// A form without an action reloads this page, also without JavaScript; with fields only its query stays.
					<form key="retry">
						{[...new URLSearchParams(search)].map(([name, value]) => (
							<input key={`${name}=${value}`} type="hidden" name={name} value={value} />
						))}
						<button type="submit" className="btn">
							{words.retry}
						</button>
					</form>,
					<PhoneLink key="phone" className="btn quiet" />,
					<EmailLink key="email" className="more" />,
				]}
			>
				<p>
					{words.saved} <OpenNow />
				</p>
			</MessagePage>
		</>
	);
}
