import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

/** The public pages but the first, in a language. Another one than English brings its words along, as the `handle` of a route around each page. */
function pagesIn(language: "en" | "es") {
	const page = (path: string, name: string) => {
		const id = `${language}/${name}`;
		const file = `site/pages/${name}.tsx`;
		if (language === "en") return route(path, file, { id });
		const entry = route(`es/${path}`, file, { id });
		return layout(`site/spanish/${name}.ts`, { id: `${id}/words` }, [entry]);
	};
	return [
		page("courses/:slug", "course"),
		page("classes", "classes"),
		page("register", "register"),
		page("about", "about"),
		page("contact", "contact"),
		page("catalog", "catalog"),
		page("privacy-policy", "privacy-policy"),
		page("accessibility", "accessibility"),
		page("my-registration/:token", "my-registration"),
		page("*", "not-found"),
	];
}

export default [
	index("site/pages/home.tsx"),
	...pagesIn("en"),
	route("es", "site/pages/spanish-home.tsx"),
	...pagesIn("es"),
	route("admin/login", "site/pages/admin/login.tsx"),
	route("admin", "site/pages/admin/shell.tsx", [
		index("site/pages/admin/today.tsx"),
		route("registrations", "intake/registrations/admin/list.tsx"),
		route("registrations/new", "intake/registrations/admin/add-page.tsx"),
		route("contacts", "site/pages/admin/contacts.tsx"),
		route("calls", "intake/people/admin/calls/page.tsx"),
		route("people/:id", "overview/person/admin/page.tsx"),
		route("people/:id/personal-data", "overview/personal-data/admin/personal-data-page.tsx"),
		route("chats", "assistant/admin/layout.tsx", [
			index("assistant/admin/conversations.tsx"),
			route("questions", "assistant/admin/questions.tsx"),
			route("figures", "assistant/admin/analytics-page.tsx"),
		]),
		route("emails", "intake/mail/admin/list.tsx"),
		route("canned-replies", "intake/replies/admin/canned-list.tsx"),
		route("canned-replies/:id", "intake/replies/admin/canned-page.tsx"),
		route("facts", "site/pages/admin/facts.tsx"),
		route("facts/:id", "site/pages/admin/fact.tsx"),
		route("pages", "school/texts/admin/list.tsx"),
		route("pages/:slot", "school/texts/admin/editor-page.tsx"),
		route("pages/spanish", "school/translations/admin/list.tsx"),
		route("pages/spanish/:name", "school/translations/admin/editor-page.tsx"),
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
] satisfies RouteConfig;
