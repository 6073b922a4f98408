import { useSchool } from "#school/profile/context.tsx";
import { frame } from "#school/profile/words.ts";

/** Shows the announcement above the header, on the days set by the school. */
export function AnnouncementBar() {
	const { announcement } = useSchool();
	const words = frame.use();
	if (!announcement) return null;
	return (
		<aside className="announce dark" aria-label={words.announcement}>
			<p className="wrap">{announcement.text}</p>
		</aside>
	);
}
