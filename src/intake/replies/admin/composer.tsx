import { useQuery } from "@tanstack/react-query";
import { mailStatusQuery } from "#intake/mail/queries.ts";
import { ReplyForm } from "#intake/replies/admin/reply-form.tsx";
import type { RepliedRecord } from "#intake/replies/contract.ts";
import {
	cannedRepliesQuery,
	replyContextQuery,
	statedFactsQuery,
} from "#intake/replies/queries.ts";
import { adminCoursesQuery } from "#school/courses/admin-queries.ts";
import { LoadingRows, RecordErrorState } from "#ui/admin/list-parts.tsx";

interface Props {
	record: RepliedRecord;
	onClose: () => void;
}

/** Loads what a reply needs, and lets somebody write it. */
export function ReplyComposer({ record, onClose }: Props) {
	const context = useQuery(replyContextQuery(record));
	const canned = useQuery(cannedRepliesQuery());
	const facts = useQuery(statedFactsQuery());
	const mail = useQuery(mailStatusQuery());
	const courses = useQuery(adminCoursesQuery());
	if (context.data && canned.data && facts.data && mail.data && courses.data) {
		return (
			<ReplyForm
				record={record}
				context={context.data}
				canned={canned.data}
				facts={facts.data}
				mail={mail.data}
				onClose={onClose}
			/>
		);
	}
	const queries = [context, canned, facts, mail, courses];
	const failed = queries.find(({ data, error }) => !data && error);
	return (
		<section className="reply-composer" aria-label="Reply">
			{failed ? (
				<RecordErrorState
					what="form for the reply"
					error={failed.error}
					at={failed.errorUpdatedAt}
					onRetry={() => failed.refetch()}
				/>
			) : (
				<LoadingRows what="the form for the reply" />
			)}
			<div className="dialog-end">
				<button type="button" className="button" onClick={onClose}>
					Cancel
				</button>
			</div>
		</section>
	);
}
