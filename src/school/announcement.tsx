import { useSchool } from "#school/context.tsx";

/** The line above the header, on the days for which the office wrote one. */
export function AnnouncementBar() {
	const { announcement } = useSchool();
	if (!announcement) return null;
	return (
		<aside className="announce dark" aria-label="Announcement">
			<p className="wrap">{announcement.text}</p>
		</aside>
	);
}
