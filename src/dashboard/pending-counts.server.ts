import { countContacts } from "#contacts/service.server.ts";
import type { Queries } from "#database/database.server.ts";
import type { PendingCounts } from "#live-updates/contract.ts";
import { countRegistrations } from "#registrations/service.server.ts";

/** Counts pending records for the admin navigation. */
export async function pendingCounts(db: Queries): Promise<PendingCounts> {
	const [registrations, contacts] = await Promise.all([countRegistrations(db), countContacts(db)]);
	return {
		pendingRegistrations: registrations.pending,
		unreadContacts: contacts.unread,
		totalRegistrations: registrations.total,
		totalContacts: contacts.total,
	};
}
