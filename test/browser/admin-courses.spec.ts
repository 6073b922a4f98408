import { aClassAhead } from "../factories.ts";
import { createCourse, createRegistration, expect, signIn, test, toastOf } from "./admin.ts";
import { answerTo, uniqueWord } from "./admin-chats.ts";

test.use({ viewport: { width: 1366, height: 800 } });

let made = 0;

const find = (title: string) => `/admin/courses?q=${encodeURIComponent(title)}`;

test("the courses stand in a table with Title, Slug and Status; the row menu has View on Site, Edit and Delete", async ({
	page,
}) => {
	const course = await createCourse(page, await signIn(page));
	await page.goto(find(course.title));
	await expect(page.getByRole("columnheader")).toHaveText([
		"Order",
		"Title",
		"Slug",
		"Status",
		"Actions",
	]);
	const row = page.getByRole("row").nth(1);
	await expect(row).toContainText(course.title);
	await expect(row).toContainText(course.slug);
	await expect(row).toContainText("Active");
	await page.getByRole("button", { name: `Actions for ${course.title}` }).click();
	await expect(page.getByRole("menuitem")).toHaveText(["View on Site", "Edit", "Delete"]);
	await expect(page.getByRole("menuitem", { name: "View on Site" })).toHaveAttribute(
		"href",
		`/courses/${course.slug}`,
	);
	await page.getByRole("menuitem", { name: "Edit" }).click();
	await expect(page).toHaveURL(`/admin/courses/${course.id}`);
});

test('a list without courses shows: No courses found. Click "Add New Course" to create one.', async ({
	adminPage,
}) => {
	await adminPage.route("**/api/admin/courses", (route) => route.fulfill({ json: [] }));
	await adminPage.goto("/admin/courses");
	await expect(
		adminPage.getByText('No courses found. Click "Add New Course" to create one.'),
	).toBeVisible();
	await expect(adminPage.getByRole("link", { name: "Add New Course" })).toHaveCount(1);
});

test("Add New Course creates a course with exactly the specification's fields; its slug comes from the title", async ({
	adminPage,
}) => {
	made += 1;
	const title = `Émergency & Care ${process.pid} ${made}`;
	await adminPage.goto("/admin/courses");
	await adminPage.getByRole("link", { name: "Add New Course" }).click();
	await adminPage.getByLabel("Title").fill(title);
	const slug = `emergency-and-care-${process.pid}-${made}`;
	await expect(adminPage.getByLabel("Slug")).toHaveValue(slug);
	await expect(adminPage.getByRole("switch")).toBeChecked();
	await adminPage.getByLabel("Summary").fill("What to do first.");
	await expect(adminPage.getByText("where about 160 characters fit. 17 of 500")).toBeVisible();
	await adminPage.getByLabel("Description").fill("First.\n\n- Stay calm");
	const sent = adminPage.waitForRequest(
		(call) => call.method() === "POST" && call.url().endsWith("/api/admin/courses"),
	);
	await adminPage.getByRole("button", { name: /^Save/ }).click();
	expect(Object.keys((await sent).postDataJSON()).sort()).toEqual(
		["slug", "title", "summary", "description", "imagePath", "isActive"].sort(),
	);
	await expect(toastOf(adminPage, "Course Created")).toBeVisible();
	await adminPage.goto(`/courses/${slug}`);
	await expect(adminPage.getByRole("heading", { level: 1 })).toHaveText(title);
});

test("a course that cannot be created shows: Creation Failed, Failed to create course.", async ({
	adminPage,
}) => {
	await adminPage.goto("/admin/courses/new");
	await adminPage.getByRole("button", { name: /^Save/ }).click();
	await expect(adminPage.getByText("Please enter a title")).toBeVisible();
	await expect(adminPage.getByLabel("Title")).toBeFocused();
	await adminPage.getByLabel("Title").fill("Anything");
	await adminPage.getByLabel("Slug").fill("cna");
	await adminPage.getByLabel("Summary").fill("Something.");
	await adminPage.getByLabel("Description").fill("Something.");
	await adminPage.getByRole("button", { name: /^Save/ }).click();
	await expect(toastOf(adminPage, "Creation Failed")).toContainText("Failed to create course.");
	await expect(adminPage.getByLabel("Slug")).toHaveAttribute("aria-invalid", "true");
	await expect(adminPage.getByLabel("Summary")).toHaveValue("Something.");
});

test("an image path that is not a URL is an error next to the field", async ({ page }) => {
	const course = await createCourse(page, await signIn(page));
	await page.goto(`/admin/courses/${course.id}`);
	await page.getByLabel("Or enter an image URL").fill("www.school.example/cna");
	await page.getByRole("button", { name: /^Save/ }).click();
	await expect(page.getByText("Please enter a full URL that starts with https://")).toBeVisible();
});

test("an edit is seen in the preview while one types, and on the website at the next request", async ({
	page,
}) => {
	const course = await createCourse(page, await signIn(page));
	await page.goto(`/admin/courses/${course.id}`);
	await page.getByLabel("Summary").fill("A sentence that was never there before.");
	await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("Preview");
	const preview = page.getByTitle("Preview of the page").contentFrame();
	await expect(preview.locator(".lead")).toHaveText("A sentence that was never there before.");
	await expect(page.getByText("Unsaved changes")).toBeVisible();
	await page.keyboard.press("Control+s");
	await expect(toastOf(page, "Course Updated")).toBeVisible();
	const site = await page.request.get(`/courses/${course.slug}`);
	expect(await site.text()).toContain("A sentence that was never there before.");
});

test("a course that cannot be updated shows: Update Failed, Failed to update course.", async ({
	page,
}) => {
	const course = await createCourse(page, await signIn(page));
	await page.goto(`/admin/courses/${course.id}`);
	await page.route("**/api/admin/courses/*", (route) =>
		route.request().method() === "PATCH"
			? route.fulfill({ status: 500, body: "" })
			: route.fallback(),
	);
	await page.getByLabel("Title").fill("Another title");
	await page.getByRole("button", { name: /^Save/ }).click();
	await expect(toastOf(page, "Update Failed")).toContainText("Failed to update course.");
	await expect(page.getByLabel("Title")).toHaveValue("Another title");
});

test("a toggle takes a course off the site and back: Course Updated", async ({ page }) => {
	const course = await createCourse(page, await signIn(page));
	await page.goto(find(course.title));
	await page.getByRole("switch", { name: course.title }).press("Space");
	await expect(toastOf(page, "Course Updated")).toContainText("is now hidden from visitors");
	await expect(page.getByRole("row").nth(1)).toContainText("Inactive");
	expect((await page.request.get(`/api/courses/${course.slug}`)).status()).toBe(404);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("switch", { name: course.title })).toBeChecked();
});

test("deleting needs a confirmation, cannot be undone, and shows Course Deleted", async ({
	page,
}) => {
	const course = await createCourse(page, await signIn(page));
	await page.goto(find(course.title));
	const remove = async () => {
		await page.getByRole("button", { name: `Actions for ${course.title}` }).click();
		await page.getByRole("menuitem", { name: "Delete" }).click();
	};
	await remove();
	const dialog = page.getByRole("alertdialog");
	await expect(dialog).toContainText("This action cannot be undone.");
	await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
	await dialog.getByRole("button", { name: "Cancel" }).click();
	await expect(page.getByRole("row").nth(1)).toContainText(course.title);
	await page.route("**/api/admin/courses/*", (route) => route.fulfill({ status: 500, body: "" }));
	await remove();
	await dialog.getByRole("button", { name: "Delete course" }).click();
	await expect(toastOf(page, "Deletion Failed")).toContainText(
		"An error occurred while deleting the course. Please try again.",
	);
	await page.unroute("**/api/admin/courses/*");
	await dialog.getByRole("button", { name: "Delete course" }).click();
	await expect(toastOf(page, "Course Deleted")).toBeVisible();
	await expect(page.getByText("No matching courses.")).toBeVisible();
});

test("a course whose classes people asked for says before and after why it is not deleted", async ({
	page,
	site,
}) => {
	const course = (await createCourse(page, await signIn(page))) as { id: number; title: string };
	const { id: courseId, title } = course;
	const added = await site.asAdmin("POST", "/api/admin/classes", aClassAhead({ courseId }));
	const { id: classId } = (await added.json()) as { id: number };
	const { id: registrationId } = await createRegistration(page, { courseId });
	await site.asAdmin("POST", "/api/admin/placements", { registrationId, classId, act: "place" });
	await page.goto(`/admin/courses/${courseId}`);
	await page.getByRole("button", { name: "Delete course" }).click();
	const dialog = page.getByRole("alertdialog", { name: `Delete “${title}”?` });
	await expect(dialog).toContainText("If people have asked for its classes, it can’t be deleted.");
	await dialog.getByRole("button", { name: "Delete course" }).click();
	await expect(toastOf(page, "Deletion Failed")).toContainText(
		"Please try again. People have asked for classes of this course, so it can’t be deleted. Make it inactive instead.",
	);
	await expect(dialog).toBeHidden();
});

test("the catalog is reordered by keyboard and by drag", async ({ page }) => {
	const token = await signIn(page);
	const course = await createCourse(page, token);
	await page.goto("/admin/courses");
	const titles = () =>
		page
			.getByRole("table", { name: "Courses, in website order" })
			.getByRole("link")
			.allTextContents();
	await expect(page.getByRole("link", { name: course.title })).toBeVisible();
	const before = await titles();
	const position = before.indexOf(course.title);
	const grip = page.getByRole("button", { name: new RegExp(`^Move ${course.title}`) });
	await grip.focus();
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowUp");
	await expect(page.getByRole("region", { name: "Reorder" })).toContainText(
		`${course.title}, ${position} of ${before.length}`,
	);
	await page.keyboard.press("Space");
	await expect(toastOf(page, "Course Updated")).toBeVisible();
	await expect.poll(async () => (await titles()).indexOf(course.title)).toBe(position - 1);
	const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: course.title }) });
	await row.scrollIntoViewIfNeeded();
	const from = await grip.boundingBox();
	const height = (await row.boundingBox())?.height ?? 0;
	if (!from) throw new Error("the handle has no place");
	await page.mouse.move(from.x + 10, from.y + 10);
	await page.mouse.down();
	await page.mouse.move(from.x + 10, from.y + 10 - 2 * height, { steps: 10 });
	await page.mouse.up();
	await expect.poll(async () => (await titles()).indexOf(course.title)).toBe(position - 3);
	await expect
		.poll(async () => {
			const list = await (await page.request.get("/api/courses")).json();
			return list.findIndex(({ id }: { id: number }) => id === course.id);
		})
		.toBe(position - 3);
});

test("leaving with unsaved changes needs a confirmation, and the draft is restored", async ({
	page,
}) => {
	const course = await createCourse(page, await signIn(page));
	await page.goto(`/admin/courses/${course.id}`);
	await page.getByLabel("Summary").fill("Half a sente");
	await page.getByRole("link", { name: "Today" }).click();
	const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
	await dialog.getByRole("button", { name: "Keep editing" }).click();
	await expect(page.getByLabel("Summary")).toHaveValue("Half a sente");
	await page.getByRole("link", { name: "Today" }).click();
	await dialog.getByRole("button", { name: "Leave" }).click();
	await expect(page).toHaveURL("/admin");
	await page.goto(`/admin/courses/${course.id}`);
	await expect(page.getByLabel("Summary")).toHaveValue("Half a sente");
	await page.getByRole("button", { name: "Discard" }).click();
	await expect(page.getByLabel("Summary")).toHaveValue("A course for a test.");
});

test("a course gets other names with its other fields; they count with the next message and belong to it alone", async ({
	page,
}) => {
	const word = uniqueWord();
	const token = await signIn(page);
	const [first, second] = [await createCourse(page, token), await createCourse(page, token)];
	const names = page.getByLabel("Other names (optional)");
	const save = page.getByRole("button", { name: /^Save/ });
	await page.goto(`/admin/courses/${first.id}`);
	await names.fill(`${word} class\n\n${"x".repeat(61)}`);
	await save.click();
	await expect(page.getByText("Please use 60 characters or fewer")).toBeVisible();
	await expect(names).toBeFocused();
	await names.fill(`${word} Class`);
	await save.click();
	await expect(toastOf(page, "Course Updated")).toBeVisible();
	await expect(names).toHaveValue(`${word} class`);
	expect(await answerTo(page, `Tell me about the ${word} class`)).toContain(first.title);

	await page.goto(`/admin/courses/${second.id}`);
	await names.fill(`${word} class`);
	await page.getByLabel("Summary").fill("Kept while the name is refused.");
	await save.click();
	await expect(page.getByText(`“${word} class” is already used for ${first.title}.`)).toBeVisible();
	await expect(page.getByLabel("Summary")).toHaveValue("Kept while the name is refused.");
	await names.fill("");
	await save.click();
	await expect(toastOf(page, "Course Updated")).toBeVisible();
});

test("the editor stays while the alt text of another picture is loaded", async ({ page }) => {
	const course = await createCourse(page, await signIn(page));
	const imagePath = `https://pictures.example/${course.slug}.jpg`;
	await page.goto(`/admin/courses/${course.id}`);
	const address = page.getByLabel("Or enter an image URL");
	await address.fill(imagePath);
	const altText = page.getByLabel(/^Alt text/);
	await altText.fill("A class.");
	const asked = page.waitForRequest(/\/api\/admin\/pictures\?/);
	// It is never answered.
	await page.route(/\/api\/admin\/pictures\?/, () => {});
	await page.keyboard.press("Control+s");
	await asked;
	await expect(toastOf(page, "Course Updated")).toBeVisible();
	await expect(altText).toBeFocused();
	await expect(address).toHaveValue(imagePath);
});

test("an order that is refused goes back", async ({ page }) => {
	const course = await createCourse(page, await signIn(page));
	await page.goto("/admin/courses");
	const titles = () =>
		page
			.getByRole("table", { name: "Courses, in website order" })
			.getByRole("link")
			.allTextContents();
	await expect(page.getByRole("link", { name: course.title })).toBeVisible();
	const before = await titles();
	// After this refusal nothing is loaded again.
	await page.route("**/api/admin/courses/order", (route) =>
		route.fulfill({ status: 403, body: "Not now." }),
	);
	await page.getByRole("button", { name: new RegExp(`^Move ${course.title}`) }).focus();
	for (const key of ["Space", "ArrowUp", "Space"]) await page.keyboard.press(key);
	await expect(toastOf(page, "Update Failed")).toBeVisible();
	expect(await titles()).toEqual(before);
});
