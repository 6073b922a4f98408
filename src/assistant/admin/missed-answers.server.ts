import { sql } from "kysely";
import { factTopics } from "#school/facts/topics.ts";

/** The topics that a fact can state once; a fact about anything else answers only its own question. */
export const statedTopics: readonly string[] = factTopics.filter((topic) => topic !== "other");

/** Matches unhelpful answers: not understood, or marked by the visitor or an administrator, who finds the others right. */
export const isMissed = sql<boolean>`(coalesce(verdict, '') <> 'right' and (
	outcome in ('handed over', 'not understood') or thumb = 'down' or verdict = 'wrong'))`;

/** Counts the conversations of some misses, each once. */
export const countPeople = (misses: readonly { conversationId: string }[]): number =>
	new Set(misses.map(({ conversationId }) => conversationId)).size;
