import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "#database/database.server.ts";
import type { ColumnTypes } from "#database/migrations/columns.server.ts";
import {
	createContentVersion,
	trackContentVersion,
} from "#database/migrations/published.server.ts";

/** The six tables of the specification, and what sessions and safe submissions need. */
export function ground(
	engine: Engine,
	{ id, text, boolean, instant, now, flag }: ColumnTypes,
): Migration {
	const required = <T extends { notNull(): T }>(column: T) => column.notNull();
	const version = <T extends { notNull(): T; defaultTo(value: number): T }>(column: T) =>
		column.notNull().defaultTo(1);

	return {
		async up(db: Kysely<unknown>) {
			const schema = db.schema;

			await schema
				.createTable("users")
				.addColumn("id", id)
				.addColumn("username", text, (c) => c.notNull().unique())
				.addColumn("password", text, required)
				.addColumn("isAdmin", boolean, flag(false))
				.addColumn("version", "integer", version)
				.execute();

			await schema
				.createTable("courses")
				.addColumn("id", id)
				.addColumn("slug", text, (c) => c.notNull().unique())
				.addColumn("title", text, required)
				.addColumn("summary", text, required)
				.addColumn("description", text, required)
				.addColumn("imagePath", text)
				.addColumn("isActive", boolean, flag(true))
				.addColumn("version", "integer", version)
				.addColumn("position", "integer", (c) => c.notNull().defaultTo(0))
				.addColumn("updatedAt", instant, now)
				.execute();

			await schema
				.createTable("registrations")
				.addColumn("id", id)
				.addColumn("reference", text, (c) => c.notNull().unique())
				.addColumn("fullName", text, required)
				.addColumn("email", text, required)
				.addColumn("phone", text, required)
				// No foreign key: a registration outlives its course.
				.addColumn("courseId", "integer", required)
				.addColumn("courseTitle", text, required)
				.addColumn("message", text)
				.addColumn("createdAt", instant, now)
				.addColumn("status", text, (c) => c.notNull().defaultTo("pending"))
				.addColumn("version", "integer", version)
				.addColumn("searchText", text, required)
				.addCheckConstraint(
					"registrations_status",
					sql`status in ('pending', 'accepted', 'rejected')`,
				)
				.execute();

			await schema
				.createTable("contacts")
				.addColumn("id", id)
				.addColumn("reference", text, (c) => c.notNull().unique())
				.addColumn("name", text, required)
				.addColumn("email", text, required)
				.addColumn("phone", text)
				.addColumn("subject", text)
				.addColumn("courseId", "integer")
				.addColumn("message", text, required)
				.addColumn("createdAt", instant, now)
				.addColumn("isRead", boolean, flag(false))
				.addColumn("version", "integer", version)
				.addColumn("searchText", text, required)
				.execute();

			await schema
				.createTable("chat_conversations")
				.addColumn("id", text, (c) => c.primaryKey().notNull())
				.addColumn("sessionId", text, (c) => c.notNull().unique())
				.addColumn("createdAt", instant, now)
				.execute();

			await schema
				.createTable("chat_messages")
				.addColumn("id", id)
				.addColumn("conversationId", text, (c) =>
					c.notNull().references("chat_conversations.id").onDelete("cascade"),
				)
				.addColumn("content", text, required)
				.addColumn("isUser", boolean, required)
				.addColumn("createdAt", instant, now)
				.execute();

			await schema
				.createTable("sessions")
				.addColumn("hash", text, (c) => c.primaryKey().notNull())
				.addColumn("userId", "integer", (c) =>
					c.notNull().references("users.id").onDelete("cascade"),
				)
				.addColumn("createdAt", instant, required)
				.addColumn("lastSeenAt", instant, required)
				.addColumn("address", text, required)
				.addColumn("userAgent", text, required)
				.execute();

			await schema
				.createTable("sign_in_failures")
				.addColumn("subject", text, (c) => c.primaryKey().notNull())
				.addColumn("failures", "integer", required)
				.addColumn("since", instant, required)
				.addColumn("lockedUntil", instant)
				.addColumn("lockCount", "integer", required)
				.execute();

			await schema
				.createTable("sign_in_addresses")
				.addColumn("username", text, required)
				.addColumn("address", text, required)
				.addColumn("lastSeenAt", instant, required)
				.addPrimaryKeyConstraint("sign_in_addresses_key", ["username", "address"])
				.execute();

			await schema
				.createTable("idempotency_keys")
				.addColumn("key", text, (c) => c.primaryKey().notNull())
				.addColumn("fingerprint", text)
				.addColumn("kind", text, required)
				.addColumn("recordId", "integer")
				.addColumn("expiresAt", instant, required)
				.execute();

			await schema
				.createTable("one_time_tasks")
				.addColumn("name", text, (c) => c.primaryKey().notNull())
				.addColumn("at", instant, required)
				.execute();

			await createContentVersion(db, engine);
			await trackContentVersion(db, engine, "courses");

			const indexes: [table: string, ...columns: string[]][] = [
				["courses", "position", "id"],
				["registrations", "createdAt", "id"],
				["registrations", "status", "createdAt", "id"],
				["registrations", "courseId", "createdAt", "id"],
				["registrations", "searchText", "id"],
				["registrations", "phone", "id"],
				["contacts", "createdAt", "id"],
				["contacts", "isRead", "createdAt", "id"],
				["contacts", "courseId", "createdAt", "id"],
				["contacts", "searchText", "id"],
				["chat_messages", "conversationId", "id"],
				["sessions", "userId"],
				["idempotency_keys", "expiresAt"],
			];
			const readingOrders = [
				["registrations", "email"],
				["registrations", "courseTitle"],
				["contacts", "email"],
				["contacts", "phone"],
				["contacts", "subject"],
			] as const;
			for (const [table, column] of readingOrders) {
				await sql`create index ${sql.id(`${table}_${column}_index`)} on ${sql.table(table)}
					(lower(coalesce(${sql.ref(column)}, '')), id)`.execute(db);
			}
			for (const [table, ...columns] of indexes) {
				await schema
					.createIndex([table, ...columns.filter((name) => name !== "id"), "index"].join("_"))
					.on(table)
					.columns(columns)
					.execute();
			}
		},
	};
}
