import { cityLine, directionsUrl } from "#school/address.ts";
import { useSchool } from "#school/context.tsx";
import type { Phone } from "#school/profile.ts";
import { Icon } from "#ui/icons.tsx";

// The ways to reach the school, each one tap away.

/** The school's name. */
export function SchoolName() {
	return useSchool().name;
}

/** A number to tap. */
export function PhoneLink({ number, className }: { number?: Phone; className?: string }) {
	const { phones } = useSchool();
	const { display, dial } = number ?? phones[0];
	return (
		<a className={className ? `num ${className}` : "num"} href={`tel:${dial}`}>
			{display}
		</a>
	);
}

/** The school's e-mail address. */
export function EmailLink({ className }: { className?: string }) {
	const { email } = useSchool();
	return (
		<a {...(className && { className })} href={`mailto:${email}`}>
			{email}
		</a>
	);
}

/** The address on one line; the city stays whole. */
export function AddressLine() {
	const school = useSchool();
	return (
		<>
			{school.address.street}, <span className="num">{cityLine(school)}</span>
		</>
	);
}

/** The way to the school in the visitor's map. */
export function DirectionsLink() {
	return (
		<a className="more" href={directionsUrl(useSchool())} rel="noopener">
			Get directions <Icon name="right" />
		</a>
	);
}

/** Phone, e-mail and a visit, as a list of terms. */
export function ContactList({ allPhones = false }: { allPhones?: boolean }) {
	const [, ...others] = useSchool().phones;
	return (
		<dl className="dl">
			<div>
				<dt>Phone</dt>
				<dd>
					<PhoneLink className="big" />
					{allPhones &&
						others.map((number) => (
							<PhoneLink key={number.dial} className="more" number={number} />
						))}
				</dd>
			</div>
			<div>
				<dt>Email</dt>
				<dd>
					<EmailLink className="more" />
				</dd>
			</div>
			<div>
				<dt>Address</dt>
				<dd>
					<AddressLine />
					<DirectionsLink />
				</dd>
			</div>
		</dl>
	);
}
