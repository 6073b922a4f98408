import { data } from "react-router";
import { noindexHead, siteOf } from "#school/profile/head.ts";
import { NotFound } from "#school/profile/not-found.tsx";
import type { Route } from "./+types/not-found.ts";

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;
export const meta: Route.MetaFunction = ({ matches }) =>
	noindexHead("404 Page Not Found", siteOf(matches));

export default function NotFoundPage() {
	return <NotFound />;
}
