import type { ReactNode } from "react";
import type { CourseInput } from "#courses/contract.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { useQuestion } from "#ui/admin/use-question.ts";

/** A course as it will be published; a new one has no id. */
export type DraftCourse = CourseInput & { id?: number };

/** Check before a course change is published, passed in by the module that knows what it affects. */
export interface PublishCheck {
	/** Previews the assistant's answers while typing. @param course null while fields are invalid */
	panel: (course: DraftCourse | null) => ReactNode;
	/** Returns the statements that the change adds to the assistant's answers. */
	claims: (course: DraftCourse) => Promise<readonly string[]>;
}

/**
 * Confirms a save that adds new statements to the assistant's answers. If they
 * can't be determined, the save continues.
 */
export function usePublishCheck(
	{ claims }: PublishCheck,
	labels = { cancel: "Keep editing", confirm: "Save anyway" },
) {
	const { subject, ask, answer } = useQuestion<readonly string[]>();
	const confirmPublish = async (course: DraftCourse): Promise<boolean> => {
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
	return { confirmPublish, question };
}
