import { data } from "react-router";
import { noindexHead, siteOf } from "#school/profile/head.ts";
import { NotFound } from "#school/profile/not-found.tsx";
import { errorWords } from "#school/profile/words.ts";
import type { Route } from "./+types/not-found.ts";

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;
export const meta: Route.MetaFunction = ({ matches }) =>
	noindexHead(errorWords.of(matches).notFound, siteOf(matches));

export default function NotFoundPage() {
	return <NotFound />;
}
