import { describe, expect, test } from "vitest";
import { FACTS, theFacts } from "../../../test/facts.ts";

const { app, published, lastActivity } = theFacts();

describe("the order of the home page", () => {
	const order = (ids: unknown) => app.asAdmin("PUT", `${FACTS}/order`, { body: { ids } });
	const questions = async () =>
		(await published()).filter(({ onHomePage }: { onHomePage: boolean }) => onHomePage);
	const ids = async () => (await questions()).map(({ id }: { id: number }) => id);

	test("is changed as a whole and written down; the same again is no change", async () => {
		const before = await ids();
		const { status, json } = await order(before.toReversed());
		expect(status).toBe(200);
		expect(json.map(({ id }: { id: number }) => id)).toEqual(before.toReversed());
		expect(await ids()).toEqual(before.toReversed());
		expect(await lastActivity()).toMatchObject({ action: "reordered", kind: "fact" });
		const { id } = await lastActivity();
		await order(before.toReversed());
		expect((await lastActivity()).id).toBe(id);
		await order(before);
	});

	test("is refused if it is not of all questions, or if one is listed twice", async () => {
		const before = await ids();
		const [first, ...others] = before;
		for (const [list, status] of [
			[others, 409],
			[[...before, 9999], 409],
			[[first, first, ...others.slice(1)], 400],
			[["1"], 400],
			[null, 400],
		] as const) {
			expect((await order(list)).status).toBe(status);
		}
		expect(await ids()).toEqual(before);
	});
});
