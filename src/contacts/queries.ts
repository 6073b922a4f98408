import { adminCall } from "#api/admin-call.ts";
import { contactList, markContactRead } from "#contacts/contract.ts";
import { recordListQueries } from "#record-list/queries.ts";

export const { page: contactsQuery, refresh: refreshContacts } = recordListQueries(contactList);

/** Marks a message as read. Sends no version: concurrent readers can't conflict. */
export const markRead = (id: number) => adminCall(markContactRead, { params: { id } });
