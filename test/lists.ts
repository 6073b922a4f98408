import type { TestApp, TestResponse } from "./app.ts";
import { aContact, aRegistration } from "./factories.ts";

/** The two record lists and their texts. */
export const lists = [
	{
		path: "/api/admin/registrations",
		person: "fullName",
		add: async (app: TestApp, change: Record<string, unknown> = {}) =>
			stored(await app.call("POST", "/api/register", { body: aRegistration(change) })),
	},
	{
		path: "/api/admin/contacts",
		person: "name",
		add: async (app: TestApp, { fullName, ...change }: Record<string, unknown> = {}) =>
			stored(
				await app.call("POST", "/api/contact", {
					body: aContact(fullName === undefined ? change : { name: fullName, ...change }),
				}),
			),
	},
] as const;

function stored({ status, text, json }: TestResponse) {
	if (status !== 201) throw new Error(`${status}: ${text}`);
	return json;
}

export const ids = (response: TestResponse): number[] =>
	response.json.map(({ id }: { id: number }) => id);
