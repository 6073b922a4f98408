import { meQuery } from "#office/auth/me-query.ts";
import { readSession } from "#office/auth/session-store.ts";
import { queryClient } from "#platform/api/query-client.ts";
import "#site/pages/admin/admin.css";
import { BrokenPage } from "#overview/dashboard/admin/broken-page.tsx";
import { LoadingScreen } from "#overview/dashboard/admin/loading-screen.tsx";
import { AdminShell } from "#overview/dashboard/admin/shell.tsx";
import type { Route } from "./+types/shell.ts";

// Rendered only in the browser, which knows who is signed in; the role decides what is shown.
export async function clientLoader() {
	if (readSession()) await queryClient.prefetchQuery(meQuery());
	return null;
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = () => false;

export function HydrateFallback() {
	return <LoadingScreen />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <BrokenPage error={error} />;
}

export default AdminShell;
