import { expect, test } from "vitest";
import { FACTS, theFacts } from "../../../test/facts.ts";

const { app, add, patch } = theFacts();

test("the history tells a fact's states, and those of earlier facts about its topic and course", async () => {
	await app.db.deleteFrom("fact_history").execute();
	const old = (await add({ courseId: 6, answer: "$900", validUntil: "2026-11-19" })).json;
	const { id } = (await add({ courseId: 6, answer: "$1,000" })).json;
	await patch(id, { answer: "$1,100" });
	await add({ courseId: 7 });
	const { json } = await app.asAdmin("GET", `${FACTS}/${id}/history`);
	expect(
		json.map((state: Record<string, unknown>) => [state.factId, state.action, state.answer]),
	).toEqual([
		[id, "changed", "$1,100"],
		[id, "created", "$1,000"],
		[old.id, "created", "$900"],
	]);
	expect(json[0]).toMatchObject({ username: "dana", topic: "price", courseId: 6 });
});
