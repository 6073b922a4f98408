import { useSchool } from "#school/profile/context.tsx";
import { SiteLink } from "#ui/site-link.tsx";

/** The school's logo and name, linked to the home page. */
export function Logo() {
	return (
		<SiteLink className="mark" to="/">
			<svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
				<path
					className="mark-sun"
					d="M.72 18.6h6.76l4.86-11.25 4.5 12.92 6.63-17.85A15.5 15.5 0 0 0 .72 18.6"
				/>
				<path
					className="mark-ring"
					d="M1.47 21.4h7.85l2.74-6.35 4.7 13.48 9.09-24.5A15.5 15.5 0 1 1 1.47 21.4"
				/>
			</svg>
			<span>{useSchool().name}</span>
		</SiteLink>
	);
}
