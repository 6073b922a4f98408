import * as contract from "#intake/mail/contract.ts";
import * as emailList from "#intake/mail/email-list.server.ts";
import * as listContract from "#intake/mail/email-list.ts";
import type { OutboxStore } from "#intake/mail/mail-service.server.ts";
import * as resend from "#intake/mail/resend.server.ts";
import * as retryByOffice from "#intake/mail/retry-by-office.server.ts";
import * as status from "#intake/mail/status.server.ts";
import * as testEmail from "#intake/mail/test-email.server.ts";
import { recordListRoutes } from "#office/record-list/routes.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

export const mailRoutes = (store: OutboxStore): Route[] => [
	...implement(contract, store, { ...status, ...testEmail, ...retryByOffice, ...resend }),
	...recordListRoutes({ ...store, list: emailList.outboxList(store.clock) }),
	...implement(listContract, store, emailList),
];
