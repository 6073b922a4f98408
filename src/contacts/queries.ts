import { adminCall } from "#api/admin-call.ts";
import { contactList, markContactRead } from "#contacts/contract.ts";
import { recordListQueries } from "#record-list/queries.ts";

export const { page: contactsQuery, refresh: refreshContacts } = recordListQueries(contactList);

/** Marks a message read. It carries no version: two people who open it both only read it. */
export const markRead = (id: number) => adminCall(markContactRead, { params: { id } });
