/** What a record is found by. */
export interface Findable {
	name: string;
	email: string;
	phone: string | null;
	reference: string;
}

/** Words of a name that are found; hardly a person has more. */
export const MAX_NAME_WORDS = 16;
