import { ContactList } from "#school/profile/contact-links.tsx";
import { HoursTable, OpenNow } from "#school/profile/open-now.tsx";

/** Contact links and the opening hours. */
export function ContactBox({ label }: { label: string }) {
	return (
		<aside className="box" aria-label={label}>
			<p className="quick">
				<OpenNow />
			</p>
			<ContactList allPhones />
			<HoursTable short />
		</aside>
	);
}
