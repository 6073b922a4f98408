import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The public pages in a language: the same files, with words that come along as the `handle` of a route. */
function pagesIn(language: "en" | "es") {
	const named = (name: string) => ({ id: `${language}/${name}` });
	return [
		index("site/pages/home.tsx", named("home")),
		route("courses/:slug", "site/pages/course.tsx", named("course")),
		route("classes", "site/pages/classes.tsx", named("classes")),
		route("register", "site/pages/register.tsx", named("register")),
		route("about", "site/pages/about.tsx", named("about")),
		route("contact", "site/pages/contact.tsx", named("contact")),
		route("catalog", "site/pages/catalog.tsx", named("catalog")),
		route("privacy-policy", "site/pages/privacy-policy.tsx", named("privacy-policy")),
		route("accessibility", "site/pages/accessibility.tsx", named("accessibility")),
	];
}

export default [
	...pagesIn("en"),
	route("es", "site/spanish/site.ts", [
		...pagesIn("es"),
		route("*", "site/pages/not-found.tsx", { id: "es/not-found" }),
	]),
	route("my-registration/:token", "site/pages/my-registration.tsx"),
	route("admin/login", "site/pages/admin/login.tsx"),
	route("admin", "site/pages/admin/shell.tsx", [
		index("site/pages/admin/today.tsx"),
		route("registrations", "intake/registrations/admin/list.tsx"),
		route("registrations/new", "intake/registrations/admin/add-page.tsx"),
		route("contacts", "site/pages/admin/contacts.tsx"),
		route("calls", "intake/people/admin/calls/page.tsx"),
		route("people/:id", "site/pages/admin/person.tsx"),
		route("people/:id/personal-data", "overview/personal-data/admin/personal-data-page.tsx"),
		route("chats", "assistant/admin/layout.tsx", [
			index("assistant/admin/conversations.tsx"),
			route("questions", "assistant/admin/questions.tsx"),
			route("figures", "assistant/admin/analytics-page.tsx"),
			route("technical", "assistant/admin/technical-page.tsx"),
		]),
		route("emails", "intake/mail/admin/list.tsx"),
		route("canned-replies", "intake/replies/admin/canned-list.tsx"),
		route("canned-replies/:id", "intake/replies/admin/canned-page.tsx"),
		route("facts", "site/pages/admin/facts.tsx"),
		route("facts/:id", "site/pages/admin/fact.tsx"),
		route("pages", "school/texts/admin/list.tsx"),
		route("pages/:slot", "school/texts/admin/editor-page.tsx"),
		route("classes", "school/classes/admin/list.tsx"),
		route("classes/:id", "school/classes/admin/editor-page.tsx"),
		route("classes/:id/roster", "intake/placements/admin/roster-page.tsx"),
		route("courses", "school/courses/admin/list.tsx"),
		route("courses/:id", "site/pages/admin/course.tsx"),
		route("users", "office/auth/admin/users.tsx"),
		route("activity", "office/activity/admin/log.tsx"),
		route("settings", "school/settings/admin/page.tsx"),
		route("my-account", "office/auth/admin/my-account.tsx"),
		route("*", "site/pages/admin/not-found.tsx"),
	]),
	route("*", "site/pages/not-found.tsx"),
] satisfies RouteConfig;
