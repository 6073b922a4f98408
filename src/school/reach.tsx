import { addressLine, cityLine, directionsUrl, type Phone, phone, school } from "#school/facts.ts";
import { Icon } from "#ui/icons.tsx";

// The ways to reach the school, each one tap away.

/** A number to tap. */
export function PhoneLink({ number = phone, className }: { number?: Phone; className?: string }) {
	return (
		<a className={className ? `num ${className}` : "num"} href={`tel:${number.dialled}`}>
			{number.shown}
		</a>
	);
}

/** The school's e-mail address. */
export function EmailLink({ className }: { className?: string }) {
	return (
		<a {...(className && { className })} href={`mailto:${school.email}`}>
			{school.email}
		</a>
	);
}

/** The address on one line; the city stays whole. */
export function AddressLine() {
	return (
		<>
			{addressLine.slice(0, -cityLine.length)}
			<span className="num">{cityLine}</span>
		</>
	);
}

/** The way to the school in the visitor's map. */
export function DirectionsLink() {
	return (
		<a className="more" href={directionsUrl} rel="noopener">
			Get directions <Icon name="right" />
		</a>
	);
}

/** Phone, e-mail and a visit, as a list of terms. */
export function ReachList({ allPhones = false }: { allPhones?: boolean }) {
	const [, ...others] = school.phones;
	return (
		<dl className="dl">
			<div>
				<dt>Phone</dt>
				<dd>
					<PhoneLink className="big" />
					{allPhones &&
						others.map((number) => (
							<PhoneLink key={number.dialled} className="more" number={number} />
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
