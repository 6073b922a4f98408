import { Fragment, type ReactNode } from "react";
import type { PersonRecord } from "#intake/people/contract.ts";
import { phoneHref } from "#ui/admin/phone-href.ts";

type Details = Pick<PersonRecord, "name" | "email" | "phone">;

interface Props {
	sent: Details;
	known: Details;
}

/** Says under a record how else its person can be reached, by that record. Renders nothing if it says the same. */
export function SentDetails({ isNew, ...details }: Props & { isNew: boolean }) {
	if (otherDetails(details).length === 0) return null;
	return (
		<p className={isNew ? "sub sent-details new" : "sub sent-details"}>
			{isNew ? <b>New, from the website, not confirmed:</b> : "Sent as:"}{" "}
			<OtherDetails {...details} />
		</p>
	);
}

/** Shows what a record says about how to reach its person, where that is not what the office knows. */
export function OtherDetails(details: Props) {
	return otherDetails(details).map(({ what, value }, index) => (
		<Fragment key={what}>
			{index > 0 && " · "}
			{value}
		</Fragment>
	));
}

/** Returns name, phone and email of a record where they are not those of its person. */
export function otherDetails({ sent, known }: Props): { what: string; value: ReactNode }[] {
	const { name, phone, email } = sent;
	return [
		...(name === known.name ? [] : [{ what: "name", value: name }]),
		...(phone === null || phone === known.phone
			? []
			: [{ what: "phone", value: <Phone number={phone} /> }]),
		...(email.toLowerCase() === known.email.toLowerCase()
			? []
			: [{ what: "email", value: <a href={`mailto:${email}`}>{email}</a> }]),
	];
}

const Phone = ({ number }: { number: string }) => (
	<a className="num" href={phoneHref(number)}>
		{number}
	</a>
);
