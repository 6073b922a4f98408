import { actorOf } from "#office/activity/record.server.ts";
import { type Route, route } from "#platform/api/call.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";
import {
	describePicture,
	getPicture,
	listPictures,
	uploadPicture,
} from "#school/uploads/contract.ts";
import {
	addPicture,
	pictureAt,
	publishedPictures,
	setAltText,
} from "#school/uploads/service.server.ts";

export const uploadRoutes = (db: Database, clock: Clock): Route[] => [
	route(uploadPicture, (call) => addPicture(db, clock, actorOf(call), call.file, call.query.alt)),
	route(describePicture, (call) =>
		setAltText(db, clock, actorOf(call), call.body.imagePath, call.body.alt),
	),
	route(getPicture, ({ query }) => pictureAt(db, query.imagePath)),
	route(listPictures, () => publishedPictures(db)),
];
