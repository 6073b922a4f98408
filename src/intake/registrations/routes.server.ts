import type { MailingStore } from "#intake/mail/mailing-store.server.ts";
import { exportedOf } from "#intake/people/exported.server.ts";
import { exportedPlace } from "#intake/placements/exported.server.ts";
import { followRegistrations, leavePlaces } from "#intake/placements/follow.server.ts";
import { lockPlaces } from "#intake/placements/free.server.ts";
import { refusedStages } from "#intake/placements/registration.server.ts";
import * as contract from "#intake/registrations/contract.ts";
import * as decisionEmail from "#intake/registrations/decision-email.server.ts";
import * as officeContract from "#intake/registrations/office-contract.ts";
import * as officeEntry from "#intake/registrations/office-entry.server.ts";
import * as service from "#intake/registrations/service.server.ts";
import { followSpam } from "#intake/spam/follow-spam.server.ts";
import { recordListRoutes } from "#office/record-list/routes.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

export const registrationRoutes = (store: MailingStore): Route[] => [
	...recordListRoutes({
		...store,
		list: contract.registrationList,
		exported: { ...exportedOf("registrations"), ...exportedPlace },
		async lock(tx, ids) {
			await lockPlaces(tx, ids);
		},
		refuse: refusedStages,
		async follow(tx, clock, changed) {
			await followSpam("registration")(tx, clock, changed);
			await followRegistrations(tx, clock, changed);
		},
		async prepare(tx, clock, id) {
			await leavePlaces(tx, clock, [id]);
		},
	}),
	...implement(contract, store, { ...service, ...decisionEmail }),
	...implement(officeContract, store, officeEntry),
];
