import * as canned from "#intake/replies/canned.server.ts";
import * as contract from "#intake/replies/contract.ts";
import { replyContext } from "#intake/replies/read.server.ts";
import { type ReplyParts, sendReply } from "#intake/replies/send.server.ts";
import { actorOf } from "#office/activity/record.server.ts";
import { type Route, route } from "#platform/api/call.server.ts";

export function replyRoutes(parts: ReplyParts): Route[] {
	const { db, clock } = parts;
	return [
		...repliesAbout(parts, "registration"),
		...repliesAbout(parts, "contact"),
		route(contract.listCannedReplies, () => canned.cannedReplies(db)),
		route(contract.getCannedReply, ({ params }) => canned.cannedReplyById(db, params.id)),
		route(contract.createCannedReply, (call) =>
			canned.addCannedReply(db, clock, actorOf(call), call.body),
		),
		route(contract.updateCannedReply, (call) =>
			canned.changeCannedReply(db, clock, actorOf(call), {
				id: call.params.id,
				patch: call.body,
				ifMatch: call.ifMatch,
			}),
		),
		route(contract.deleteCannedReply, (call) =>
			canned.removeCannedReply(db, clock, actorOf(call), call.params.id, call.ifMatch),
		),
	];
}

const repliesAbout = (parts: ReplyParts, kind: contract.RepliedRecord["kind"]): Route[] => [
	route(contract.replies[kind].context, ({ params }) =>
		replyContext(parts.db, { kind, id: params.id }),
	),
	route(contract.replies[kind].send, (call) =>
		sendReply(
			parts,
			actorOf(call),
			{ kind, id: call.params.id },
			{
				input: call.body,
				submission: call.idempotency,
			},
		),
	),
];
