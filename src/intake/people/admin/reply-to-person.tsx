import type { Person } from "#intake/people/contract.ts";
import { Reply } from "#intake/replies/admin/reply.tsx";

/** Replies to a person about their newest record with the email address that the page shows. */
export function ReplyToPerson({ person: { email, records } }: { person: Person }) {
	const isTheirs = (record: Person["records"][number]) =>
		!record.isSpam && record.email.toLowerCase() === email.toLowerCase();
	const about = records.find(isTheirs) ?? records[0];
	if (!about) return null;
	const { kind, id } = about;
	return <Reply key={`${kind} ${id}`} className="row-line reach" record={{ kind, id }} />;
}
