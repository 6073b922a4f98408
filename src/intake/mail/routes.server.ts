import * as contract from "#intake/mail/contract.ts";
import { getEmailContent, outboxList } from "#intake/mail/email-list.server.ts";
import * as listContract from "#intake/mail/email-list.ts";
import type { OutboxStore } from "#intake/mail/mail-service.server.ts";
import { getResendTarget, resendEmail } from "#intake/mail/resend.server.ts";
import { retryEmails, retryMatchingEmails } from "#intake/mail/retry-by-office.server.ts";
import { getEmailjsConfig, getMailStatus } from "#intake/mail/status.server.ts";
import { sendTestEmail } from "#intake/mail/test-email.server.ts";
import { recordListRoutes } from "#office/record-list/routes.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

export const mailRoutes = (store: OutboxStore): Route[] => [
	...implement(contract, store, {
		getEmailjsConfig,
		getMailStatus,
		sendTestEmail,
		retryEmails,
		retryMatchingEmails,
		getResendTarget,
		resendEmail,
	}),
	...recordListRoutes({ ...store, list: outboxList(store.clock) }),
	...implement(listContract, store, { getEmailContent }),
];
