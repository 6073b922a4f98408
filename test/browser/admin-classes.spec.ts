import { createCourse, expect, signIn, test, toastOf } from "./admin.ts";
import { expectNoFindings } from "./axe.ts";

test.use({ viewport: { width: 1366, height: 800 } });

test("a class from its first day to a copy: refused, added, one meeting moved, deleted and back", async ({
	page,
	site,
}) => {
	const course = (await createCourse(page, await signIn(page))) as { id: number; title: string };
	const shown = async () => {
		const classes = await (await page.request.get(`${site.url}/api/classes`)).json();
		return (classes as { courseId: number }[]).filter(({ courseId }) => courseId === course.id);
	};
	const save = () => page.getByRole("button", { name: /^Save/ }).click();
	await page.goto("/admin/classes");
	await page.getByRole("link", { name: "Add class" }).first().click();
	await page.getByLabel("Course", { exact: true }).selectOption(course.title);
	await save();
	await expect(page.getByText("Please choose a day", { exact: true })).toHaveCount(2);
	await page.getByLabel("First day").fill("2031-03-04");
	await page.getByLabel("Last day").fill("2031-03-01");
	await page.getByRole("button", { name: "Add Tuesday" }).click();
	await page.getByRole("button", { name: "Add Thursday" }).click();
	await page.getByLabel("Thursday to", { exact: true }).fill("20:30");
	await page.getByLabel("Seats").fill("12");
	await page.getByLabel("Tuition").fill("1,250");
	await page.getByRole("button", { name: "Add fee" }).click();
	await page.getByLabel("Fee 1", { exact: true }).fill("Books");
	await page.getByLabel("Amount of fee 1").fill("85.50");
	await page.getByRole("radio", { name: "Open" }).check();
	await expect(page.getByText("$1,335.50 in all.")).toBeVisible();
	await save();
	await expect(page.getByText("The last day can’t be before the first day")).toBeVisible();
	await page.getByLabel("Last day").fill("2031-03-20");
	await expectNoFindings(page, "main");
	await save();
	await expect(toastOf(page, "Class added")).toBeVisible();
	await expect(page).toHaveURL("/admin/classes");
	const row = page.getByRole("row").filter({ hasText: course.title });
	await expect(row).toContainText("Mar 4 – Mar 20, 2031");
	await expect(row).toContainText("Tue 6:00–9:00 PM; Thu 6:00–8:30 PM");
	await expect(row).toContainText("12 seats taken, $1,335.50");
	await expectNoFindings(page, "main");
	expect(await shown()).toMatchObject([{ label: "open", total: 133_550 }]);

	await row.getByRole("link", { name: course.title }).click();
	await page.getByText("6 class meetings").click();
	await page.getByLabel("Day of meeting 6").fill("2031-03-19");
	// Typed on: the row that is typed in stays.
	await page.getByLabel("Day of meeting 5").focus();
	await page.keyboard.type("03172031");
	await expect(page.getByLabel("Day of meeting 5")).toBeFocused();
	await expect(page.getByLabel("Day of meeting 5")).toHaveValue("2031-03-17");
	await page.getByLabel("Day of meeting 5").fill("2031-03-18");
	await page.getByRole("button", { name: "Drop Thursday, March 6, 2031" }).click();
	await expect(page.getByText("5 class meetings")).toBeVisible();
	await save();
	await expect(page).toHaveURL("/admin/classes");
	const days = ["04", "11", "13", "18", "19"].map((day) => ({ day: `2031-03-${day}` }));
	expect(await shown()).toMatchObject([{ meetings: days }]);

	// Meetings on the screen are saved with another last day, also those that were moved as before.
	await row.getByRole("link", { name: course.title }).click();
	await page.getByLabel("Last day").fill("2031-03-19");
	await page.getByText("5 class meetings").click();
	await page.getByRole("button", { name: "Drop Thursday, March 6, 2031" }).click();
	await page.getByRole("button", { name: "Add meeting" }).click();
	await page.getByLabel("Wednesday, March 19, 2031 to", { exact: true }).fill("20:30");
	await save();
	await expect(page).toHaveURL("/admin/classes");
	expect(await shown()).toMatchObject([{ lastDay: "2031-03-19", meetings: days }]);

	await row.getByRole("button", { name: /^Actions for/ }).click();
	await page.getByRole("menuitem", { name: "Copy to new dates" }).click();
	await expect(page.getByLabel("Tuition")).toHaveValue("1,250");
	await expect(page.getByLabel("First day")).toHaveValue("");
	await page.getByLabel("First day").fill("2031-04-01");
	await page.getByLabel("Last day").fill("2031-04-10");
	await save();
	await expect(row.filter({ hasText: "Draft" })).toContainText("Apr 1 – Apr 10, 2031");
	expect(await shown()).toHaveLength(1);

	await row.filter({ hasText: "Open" }).getByRole("link", { name: course.title }).click();
	await page.getByRole("button", { name: "Delete class" }).click();
	await expect(row).toHaveCount(1);
	expect(await shown()).toEqual([]);
	await toastOf(page, "Class deleted").getByRole("button", { name: "Undo" }).click();
	await expect(row).toHaveCount(2);
	expect(await shown()).toMatchObject([{ meetings: days }]);
});

test("what canceling a class does is said before, and a canceled one cannot be changed", async ({
	page,
	site,
}) => {
	const course = (await createCourse(page, await signIn(page))) as { id: number };
	const answer = await site.asAdmin("POST", "/api/admin/classes", {
		courseId: course.id,
		firstDay: "2031-03-04",
		lastDay: "2031-03-20",
		language: "en",
		days: [{ day: "tuesday", from: "18:00", to: "21:00" }],
		seats: null,
		tuition: 100,
		fees: [],
		howToPay: null,
		registerBy: null,
		room: null,
		note: null,
		state: "open",
	});
	const { id } = await answer.json();
	await page.goto(`/admin/classes/${id}`);
	await page.getByRole("radio", { name: "Canceled" }).check();
	await expect(page.getByText("This can’t be undone.")).toBeVisible();
	await page.getByRole("button", { name: "Save", exact: true }).click();
	await expect(toastOf(page, "Class saved")).toBeVisible();
	await page.goto(`/admin/classes/${id}`);
	await expect(page.getByText("This class is canceled.")).toBeVisible();
	await expect(page.getByText("This can’t be undone.")).toBeHidden();
	await expect(page.getByLabel("Tuition")).toBeDisabled();
});
