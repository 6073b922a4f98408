import * as contract from "#intake/contacts/contract.ts";
import * as service from "#intake/contacts/service.server.ts";
import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { exportedOf } from "#intake/people/exported.server.ts";
import { followSpam } from "#intake/spam/follow-spam.server.ts";
import { recordListRoutes } from "#office/record-list/routes.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

export const contactRoutes = (store: MailingStore): Route[] => [
	...recordListRoutes({
		...store,
		list: contract.contactList,
		exported: exportedOf("contacts"),
		follow: followSpam("contact"),
	}),
	...implement(contract, store, service),
];
