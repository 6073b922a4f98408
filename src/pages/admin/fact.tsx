import { useParams } from "react-router";
import { FactEditorPage } from "#facts/admin/editor-page.tsx";
import { adminTitle } from "#school/admin-title.ts";
import type { Route } from "./+types/fact.ts";

export const meta: Route.MetaFunction = ({ params }) =>
	adminTitle(params.id === "new" ? "Add fact" : "Edit fact");

export default function Fact() {
	const { id } = useParams();
	return <FactEditorPage id={id === "new" ? null : Number(id)} />;
}
