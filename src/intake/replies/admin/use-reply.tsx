import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
	type CannedReply,
	type RepliedRecord,
	type ReplyChannel,
	type ReplyContext,
	type ReplyInput,
	replies,
	replyInput,
} from "#intake/replies/contract.ts";
import { fillAgain, insertCanned, newReply, type ReplyDraft } from "#intake/replies/draft.ts";
import { missingValues, type ReplyValues } from "#intake/replies/placeholders.ts";
import { replyContextQuery } from "#intake/replies/queries.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { useCourseTitles } from "#school/courses/admin/use-course-titles.ts";
import { useSchool } from "#school/profile/context.tsx";
import { adminDrafts } from "#ui/admin/admin-drafts.ts";
import { isConflict } from "#ui/admin/failure.ts";
import { newKey } from "#ui/draft.ts";
import { errorsByPath, type FieldErrors } from "#ui/field-errors.ts";
import { toast } from "#ui/toast.ts";

export interface ReplyParts {
	record: RepliedRecord;
	context: ReplyContext;
	canned: readonly CannedReply[];
	stated: Pick<ReplyValues, "facts" | "spanish">;
	onSent: () => void;
}

/** A reply that is being written: its draft in this browser, canned replies, what is missing, and sending. */
export function useReply({ record, context, canned, stated, onSent }: ReplyParts) {
	const name = `reply:${record.kind}:${record.id}`;
	const client = useQueryClient();
	const school = useSchool();
	const { titleOf, options: programs } = useCourseTitles();
	const [stored] = useState(() => adminDrafts.load<ReplyDraft>(name));
	const [isRestored, setRestored] = useState(stored !== null);
	const [draft, setDraft] = useState(stored ?? (() => newReply(record.kind, context)));
	const [errors, setErrors] = useState<FieldErrors>({});

	const valuesFor = ({ language, programId }: ReplyDraft): ReplyValues => ({
		language,
		name: context.name,
		reference: context.reference,
		program: programId === null ? null : { id: programId, title: titleOf(programId) },
		...stated,
		school,
	});
	const update = (next: ReplyDraft) => {
		setDraft(next);
		adminDrafts.save(name, next);
	};
	const sending = useMutation({
		mutationFn: ({ body, key }: { body: ReplyInput; key: string }) =>
			adminCall(replies[record.kind].sendReply, {
				params: { id: record.id },
				body,
				headers: { "idempotency-key": key },
			}),
		onSuccess({ channel, recipient }) {
			adminDrafts.clear(name);
			toast(
				channel === "outbox"
					? { title: "Sending", description: `Your reply is on its way to ${recipient}.` }
					: { title: "Reply saved", description: "It is on the timeline." },
			);
			onSent();
		},
		// "Send anyway" names the reply that it passes over, so the form must know that one first.
		onError: (error) =>
			isConflict(error)
				? client.refetchQueries(replyContextQuery(record), { cancelRefetch: false })
				: undefined,
	});
	/** Returns whether the reply can be sent; shows what is wrong otherwise. */
	const check = () => {
		const issues = replyInput.safeParse(inputOf(draft, "outbox")).error?.issues;
		const found = errorsByPath(issues);
		setErrors(found);
		return Object.keys(found).length === 0;
	};
	return {
		draft,
		errors,
		programs,
		isRestored,
		isSending: sending.isPending,
		error: sending.error,
		missing: missingValues(`${draft.subject}\n${draft.text}`, valuesFor(draft)),
		check,
		set(change: Partial<ReplyDraft>) {
			setErrors({});
			update({ ...draft, ...change });
		},
		insert(chosen: CannedReply) {
			setErrors({});
			update(insertCanned(draft, chosen, valuesFor(draft)));
		},
		chooseProgram(programId: number | null) {
			const next = { ...draft, programId };
			const last = canned.find(({ id }) => id === draft.cannedId);
			update(fillAgain(next, last, valuesFor(next)));
		},
		/** @param lastReplyId that of somebody else, to send anyway */
		send(channel: ReplyChannel, lastReplyId = draft.lastReplyId) {
			if (!check() || sending.isPending) return;
			const body = { ...inputOf(draft, channel), lastReplyId };
			const text = JSON.stringify(body);
			const attempt = draft.attempt?.body === text ? draft.attempt : { body: text, key: newKey() };
			// Whose reply was passed over is kept, so that a retry after a lost answer is the same one.
			update({ ...draft, lastReplyId, attempt });
			sending.mutate({ body, key: attempt.key });
		},
		discard() {
			adminDrafts.clear(name);
			setRestored(false);
			setErrors({});
			setDraft(newReply(record.kind, context));
		},
	};
}

export type WrittenReply = ReturnType<typeof useReply>;

const inputOf = (draft: ReplyDraft, channel: ReplyChannel) => {
	const { language, subject, text, isAnswered, lastReplyId } = draft;
	return { channel, language, subject, text, isAnswered, lastReplyId };
};
