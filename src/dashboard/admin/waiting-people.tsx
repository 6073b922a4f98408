import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { AdminContact } from "#contacts/contract.ts";
import { contactsQuery } from "#contacts/queries.ts";
import { SpamBadge } from "#record-list/admin/spam.tsx";
import type { AdminRegistration } from "#registrations/contract.ts";
import { registrationsQuery } from "#registrations/queries.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { ErrorState } from "#ui/admin/list-parts.tsx";
import { phoneHref } from "#ui/admin/phone-href.ts";
import { tableDate } from "#ui/dates.ts";

/** Maximum rows of each kind. */
const SHOWN = 5;

interface WaitingPerson {
	key: string;
	to: string;
	name: string;
	what: string;
	words: string | null;
	since: string;
	phone: string | null;
	email: string;
	isSpam: boolean;
}

/** Lists who has waited longest for an answer, with a link to call. */
export function WaitingPeople() {
	const first = { sort: "createdAt", limit: SHOWN } as const;
	const registrations = useQuery(registrationsQuery({ status: "pending", ...first }));
	const messages = useQuery(contactsQuery({ isRead: "false", ...first }));
	const people = [
		...(registrations.data?.rows ?? [])
			.filter(({ status }) => status === "pending")
			.map(ofRegistration),
		...(messages.data?.rows ?? []).filter(({ isRead }) => !isRead).map(ofMessage),
	]
		.sort((a, b) => a.since.localeCompare(b.since))
		.slice(0, SHOWN);
	const failed = [registrations, messages].filter(({ data, error }) => !data && error);
	if (people.length === 0 && failed.length === 0) return null;
	return (
		<section aria-labelledby="waiting-title">
			<div className="section-head">
				<h2 id="waiting-title">Waiting for a reply</h2>
				<span className="sub">oldest first</span>
			</div>
			{failed[0] && (
				<ErrorState
					what="people waiting for a reply"
					error={failed[0].error}
					at={failed[0].errorUpdatedAt}
					onRetry={() => failed.map((query) => query.refetch())}
				/>
			)}
			<ol className="wait">
				{people.map(({ key, to, name, what, words, since, phone, email, isSpam }) => (
					<li key={key}>
						<Link className="title-link" to={to}>
							{name}
						</Link>
						<span className="what">
							{what} <SpamBadge isSpam={isSpam} />
						</span>
						{words && <q>{words}</q>}
						<span className="for">
							<b>{tableDate(since)}</b>
						</span>
						<span className="act">
							{phone && (
								<a className="button" href={phoneHref(phone)}>
									<Icon name="phone" />
									Call<span className="hidden-text"> {name}</span>
								</a>
							)}
							<a className="button" href={`mailto:${email}`}>
								<Icon name="mail" />
								Email<span className="hidden-text"> {name}</span>
							</a>
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}

function ofRegistration(row: AdminRegistration): WaitingPerson {
	const { id, fullName, courseTitle, message, createdAt, phone, email, isSpam } = row;
	return {
		key: `r${id}`,
		to: `/admin/registrations?status=pending&open=${id}`,
		name: fullName,
		what: courseTitle ? `Registration · ${courseTitle}` : "Registration",
		words: message,
		since: createdAt,
		phone,
		email,
		isSpam,
	};
}

function ofMessage(row: AdminContact): WaitingPerson {
	const { id, name, subject, message, createdAt, phone, email, isSpam } = row;
	return {
		key: `m${id}`,
		to: `/admin/contacts?open=${id}`,
		name,
		what: `Message · ${subject || "No subject"}`,
		words: message,
		since: createdAt,
		phone,
		email,
		isSpam,
	};
}
