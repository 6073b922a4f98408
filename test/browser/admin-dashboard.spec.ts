import { createRegistration, expect, test } from "./admin.ts";

test.use({ viewport: { width: 1366, height: 800 } });

test("the dashboard shows its five counts, each a link to its records", async ({ adminPage }) => {
	await adminPage.route("**/api/admin/dashboard", (route) =>
		route.fulfill({
			json: {
				pendingRegistrations: 6,
				unreadContacts: 3,
				totalCourses: 9,
				totalRegistrations: 1214,
				totalContacts: 96,
			},
		}),
	);
	await adminPage.route("**/api/admin/events", (route) => route.fulfill({ status: 404, body: "" }));
	await adminPage.goto("/admin");
	const main = adminPage.getByRole("main");
	for (const [name, to] of [
		[/6\s*Pending Registrations/, "/admin/registrations?status=pending"],
		[/3\s*Unread Messages/, "/admin/contacts?isRead=false"],
		[/9\s*Active Courses/, "/admin/courses"],
		[/1,214\s*Total Registrations/, "/admin/registrations"],
		[/96\s*Contact Messages/, "/admin/contacts"],
	] as const) {
		await expect(main.getByRole("link", { name })).toHaveAttribute("href", to);
	}
});

test("the admin area has no public header, no footer and no chat", async ({ adminPage }) => {
	await adminPage.goto("/admin");
	await expect(adminPage.getByRole("navigation", { name: "Admin" })).toBeVisible();
	await expect(adminPage.getByRole("contentinfo")).toHaveCount(0);
	await expect(adminPage.getByRole("link", { name: "Register Now" })).toHaveCount(0);
	await expect(adminPage.getByRole("button", { name: /chat|questions/i })).toHaveCount(0);
});

test("the person who has waited longest is on the dashboard, one tap from a call", async ({
	adminPage,
}) => {
	await createRegistration(adminPage);
	await adminPage.goto("/admin");
	const list = adminPage.getByRole("region", { name: "Waiting for an answer" });
	await expect(list.getByRole("link", { name: /^Call/ }).first()).toHaveAttribute("href", /^tel:/);
});

test("the setup checklist is on the dashboard until it is complete", async ({ adminPage }) => {
	const item = {
		key: "testimonials",
		title: "Confirm the testimonials",
		done: false,
		help: "Ask the graduates in writing.",
		path: "/admin/settings#testimonials",
	};
	const backups = { verifiedAt: null, areOnDataDisk: false };
	await adminPage.route("**/api/admin/checklist", (route) =>
		route.fulfill({ json: { items: [item], warnings: [], backups } }),
	);
	await adminPage.goto("/admin");
	await expect(adminPage.getByRole("region", { name: "Before you go live" })).toContainText(
		"0 of 1 done",
	);
	await expect(adminPage.getByRole("link", { name: item.title })).toHaveAttribute(
		"href",
		item.path,
	);
	await adminPage.unroute("**/api/admin/checklist");
	await adminPage.route("**/api/admin/checklist", (route) =>
		route.fulfill({ json: { items: [{ ...item, done: true }], warnings: [], backups } }),
	);
	await adminPage.reload();
	await expect(adminPage.getByRole("link", { name: /Active Courses/ })).toBeVisible();
	await expect(adminPage.getByRole("region", { name: "Before you go live" })).toHaveCount(0);
});

test("the dashboard says when the last verified backup was made, and whether it is on the disk of the data", async ({
	adminPage,
}) => {
	const answer = (backups: { verifiedAt: string | null; areOnDataDisk: boolean }) =>
		adminPage.route("**/api/admin/checklist", (route) =>
			route.fulfill({ json: { items: [], warnings: [], backups } }),
		);
	await answer({ verifiedAt: null, areOnDataDisk: true });
	await adminPage.goto("/admin");
	const main = adminPage.getByRole("main");
	await expect(main.getByText(/backup/i)).toHaveText(
		"No verified backup yet. Backups are on the same disk as the data. To keep them on another one, set BACKUP_DIR.",
	);
	await answer({ verifiedAt: new Date().toISOString(), areOnDataDisk: false });
	await adminPage.reload();
	await expect(main.getByText(/backup/i)).toHaveText(
		/^Last verified backup: today \d+:\d\d [AP]M\.$/,
	);
	await answer({ verifiedAt: "2026-03-08T07:10:00.000Z", areOnDataDisk: false });
	await adminPage.reload();
	await expect(main.getByText(/backup/i)).toHaveText("Last verified backup: Mar 8, 2026, 3:10 AM.");
});

test("an unknown admin URL shows a 404 inside the admin area", async ({ adminPage }) => {
	await adminPage.goto("/admin/nothing-here");
	await expect(adminPage.getByRole("heading", { level: 1 })).toHaveText("Page not found");
});
