import { inFuture } from "#overview/personal-data/asked-on.ts";
import type * as contract from "#overview/personal-data/contract.ts";
import type { PersonalDataFile } from "#overview/personal-data/contract.ts";
import { personalDataPage } from "#overview/personal-data/html.server.ts";
import { getPersonalData } from "#overview/personal-data/read.server.ts";
import { type Call, Reply } from "#platform/api/call.server.ts";
import { Failure } from "#platform/api/failure.ts";
import { instantFrom } from "#platform/database/clock.ts";
import type { Store } from "#platform/database/store.server.ts";
import { readSettings } from "#school/settings/service.server.ts";

/** Makes the file for machines. */
export async function exportPersonalData(
	store: Store,
	call: Call<typeof contract.exportPersonalData>,
): Promise<Reply | Failure> {
	const file = await readFile(store, call);
	return file instanceof Failure ? file : new Reply(file, attached(file, "json"));
}

/** Makes the file for people. */
export async function exportPersonalDataPage(
	store: Store,
	call: Call<typeof contract.exportPersonalDataPage>,
): Promise<Reply | Failure> {
	const file = await readFile(store, call);
	return file instanceof Failure ? file : new Reply(personalDataPage(file), attached(file, "html"));
}

async function readFile(
	{ db, clock }: Store,
	{
		params,
		query: { askedOn },
	}: Pick<Call<typeof contract.exportPersonalData>, "params" | "query">,
): Promise<PersonalDataFile | Failure> {
	const refused = inFuture(askedOn, clock());
	if (refused) return refused;
	const data = await getPersonalData({ db }, { params });
	if (data instanceof Failure) return data;
	const { version: _, known: __, ...stored } = data;
	const { name: school } = (await readSettings(db)).settings;
	return {
		format: "personal-data",
		formatVersion: 2,
		exportedAt: instantFrom(clock),
		school,
		...stored,
	};
}

const attached = ({ person }: PersonalDataFile, ending: string) => ({
	"content-disposition": `attachment; filename="personal-data-${person.id}.${ending}"`,
});
