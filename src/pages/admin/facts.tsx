import { FactsPage } from "#facts/admin/facts-page.tsx";
import { adminTitle } from "#school/admin-title.ts";

export const meta = () => adminTitle("Facts");

export default function Facts() {
	return <FactsPage />;
}
