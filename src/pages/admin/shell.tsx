import "#ui/office/office.css";
import { BrokenPage } from "#dashboard/office/broken-page.tsx";
import { OfficeShell } from "#dashboard/office/shell.tsx";
import { Waiting } from "#dashboard/office/waiting.tsx";
import type { Route } from "./+types/shell.ts";

// The office is made in the browser: only there it is known who is signed in.
export async function clientLoader() {
	return null;
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = () => false;

export function HydrateFallback() {
	return <Waiting />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <BrokenPage error={error} />;
}

export default OfficeShell;
