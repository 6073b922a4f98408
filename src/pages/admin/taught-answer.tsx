import { useParams } from "react-router";
import { TaughtPage } from "#chat/office/teach-page.tsx";
import { officeTitle } from "#dashboard/office/title.ts";

export const meta = () => officeTitle("Edit fact");

export default function TaughtAnswer() {
	return <TaughtPage id={Number(useParams().id)} />;
}
