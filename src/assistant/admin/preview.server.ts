import { setImmediate } from "node:timers/promises";
import { assistantWith, builtInAssistant } from "#assistant/admin/dry-run.server.ts";
import type * as contract from "#assistant/admin/preview-contract.ts";
import type { ChangedAnswer } from "#assistant/admin/preview-contract.ts";
import { isAbout, topicQuestions } from "#assistant/admin/typical-questions.ts";
import type { Call } from "#platform/api/call.server.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { listCourses } from "#school/courses/service.server.ts";

/** Answers questions as visitors would be answered if a draft fact were saved. */
export async function previewFact(
	{ db, clock }: Store<Queries>,
	{ body: { questions, ...draft } }: Call<typeof contract.previewFact>,
) {
	const answer = await assistantWith(db, clock, draft);
	return questions.map((question) => ({ ...answer(question), question }));
}

/** With other courses it would keep whoever saves waiting for longer. Nine courses take half a second. */
const MAX_MS = 2000;

/**
 * Answers every topic with and without a draft fact, for the school, the draft's own course and as many others as there is
 * time for, and lists the changes elsewhere.
 */
export async function previewChanges(
	{ db, clock }: Store<Queries>,
	{ body: draft }: Call<typeof contract.previewChanges>,
): Promise<ChangedAnswer[]> {
	const now = await builtInAssistant(db, clock);
	const drafted = await assistantWith(db, clock, draft);
	const changes: ChangedAnswer[] = [];
	const isOwn = ({ id }: { id: number }) => Number(id === draft.fact.courseId);
	const courses = (await listCourses({ db })).sort((a, b) => isOwn(b) - isOwn(a));
	const started = performance.now();
	for (const question of topicQuestions(courses)) {
		// Visitors are answered between any two.
		await setImmediate();
		const isOfOther = question.courseId !== null && question.courseId !== draft.fact.courseId;
		if (isOfOther && performance.now() - started > MAX_MS) break;
		if (isAbout(draft.fact, question)) continue;
		const [before, after] = [now(question.text).text, drafted(question.text).text];
		if (before !== after) changes.push({ question: question.text, before, after });
	}
	return changes;
}
