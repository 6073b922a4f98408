import { frame } from "#school/profile/words.ts";
import { SiteLink } from "#ui/site-link.tsx";

interface Props {
	/** What people agree to, in the language of the page: it is stored as it is shown. */
	consent: string;
	/** What else the form says. */
	children: string;
}

/** Shows what people agree to below a form. */
export function ConsentLines({ consent, children }: Props) {
	return (
		<p className="small">
			{consent} {children} <SiteLink to="/privacy-policy">{frame.use().privacy}</SiteLink>
		</p>
	);
}
