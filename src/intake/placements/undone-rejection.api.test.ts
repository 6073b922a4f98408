import { describe, expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { classPlaces } from "../../../test/class-places.ts";

const app = theApp();
const { addClass, patchClass, register, act, statesIn, stageOf, fullClass, newsTo } =
	classPlaces(app);

const setStatus = async (status: string, ...ids: number[]) => {
	const records = ids.map((id) => ({ id, status }));
	const { json } = await app.asAdmin("POST", "/api/admin/registrations/bulk", {
		body: { records },
	});
	expect(json.refused).toEqual([]);
};
const rejectAndUndo = async (...ids: number[]) => {
	await setStatus("rejected", ...ids);
	await setStatus("pending", ...ids);
};

describe("a rejection that is undone", () => {
	test("brings a wish back", async () => {
		const { id } = await addClass();
		const wants = (await register(id)).json.id;
		await rejectAndUndo(wants);
		expect(await statesIn(id)).toEqual({ [wants]: "wanted" });
	});

	test("brings back the wish for any class of the course", async () => {
		const any = (await register()).json.id;
		await act(any, "want", { courseId: 2 });
		await rejectAndUndo(any);
		const { json } = await app.asAdmin("GET", `/api/admin/registrations/${any}/place`);
		expect(json.placement).toMatchObject({ classId: null, state: "wanted" });
	});

	test("leaves everyone at their place in the order, and a seat with whoever has it by now", async () => {
		const { id, holder, first, second } = await fullClass();
		await rejectAndUndo(first);
		expect(await statesIn(id)).toEqual({
			...{ [holder]: "placed", [first]: "waiting", [second]: "waiting" },
		});
		await rejectAndUndo(holder, second);
		expect(await statesIn(id)).toEqual({
			...{ [first]: "offered", [holder]: "waiting", [second]: "waiting" },
		});
		expect(await stageOf(holder)).toBe("waitlisted");
	});

	test("tells who had a seat or an offer what they have instead, and no one else", async () => {
		const { id, holder, first, second } = await fullClass();
		expect(await newsTo(holder)).toEqual(["Your place is confirmed"]);
		await rejectAndUndo(holder);
		expect(await newsTo(first)).toEqual(["A seat is free for you"]);
		expect(await newsTo(holder)).toEqual([
			"Your place is confirmed",
			"You are on the waiting list",
		]);
		await rejectAndUndo(first, second);
		expect(await newsTo(holder)).toContain("A seat is free for you");
		expect(await newsTo(first)).toEqual(["A seat is free for you", "You are on the waiting list"]);
		expect(await newsTo(second)).toEqual([]);
		await setStatus("rejected", holder);
		await patchClass(id, { state: "closed" });
		await setStatus("pending", holder);
		expect((await newsTo(holder)).at(-1)).toBe("You do not have a place in this class");
	});

	test("gives no wish to whom the office had released before", async () => {
		const { id } = await addClass();
		const released = (await register(id)).json.id;
		await act(released, "release");
		await rejectAndUndo(released);
		expect(await statesIn(id)).toEqual({});
	});

	test("gives no wish for a class that can no longer be chosen", async () => {
		const { id } = await addClass();
		const wants = (await register(id)).json.id;
		await setStatus("rejected", wants);
		await patchClass(id, { state: "closed" });
		await setStatus("pending", wants);
		expect(await statesIn(id)).toEqual({});
	});
});
