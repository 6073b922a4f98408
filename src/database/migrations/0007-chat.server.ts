import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "#database/migrations/columns.server.ts";

/** What the assistant knows about each answer, what the office taught it, and its settings. */
export function chat({ id, text, boolean, instant, flag }: ColumnTypes): Migration {
	const required = <T extends { notNull(): T }>(column: T) => column.notNull();
	const version = <T extends { notNull(): T; defaultTo(value: number): T }>(column: T) =>
		column.notNull().defaultTo(1);

	return {
		async up(db: Kysely<unknown>) {
			const schema = db.schema;

			await schema
				.createTable("chat_conversation_state")
				.addColumn("conversationId", text, (c) =>
					c.primaryKey().notNull().references("chat_conversations.id").onDelete("cascade"),
				)
				.addColumn("lastAt", instant, required)
				.addColumn("questions", "integer", (c) => c.notNull().defaultTo(0))
				.addColumn("language", text, required)
				.execute();

			await schema
				.createTable("chat_answers")
				.addColumn("id", id)
				.addColumn("conversationId", text, (c) =>
					c.notNull().references("chat_conversations.id").onDelete("cascade"),
				)
				.addColumn("questionId", "integer", (c) =>
					c.notNull().references("chat_messages.id").onDelete("cascade"),
				)
				.addColumn("answerId", "integer", (c) =>
					c.notNull().references("chat_messages.id").onDelete("cascade"),
				)
				.addColumn("at", instant, required)
				.addColumn("engine", text, required)
				.addColumn("model", text)
				.addColumn("refusals", text, required)
				.addColumn("intent", text, required)
				.addColumn("programmes", text, required)
				.addColumn("confidence", "double precision", required)
				.addColumn("outcome", text, required)
				.addColumn("language", text, required)
				.addColumn("source", text, required)
				.addColumn("links", text, required)
				.addColumn("suggestions", text, required)
				.addColumn("milliseconds", "integer", required)
				.addColumn("thumb", text)
				.addColumn("searchText", text, required)
				.addCheckConstraint("chat_answers_engine", sql`engine in ('built-in', 'model')`)
				.addCheckConstraint("chat_answers_thumb", sql`thumb in ('up', 'down')`)
				.execute();

			await schema
				.createTable("chat_callbacks")
				.addColumn("contactId", "integer", (c) =>
					c.primaryKey().notNull().references("contacts.id").onDelete("cascade"),
				)
				.addColumn("conversationId", text, (c) =>
					c.notNull().references("chat_conversations.id").onDelete("cascade"),
				)
				.addColumn("consent", text, required)
				.addColumn("at", instant, required)
				.execute();

			await schema
				.createTable("taught_answers")
				.addColumn("id", id)
				.addColumn("questions", text, required)
				.addColumn("answerEn", text, required)
				.addColumn("answerEs", text)
				.addColumn("links", text, required)
				.addColumn("isActive", boolean, flag(true))
				.addColumn("updatedAt", instant, required)
				.addColumn("version", "integer", version)
				.execute();

			await schema
				.createTable("course_aliases")
				.addColumn("courseId", "integer", (c) =>
					c.notNull().references("courses.id").onDelete("cascade"),
				)
				.addColumn("alias", text, (c) => c.notNull().unique())
				.addPrimaryKeyConstraint("course_aliases_key", ["courseId", "alias"])
				.execute();

			await schema
				.createTable("chat_settings")
				.addColumn("id", "integer", (c) => c.primaryKey().notNull())
				.addColumn("retentionDays", "integer", required)
				.addColumn("modelCallsPerDay", "integer", required)
				.addColumn("modelCallsPerVisitor", "integer", required)
				.addColumn("version", "integer", version)
				.execute();
			await sql`insert into chat_settings values (1, 365, 1000, 60, 1)`.execute(db);

			await schema
				.createTable("model_calls")
				.addColumn("day", text, required)
				.addColumn("subject", text, required)
				.addColumn("calls", "integer", required)
				.addPrimaryKeyConstraint("model_calls_key", ["day", "subject"])
				.execute();

			const indexes: [name: string, table: string, ...columns: string[]][] = [
				["chat_threads_lastAt_index", "chat_conversation_state", "lastAt", "conversationId"],
				["chat_answers_conversation_index", "chat_answers", "conversationId", "id"],
				["chat_answers_at_index", "chat_answers", "at", "id"],
				["chat_answers_outcome_index", "chat_answers", "outcome", "id"],
				["chat_answers_question_index", "chat_answers", "questionId"],
				["chat_answers_answer_index", "chat_answers", "answerId"],
				["chat_callbacks_conversation_index", "chat_callbacks", "conversationId"],
			];
			for (const [name, table, ...columns] of indexes) {
				await schema.createIndex(name).on(table).columns(columns).execute();
			}
		},
	};
}
