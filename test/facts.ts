import { afterEach } from "vitest";
import { theApp } from "./app.ts";
import { aFact } from "./factories.ts";

/** Path of the facts for administrators. */
export const FACTS = "/api/admin/facts";

/** Creates the API for one test file, with its calls about facts. Facts that a test adds are removed after it. */
export function theFacts() {
	const app = theApp();
	afterEach(() => app.db.deleteFrom("facts").where("approvedBy", "is not", null).execute());
	return {
		app,
		add: (change = {}) => app.asAdmin("POST", FACTS, { body: aFact(change) }),
		patch: (id: number, body: object, headers = {}) =>
			app.asAdmin("PATCH", `${FACTS}/${id}`, { body, headers }),
		published: async () => (await app.call("GET", "/api/facts")).json,
		all: async () => (await app.asAdmin("GET", FACTS)).json,
		lastActivity: () =>
			app.db.selectFrom("activity").selectAll().orderBy("id", "desc").executeTakeFirstOrThrow(),
	};
}
