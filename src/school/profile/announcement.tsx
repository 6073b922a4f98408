import { useSchool } from "#school/profile/context.tsx";

/** Shows the announcement above the header, on the days set by the school. */
export function AnnouncementBar() {
	const { announcement } = useSchool();
	if (!announcement) return null;
	return (
		<aside className="announce dark" aria-label="Announcement">
			<p className="wrap">{announcement.text}</p>
		</aside>
	);
}
