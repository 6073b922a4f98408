import type { Person } from "#people/contract.ts";
import { Reply } from "#replies/admin/reply.tsx";

/** Replies to a person about their newest record, whose email address the page shows. */
export function ReplyToPerson({ person: { records } }: { person: Person }) {
	const [newest] = records;
	if (!newest) return null;
	const { kind, id } = newest;
	return <Reply key={`${kind} ${id}`} className="reach" record={{ kind, id }} />;
}
