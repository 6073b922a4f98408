import { setImmediate } from "node:timers/promises";
import { assistantWith, builtInAssistant } from "#chat/admin/dry-run.server.ts";
import type { ChangedAnswer } from "#chat/admin/preview-contract.ts";
import { isAbout, topicQuestions } from "#chat/admin/typical-questions.ts";
import { activeCourses } from "#courses/service.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";
import type { FactDraft } from "#facts/draft.server.ts";

/** Answers questions as visitors would be answered if a draft fact were saved. */
export async function previewFact(
	db: Queries,
	clock: Clock,
	{ questions, ...draft }: FactDraft & { questions: readonly string[] },
) {
	const answer = await assistantWith(db, clock, draft);
	return questions.map((question) => ({ ...answer(question), question }));
}

/** More courses would keep whoever saves waiting. */
const MAX_COURSES = 30;

/**
 * Answers every topic for the school and up to 30 courses with and without a draft fact, the draft's own course first, and
 * lists the changes elsewhere.
 */
export async function previewChanges(
	db: Queries,
	clock: Clock,
	draft: FactDraft,
): Promise<ChangedAnswer[]> {
	const now = await builtInAssistant(db, clock);
	const drafted = await assistantWith(db, clock, draft);
	const changes: ChangedAnswer[] = [];
	const isOwn = ({ id }: { id: number }) => Number(id === draft.fact.courseId);
	const courses = (await activeCourses(db)).sort((a, b) => isOwn(b) - isOwn(a));
	for (const question of topicQuestions(courses.slice(0, MAX_COURSES))) {
		if (isAbout(draft.fact, question)) continue;
		const [before, after] = [now(question.text).text, drafted(question.text).text];
		if (before !== after) changes.push({ question: question.text, before, after });
		// Hundreds of answers take half a second; visitors are answered in between.
		await setImmediate();
	}
	return changes;
}
