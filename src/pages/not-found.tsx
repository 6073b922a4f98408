import { data } from "react-router";
import { siteOf, unlistedHead } from "#school/head.ts";
import { NotFound } from "#school/not-found.tsx";
import type { Route } from "./+types/not-found.ts";

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;
export const meta: Route.MetaFunction = ({ matches }) =>
	unlistedHead("404 Page Not Found", siteOf(matches));

export default function NotFoundPage() {
	return <NotFound />;
}
