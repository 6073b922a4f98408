import { data } from "react-router";
import { unlistedHead } from "#school/head.ts";
import { NotFound } from "#school/not-found.tsx";

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;
export const meta = () => unlistedHead("404 Page Not Found");

export default function NotFoundPage() {
	return <NotFound />;
}
