import { ContactList } from "#school/contact-links.tsx";
import { HoursTable, OpenNow } from "#school/open-now.tsx";

/** Every way to reach the school, and when somebody is there. */
export function ContactBox() {
	return (
		<aside className="box" aria-label="Contact information">
			<p className="quick">
				<OpenNow />
			</p>
			<ContactList allPhones />
			<HoursTable short />
		</aside>
	);
}
