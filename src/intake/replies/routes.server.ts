import {
	createCannedReply,
	deleteCannedReply,
	getCannedReply,
	listCannedReplies,
	updateCannedReply,
} from "#intake/replies/canned.server.ts";
import * as contract from "#intake/replies/contract.ts";
import { getReplyContext } from "#intake/replies/read.server.ts";
import { type ReplyStore, sendReply } from "#intake/replies/send.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";

export const replyRoutes = (store: ReplyStore): Route[] => [
	...repliesAbout("registration", store),
	...repliesAbout("contact", store),
	...implement(contract, store, {
		listCannedReplies,
		getCannedReply,
		createCannedReply,
		updateCannedReply,
		deleteCannedReply,
	}),
];

const repliesAbout = (kind: contract.RepliedRecord["kind"], store: ReplyStore): Route[] =>
	implement(contract.replies[kind], { ...store, kind }, { getReplyContext, sendReply });
