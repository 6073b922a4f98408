import { frame } from "#school/profile/words.ts";
import { Said } from "#ui/said.tsx";
import { SiteLink } from "#ui/site-link.tsx";

interface Props {
	/** What people agree to, as it is stored; empty if it could not be loaded. */
	consent: string;
	/** What else the form says. */
	children: string;
}

/** Shows what people agree to below a form. */
export function ConsentLines({ consent, children }: Props) {
	return (
		<p className="small">
			<Said>{consent}</Said> {children}{" "}
			<SiteLink to="/privacy-policy">{frame.use().privacy}</SiteLink>
		</p>
	);
}
