import type { RegistrationStatus } from "#intake/registrations/contract.ts";

/** Label and explanation of each status. */
export const statusLabels: Readonly<Record<RegistrationStatus, { name: string; means: string }>> = {
	pending: { name: "Pending", means: "No decision yet" },
	accepted: { name: "Accepted", means: "Accepted into the course" },
	rejected: { name: "Rejected", means: "Not accepted this time" },
};

/** Shows a status as a word, a shape and a color. */
export function StatusBadge({ status }: { status: RegistrationStatus }) {
	return <span className={`status ${status}`}>{statusLabels[status]?.name ?? status}</span>;
}
