import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
	index("pages/home.tsx"),
	route("courses/:slug", "pages/course.tsx"),
	route("register", "pages/register.tsx"),
	route("about", "pages/about.tsx"),
	route("contact", "pages/contact.tsx"),
	route("privacy-policy", "pages/privacy-policy.tsx"),
	route("*", "pages/not-found.tsx"),
] satisfies RouteConfig;
