import { useSchool } from "#school/profile/context.tsx";
import { frame } from "#school/profile/words.ts";
import { useLanguage } from "#ui/site-link.tsx";

/** Shows the announcement above the header, on the days set by the school: in English where it has no Spanish. */
export function AnnouncementBar() {
	const { announcement } = useSchool();
	const words = frame.use();
	const isSpanishPage = useLanguage() === "es";
	if (!announcement) return null;
	const { text, spanish } = announcement;
	return (
		<aside className="announce dark" aria-label={words.announcement}>
			<p className="wrap" {...(isSpanishPage && !spanish && { lang: "en" })}>
				{(isSpanishPage && spanish) || text}
			</p>
		</aside>
	);
}
