import { inFuture } from "#overview/personal-data/asked-on.ts";
import type { PersonalDataFile } from "#overview/personal-data/contract.ts";
import { personalDataPage } from "#overview/personal-data/html.server.ts";
import { readPersonalData } from "#overview/personal-data/read.server.ts";
import { Reply } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { type Clock, instantFrom } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import { readSettings } from "#school/settings/service.server.ts";

/** Which file: of a person, who asked for it on a day. */
interface Request {
	id: number;
	askedOn: string | undefined;
}

/** Makes the file for machines. */
export async function exportFile(
	db: Queries,
	clock: Clock,
	request: Request,
): Promise<Reply | Failure> {
	const file = await readFile(db, clock, request);
	return file instanceof Failure ? file : new Reply(file, attached(file, "json"));
}

/** Makes the file for people. */
export async function exportPage(
	db: Queries,
	clock: Clock,
	request: Request,
): Promise<Reply | Failure> {
	const file = await readFile(db, clock, request);
	return file instanceof Failure ? file : new Reply(personalDataPage(file), attached(file, "html"));
}

async function readFile(
	db: Queries,
	clock: Clock,
	{ id, askedOn }: Request,
): Promise<PersonalDataFile | Failure> {
	const refused = inFuture(askedOn, clock());
	if (refused) return refused;
	const data = await readPersonalData(db, id);
	if (data instanceof Failure) return data;
	const { version: _, known: __, ...stored } = data;
	const { name: school } = (await readSettings(db)).settings;
	return {
		format: "personal-data",
		formatVersion: 1,
		exportedAt: instantFrom(clock),
		school,
		...stored,
	};
}

const attached = ({ person }: PersonalDataFile, ending: string) => ({
	"content-disposition": `attachment; filename="personal-data-${person.id}.${ending}"`,
});
