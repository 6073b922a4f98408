import { aClass } from "../factories.ts";
import { createCourse, createRegistration, expect, signIn, test, toastOf } from "./admin.ts";
import { expectNoFindings } from "./axe.ts";

test.use({ viewport: { width: 1366, height: 800 } });

test("a morning with a freed seat: given, full, released, and offered to who waits", async ({
	page,
	site,
}) => {
	const { id: courseId } = (await createCourse(page, await signIn(page))) as { id: number };
	const body = aClass({ courseId, seats: 1, firstDay: "2031-03-04", lastDay: "2031-04-24" });
	const added = await site.asAdmin("POST", "/api/admin/classes", { ...body, registerBy: null });
	const { id } = (await added.json()) as { id: number };
	const first = await createRegistration(page, { courseId });
	const second = await createRegistration(page, { courseId });
	await page.goto(`/admin/registrations?open=${first.id}`);
	const panel = page.getByRole("dialog");
	await panel.getByRole("button", { name: "Give seat" }).click();
	await expect(toastOf(page, "Seat given")).toBeVisible();
	await expect(panel.getByText("Has a seat")).toBeVisible();

	await page.goto(`/admin/registrations?open=${second.id}`);
	await panel.getByRole("button", { name: "Give seat" }).click();
	await expect(
		page.getByText("409: There is no free seat in this class.", { exact: true }),
	).toBeVisible();
	await panel.getByRole("button", { name: "Put on the list" }).click();
	await expect(panel.getByText("Waiting list", { exact: true })).toBeVisible();
	await expectNoFindings(page, "[role=dialog]");

	await panel.getByRole("link", { name: /^Mar 4/ }).click();
	await expect(page.getByText("1 of 1 seats taken, 1 waiting")).toBeVisible();
	await expectNoFindings(page, "main");
	await page.getByRole("button", { name: `Actions for ${first.fullName}` }).click();
	await page.getByRole("menuitem", { name: "Release" }).click();
	await expect(page.getByText("0 of 1 seats taken, 1 offered, 0 waiting")).toBeVisible();
	await expect(page.getByRole("row").filter({ hasText: second.fullName })).toContainText(
		"Offered until",
	);
	await expect(page.getByRole("row").filter({ hasText: first.fullName })).toHaveCount(0);
	expect((await site.asAdmin("GET", `/api/admin/classes/${id}/placements`)).status).toBe(200);
});
