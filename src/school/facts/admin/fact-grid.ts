import { foldForSearch } from "#platform/text/fold.ts";
import type { AdminFact } from "#school/facts/contract.ts";
import { type FactTopic, factTopics, topicOf } from "#school/facts/topics.ts";
import { expiresSoon, isExpired } from "#school/facts/validity.ts";

/** A topic that visitors asked about and no fact answers. */
export interface FactGap {
	topic: FactTopic;
	/** Null for the whole school. */
	courseId: number | null;
	/** How many people asked. */
	people: number;
}

/** A column of the grid: the whole school, or one course. */
export interface Column {
	courseId: number | null;
	title: string;
	isActive: boolean;
}

export interface Cell {
	column: Column;
	fact: AdminFact | undefined;
	/** Number of visitors who asked. */
	people: number;
}

export interface Row {
	topic: FactTopic;
	label: string;
	cells: Cell[];
}

type FactStatus = "valid" | "expires" | "expired";

/** @param day calendar day in New York */
export function statusOf(fact: AdminFact, day: string): FactStatus {
	if (isExpired(fact, day)) return "expired";
	return expiresSoon(fact, day) ? "expires" : "valid";
}

/** The columns: the whole school first, then each course or the one that is filtered for. */
export function columnsOf(
	courses: readonly { id: number; title: string; isActive: boolean }[],
	courseId: number | null,
): Column[] {
	return [
		{ courseId: null, title: "Whole school", isActive: true },
		...courses
			.filter(({ id }) => courseId === null || id === courseId)
			.map(({ id, title, isActive }) => ({ courseId: id, title, isActive })),
	];
}

/** The rows: each topic with its current fact per column, or else the one that expired last. */
export function rowsOf(
	columns: readonly Column[],
	{ facts, gaps, day }: { facts: readonly AdminFact[]; gaps: readonly FactGap[]; day: string },
): Row[] {
	return factTopics
		.filter((topic) => topic !== "other")
		.map((topic) => ({
			topic,
			label: topicOf(topic).label,
			cells: columns.map((column) => {
				const isHere = (one: { topic: FactTopic; courseId: number | null }) =>
					one.topic === topic && one.courseId === column.courseId;
				const stated = facts.filter(isHere);
				return {
					column,
					fact: stated.find((fact) => !isExpired(fact, day)) ?? stated[0],
					people: gaps.find(isHere)?.people ?? 0,
				};
			}),
		}));
}

/** Whether a row is found by a search of topics and answers. */
export function matches({ label, cells }: Row, search: string): boolean {
	const texts = [label, ...cells.map(({ fact }) => fact?.answer ?? "")];
	return texts.some((text) => foldForSearch(text).includes(foldForSearch(search)));
}
