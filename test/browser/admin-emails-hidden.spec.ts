import { expect, signIn, test } from "./admin.ts";
import { hidden, openedAndHidden, setVisibility } from "./hidden-tab.ts";

test("after a tab was hidden the list of emails stays as it is being read, and its counts follow", async ({
	page,
}) => {
	await signIn(page);
	await openedAndHidden(page, "/admin/emails", /^Emails/);
	// What of the sign-in and the first load arrives late belongs to the first return.
	const first = page.waitForResponse(/\/api\/admin\/emails\/count/);
	await setVisibility(page, "visible");
	await first;
	await expect(page.getByText("No emails found.")).toBeVisible();
	await hidden(page);
	const lists: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/api/admin/emails?")) lists.push(request.url());
	});
	const counted = page.waitForResponse(/\/api\/admin\/emails\/count/);
	await setVisibility(page, "visible");
	await counted;
	expect(lists).toEqual([]);
});
