import { actorOf } from "#activity/record.server.ts";
import { type Route, route } from "#api/call.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database } from "#database/database.server.ts";
import { describePicture, getPicture, listPictures, uploadPicture } from "#uploads/contract.ts";
import { addPicture, pictureAt, publishedPictures, setAltText } from "#uploads/service.server.ts";

export const uploadRoutes = (db: Database, clock: Clock): Route[] => [
	route(uploadPicture, (call) => addPicture(db, clock, actorOf(call), call.file, call.query.alt)),
	route(describePicture, (call) =>
		setAltText(db, clock, actorOf(call), call.body.imagePath, call.body.alt),
	),
	route(getPicture, ({ query }) => pictureAt(db, query.imagePath)),
	route(listPictures, () => publishedPictures(db)),
];
