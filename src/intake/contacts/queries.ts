import { contactList, markContactRead } from "#intake/contacts/contract.ts";
import { recordListQueries } from "#office/record-list/queries.ts";
import { adminCall } from "#platform/api/admin-call.ts";

export const { page: contactsQuery, refresh: refreshContacts } = recordListQueries(contactList);

/** Marks a message as read. Sends no version: concurrent readers can't conflict. */
export const markRead = (id: number) => adminCall(markContactRead, { params: { id } });
