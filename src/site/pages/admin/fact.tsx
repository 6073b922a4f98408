import { useParams, useSearchParams } from "react-router";
import { FactPreview } from "#assistant/admin/fact-preview.tsx";
import { NamedCourse } from "#assistant/admin/named-course.tsx";
import { FactEditorPage } from "#school/facts/admin/editor-page.tsx";
import { adminTitle } from "#ui/admin/admin-title.ts";
import type { Route } from "./+types/fact.ts";

export const meta: Route.MetaFunction = (page) =>
	adminTitle(page.params.id === "new" ? "Add fact" : "Edit fact")(page);

/** The editor of a fact, with the answers that the assistant would give below its form. */
export default function Fact() {
	const { id } = useParams();
	const [known] = useSearchParams();
	return (
		<FactEditorPage
			id={id === "new" ? null : Number(id)}
			proposal={(question, onUse) => <NamedCourse question={question} onUse={onUse} />}
			preview={(draft) => <FactPreview draft={draft} asked={known.get("question")} />}
		/>
	);
}
