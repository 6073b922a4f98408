import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	index("pages/home.tsx"),
	route("courses/:slug", "pages/course.tsx"),
	route("register", "pages/register.tsx"),
	route("about", "pages/about.tsx"),
	route("contact", "pages/contact.tsx"),
	route("privacy-policy", "pages/privacy-policy.tsx"),
	route("admin/login", "pages/admin/login.tsx"),
	route("admin", "pages/admin/shell.tsx", [
		index("pages/admin/today.tsx"),
		route("registrations", "registrations/admin/list.tsx"),
		route("contacts", "pages/admin/contacts.tsx"),
		route("chats", "chat/admin/layout.tsx", [
			index("chat/admin/conversations.tsx"),
			route("unanswered", "chat/admin/unanswered-list.tsx"),
			route("figures", "chat/admin/analytics-page.tsx"),
			route("technical", "chat/admin/technical-page.tsx"),
			route("try", "chat/admin/try-page.tsx"),
		]),
		route("emails", "mail/admin/list.tsx"),
		route("facts", "pages/admin/facts.tsx"),
		route("facts/:id", "pages/admin/fact.tsx"),
		route("courses", "courses/admin/list.tsx"),
		route("courses/:id", "pages/admin/course.tsx"),
		route("users", "auth/admin/users.tsx"),
		route("activity", "activity/admin/log.tsx"),
		route("settings", "settings/admin/page.tsx"),
		route("my-account", "auth/admin/my-account.tsx"),
		route("*", "pages/admin/not-found.tsx"),
	]),
	route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
