import {
	createCannedReply,
	deleteCannedReply,
	getCannedReply,
	listCannedReplies,
	updateCannedReply,
} from "#intake/replies/canned.server.ts";
import * as contract from "#intake/replies/contract.ts";
import { replyContext } from "#intake/replies/read.server.ts";
import { type ReplyStore, sendReply } from "#intake/replies/send.server.ts";
import { implement, type Route, route } from "#platform/api/call.server.ts";

export const replyRoutes = (store: ReplyStore): Route[] => [
	...repliesAbout(store, "registration"),
	...repliesAbout(store, "contact"),
	...implement(contract, store, {
		listCannedReplies,
		getCannedReply,
		createCannedReply,
		updateCannedReply,
		deleteCannedReply,
	}),
];

const repliesAbout = (store: ReplyStore, kind: contract.RepliedRecord["kind"]): Route[] => [
	route(contract.replies[kind].context, ({ params: { id } }) =>
		replyContext(store.db, { kind, id }),
	),
	route(contract.replies[kind].send, (call) => sendReply(store, call, kind)),
];
