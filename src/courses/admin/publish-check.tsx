import type { ReactNode } from "react";
import type { CourseInput } from "#courses/contract.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { useQuestion } from "#ui/admin/use-question.ts";

/** A course as it would go live; without an id a new one. */
export type DraftCourse = CourseInput & { id?: number };

/** What else a changed course touches, looked at before it goes live. Who knows it passes it in. */
export interface PublishCheck {
	/** What would be said with it, while one writes. @param course null while fields are wrong */
	panel: (course: DraftCourse | null) => ReactNode;
	/** What would be claimed with it and is not claimed now, in words. */
	claims: (course: DraftCourse) => Promise<readonly string[]>;
}

/**
 * Asks before a course is saved with which something new would be claimed. Where that cannot be
 * found out, nobody is held up.
 */
export function usePublishCheck(
	{ claims }: PublishCheck,
	labels = { cancel: "Keep editing", confirm: "Save anyway" },
) {
	const { subject, ask, answer } = useQuestion<readonly string[]>();
	const mayGoLive = async (course: DraftCourse): Promise<boolean> => {
		if (!course.isActive) return true;
		const claimed = await claims(course).catch(() => []);
		return claimed.length === 0 || ask(claimed);
	};
	const question = (
		<ConfirmDialog
			open={subject !== null}
			onCancel={() => answer(false)}
			onConfirm={() => answer(true)}
			title="The assistant would make new claims"
			{...labels}
		>
			<p>After this change, the assistant would tell visitors:</p>
			<ul className="claims">
				{subject?.map((claim) => (
					<li key={claim}>{claim}</li>
				))}
			</ul>
			<p>Continue only if the school can prove it.</p>
		</ConfirmDialog>
	);
	return { mayGoLive, question };
}
