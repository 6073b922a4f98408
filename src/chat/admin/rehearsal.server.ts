import { answeredAlready, contradictions } from "#chat/admin/contradictions.ts";
import type { Rehearsal, RehearsalInput } from "#chat/admin/teaching-contract.ts";
import { trapQuestions } from "#chat/admin/trap-questions.ts";
import { type AnswerContext, loadAnswerContext } from "#chat/answer-context.server.ts";
import { answer } from "#chat/engine/engine.ts";
import { guardrail } from "#chat/engine/guardrail.ts";
import type { Course, Question, TaughtAnswer } from "#chat/engine/types.ts";
import type { Clock } from "#database/clock.ts";
import type { Queries } from "#database/database.server.ts";

/**
 * Asks the trap questions, and a taught answer's own, of the assistant as it is and as it would be
 * after a change. Changes nothing.
 */
export async function previewAnswers(
	db: Queries,
	clock: Clock,
	{ course, taught }: RehearsalInput,
): Promise<Rehearsal> {
	const world = { ...(await loadAnswerContext(db, clock)), now: clock() };
	const candidate = taught && asCandidate(taught);
	const changed = {
		...world,
		...(course ? { catalog: catalogWith(world.catalog, course) } : {}),
		...(candidate ? { taught: taughtWith(world.taught, candidate, taught.isActive) } : {}),
	};
	const title = course?.title ?? world.catalog[0]?.title ?? "";
	const questions = [
		...(taught?.questions ?? []),
		...trapQuestions.map((question) => question.replace("{title}", title)),
	];
	const others = { ...world, taught: world.taught.filter(({ id }) => id !== candidate?.id) };
	return {
		warnings: candidate
			? [...contradictions(candidate, others), ...answeredAlready(candidate.questions, others)]
			: [],
		answers: questions.map((question) => compare(question, world, changed)),
	};
}

type Moment = Omit<Question, "history" | "message">;

function compare(message: string, as: Moment, changed: Moment): Rehearsal["answers"][number] {
	const before = answer({ ...as, history: [], message });
	const after = answer({ ...changed, history: [], message });
	const changes = before.text !== after.text;
	return {
		question: message,
		before: { text: before.text, outcome: before.outcome, source: before.source },
		after: { text: after.text, outcome: after.outcome, source: after.source },
		changes,
		// What the school does not state yet is a claim that this change would make.
		claims: changes
			? guardrail(after.text, as, { echo: message, about: after.programmes })
					// The page of a course that comes with the change is there with it.
					.violations.filter(({ found }) => !isPageOf(changed.catalog, found))
					.map(({ found }) => found.replace(/[.,;]+$/, ""))
			: [],
	};
}

const isPageOf = (catalog: readonly Course[], found: string): boolean =>
	catalog.some(({ slug }) => found === `/courses/${slug}`);

function catalogWith(
	catalog: readonly Course[],
	{ id = 0, slug, title, summary, description, isActive }: NonNullable<RehearsalInput["course"]>,
): Course[] {
	const course = { id, slug, title, summary, description };
	const kept = catalog.map((known) => (known.id === id ? course : known));
	const all = kept.includes(course) ? kept : [...kept, course];
	return isActive ? all : all.filter((known) => known !== course);
}

function asCandidate(taught: NonNullable<RehearsalInput["taught"]>): TaughtAnswer {
	return {
		id: String(taught.id ?? "new"),
		questions: taught.questions,
		answer: {
			en: taught.answerEn,
			...(taught.answerEs === null ? {} : { es: taught.answerEs }),
		},
		links: taught.links,
	};
}

function taughtWith(
	taught: AnswerContext["taught"],
	candidate: TaughtAnswer,
	isActive: boolean,
): TaughtAnswer[] {
	const others = taught.filter(({ id }) => id !== candidate.id);
	return isActive ? [...others, candidate] : others;
}
