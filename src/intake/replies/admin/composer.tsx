import { useQuery } from "@tanstack/react-query";
import { mailStatusQuery } from "#intake/mail/queries.ts";
import { ReplyForm } from "#intake/replies/admin/reply-form.tsx";
import type { RepliedRecord } from "#intake/replies/contract.ts";
import { cannedRepliesQuery, replyContextQuery, statedQuery } from "#intake/replies/queries.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { listAdminCourses } from "#school/courses/contract.ts";
import { allOf, Loaded, MissingRecord } from "#ui/admin/loaded.tsx";

interface Props {
	record: RepliedRecord;
	onClose: () => void;
}

/** Loads what a reply needs, and lets somebody write it. */
export function ReplyComposer({ record, onClose }: Props) {
	const context = useQuery(replyContextQuery(record));
	const canned = useQuery(cannedRepliesQuery());
	const stated = useQuery(statedQuery());
	const mail = useQuery(mailStatusQuery());
	const courses = useQuery(queryOf(listAdminCourses));
	const all = allOf(context, canned, stated, mail, courses);
	if (all.data) {
		const [context, canned, stated, mail] = all.data;
		return <ReplyForm {...{ record, context, canned, stated, mail, onClose }} />;
	}
	return (
		<section className="reply-composer" aria-label="Reply">
			<Loaded
				query={all}
				what="the form for the reply"
				missing={<MissingRecord what="form for the reply" />}
			>
				{() => null}
			</Loaded>
			<div className="row-line tight dialog-end">
				<button type="button" className="button" onClick={onClose}>
					Cancel
				</button>
			</div>
		</section>
	);
}
