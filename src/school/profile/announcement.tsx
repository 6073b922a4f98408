import { useSchool } from "#school/profile/context.tsx";
import { frame } from "#school/profile/words.ts";
import { useLanguage } from "#ui/site-link.tsx";

/** Shows the announcement above the header, on the days set by the school. The school writes it in English. */
export function AnnouncementBar() {
	const { announcement } = useSchool();
	const words = frame.use();
	const isEnglishPage = useLanguage() === "en";
	if (!announcement) return null;
	return (
		<aside className="announce dark" aria-label={words.announcement}>
			<p className="wrap" {...(!isEnglishPage && { lang: "en" })}>
				{announcement.text}
			</p>
		</aside>
	);
}
