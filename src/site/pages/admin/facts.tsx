import { useQuery } from "@tanstack/react-query";
import { gapsQuery } from "#assistant/admin/queries.ts";
import { FactsPage } from "#school/facts/admin/facts-page.tsx";
import { adminTitle } from "#ui/admin/admin-title.ts";

export const meta = adminTitle("Facts");

/** What the school states, with what visitors asked the assistant and no one stated. */
export default function Facts() {
	const { data: gaps = [] } = useQuery(gapsQuery());
	return <FactsPage gaps={gaps} />;
}
