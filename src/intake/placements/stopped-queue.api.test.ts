import { expect, test } from "vitest";
import { queueClassEmails } from "#intake/registrations/class-emails.server.ts";
import { lockContent } from "#platform/database/content.server.ts";
import { transaction } from "#platform/database/database.server.ts";
import { theApp } from "../../../test/app.ts";
import { classPlaces } from "../../../test/class-places.ts";

const app = theApp();
const { store, act, statesIn, fullClass } = classPlaces(app);

test("a queue that cannot move makes nobody wait for a lock", async () => {
	const { id, holder, first, second } = await fullClass();
	await act(holder, "release");
	await queueClassEmails(store());
	await app.db
		.updateTable("emails")
		.set({ status: "unsent" })
		.where("template", "=", "class")
		.execute();
	app.clock.advance(7 * 86_400_000);
	await queueClassEmails(store());
	// SQLite has one connection, which a transaction keeps to itself.
	if (app.engine === "sqlite") return;
	const locked = Promise.withResolvers<void>();
	const isDone = Promise.withResolvers<void>();
	const holding = transaction(app.db, async (tx) => {
		await lockContent(tx);
		locked.resolve();
		await isDone.promise;
	});
	await locked.promise;
	await queueClassEmails(store());
	isDone.resolve();
	await holding;
	expect(await statesIn(id)).toEqual({ [first]: "waiting", [second]: "waiting" });
});
