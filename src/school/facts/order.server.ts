import type { Call } from "#platform/api/call.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { reorder } from "#school/courses/reorder.server.ts";
import type * as contract from "#school/facts/contract.ts";
import { homeFacts } from "#school/facts/service.server.ts";
import { topicOf } from "#school/facts/topics.ts";

/** Orders the questions of the home page, first to last, and returns them. */
export const orderHomeFacts = (store: Store, call: Call<typeof contract.orderHomeFacts>) =>
	reorder(store, call, {
		kind: "fact",
		table: "facts",
		label: "Questions of the home page",
		read: homeFacts,
		nameOf: ({ question, topic }) => question ?? topicOf(topic).label,
		changed: "The list of questions has changed. Refresh and try again.",
	});
