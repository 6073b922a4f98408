import { expect, test } from "vitest";
import routes from "./routes.ts";

test("every admin page but the sign-in is in the frame that asks who is signed in", () => {
	const admin = routes.filter(({ path }) => path?.startsWith("admin"));
	expect(admin.map(({ path, file }) => [path, file])).toEqual([
		["admin/login", "site/pages/admin/login.tsx"],
		["admin", "site/pages/admin/shell.tsx"],
	]);
	const others = routes.filter((route) => !admin.includes(route));
	expect(others.filter(({ file }) => file.includes("/admin/"))).toEqual([]);
});
