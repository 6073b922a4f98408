import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { ColumnTypes } from "#database/migrations/columns.server.ts";

interface Before {
	users: { id: number; username: string; usernameKey: string };
}

const keyOf = (username: string) => username.toUpperCase().toLowerCase().normalize("NFC");

/** Usernames are unique without regard to case. Of two that differ by case, the later gets its id. */
export function usernames({ text }: ColumnTypes): Migration {
	return {
		async up(db: Kysely<Before>) {
			await db.schema.alterTable("users").addColumn("usernameKey", text).execute();
			const users = await db.selectFrom("users").select(["id", "username"]).orderBy("id").execute();
			const taken = new Set<string>();
			for (const { id, username } of users) {
				let name = username;
				while (taken.has(keyOf(name))) name = `${name}-${id}`;
				taken.add(keyOf(name));
				await db
					.updateTable("users")
					.set({ username: name, usernameKey: keyOf(name) })
					.where("id", "=", id)
					.execute();
			}
			await db.schema
				.createIndex("users_usernameKey_index")
				.on("users")
				.column("usernameKey")
				.unique()
				.execute();
		},
	};
}
