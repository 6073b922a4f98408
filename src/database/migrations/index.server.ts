import type { Migration } from "kysely/migration";
import type { Engine } from "#database/database.server.ts";
import { ground } from "#database/migrations/0001-ground.server.ts";
import { activity } from "#database/migrations/0002-activity.server.ts";
import { access } from "#database/migrations/0003-access.server.ts";
import { office } from "#database/migrations/0004-office.server.ts";
import { chat } from "#database/migrations/0007-chat.server.ts";
import { searching } from "#database/migrations/0008-searching.server.ts";
import { usernames } from "#database/migrations/0009-usernames.server.ts";
import { columnTypes } from "#database/migrations/columns.server.ts";

/** Every migration in order. One that has been released is never edited. */
export function migrations(engine: Engine): Record<string, Migration> {
	const types = columnTypes(engine);
	return {
		"0001-ground": ground(engine, types),
		"0002-activity": activity(types),
		"0003-access": access(engine, types),
		"0004-office": office(engine, types),
		"0007-chat": chat(types),
		"0008-searching": searching(types),
		"0009-usernames": usernames(types),
	};
}
