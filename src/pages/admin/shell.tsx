import "#ui/admin/admin.css";
import { BrokenPage } from "#dashboard/admin/broken-page.tsx";
import { LoadingScreen } from "#dashboard/admin/loading-screen.tsx";
import { AdminShell } from "#dashboard/admin/shell.tsx";
import type { Route } from "./+types/shell.ts";

// Rendered only in the browser, which knows who is signed in.
export async function clientLoader() {
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
