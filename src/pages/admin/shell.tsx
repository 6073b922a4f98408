import "#ui/office/office.css";
import { OfficeShell } from "#dashboard/office/shell.tsx";
import { Waiting } from "#dashboard/office/waiting.tsx";

// The office is made in the browser: only there it is known who is signed in.
export async function clientLoader() {
	return null;
}
clientLoader.hydrate = true as const;

export const shouldRevalidate = () => false;

export function HydrateFallback() {
	return <Waiting />;
}

export default OfficeShell;
