import { cityLine, directionsUrl, placeName } from "#school/profile/address.ts";
import { useSchool } from "#school/profile/context.tsx";
import type { Phone } from "#school/profile/school.ts";
import { contactWords } from "#school/profile/words.ts";
import { Icon } from "#ui/icons.tsx";

// Contact links, each one tap away.

/** The school's name. */
export function SchoolName() {
	return useSchool().name;
}

/** Where the school is: `Iselin, NJ`. */
export function PlaceName() {
	return placeName(useSchool());
}

export function PhoneLink({ number, className }: { number?: Phone; className?: string }) {
	const { phones } = useSchool();
	const { shown, dial } = number ?? phones[0];
	return (
		<a className={className ? `num ${className}` : "num"} href={`tel:${dial}`}>
			{shown}
		</a>
	);
}

export function EmailLink({ className }: { className?: string }) {
	const { email } = useSchool();
	return (
		<a {...(className && { className })} href={`mailto:${email}`}>
			{email}
		</a>
	);
}

/** Address on one line; the city does not wrap. */
export function AddressLine() {
	const school = useSchool();
	return (
		<>
			{school.address.street}, <span className="num">{cityLine(school)}</span>
		</>
	);
}

/** Link to directions in the visitor's map. */
function DirectionsLink() {
	const words = contactWords.use();
	return (
		<a className="more" href={directionsUrl(useSchool())} rel="noopener">
			{words.directions} <Icon name="right" />
		</a>
	);
}

/** Phone, email and address as a description list. */
export function ContactList({ allPhones = false }: { allPhones?: boolean }) {
	const [, ...others] = useSchool().phones;
	const words = contactWords.use();
	return (
		<dl className="dl">
			<div>
				<dt>{words.phone}</dt>
				<dd>
					<PhoneLink className="big" />
					{allPhones &&
						others.map((number) => (
							<PhoneLink key={number.dial} className="more" number={number} />
						))}
				</dd>
			</div>
			<div>
				<dt>{words.email}</dt>
				<dd>
					<EmailLink className="more" />
				</dd>
			</div>
			<div>
				<dt>{words.address}</dt>
				<dd>
					<AddressLine />
					<DirectionsLink />
				</dd>
			</div>
		</dl>
	);
}
