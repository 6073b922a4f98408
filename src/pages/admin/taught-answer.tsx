import { useParams } from "react-router";
import { TaughtPage } from "#chat/admin/teach-page.tsx";
import { adminTitle } from "#school/admin-title.ts";

export const meta = () => adminTitle("Edit fact");

export default function TaughtAnswer() {
	return <TaughtPage id={Number(useParams().id)} />;
}
