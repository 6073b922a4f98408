import { call } from "#platform/api/client.ts";
import { classOptions } from "#school/classes/options.ts";
import { listClasses } from "#school/classes/public-contract.ts";

/** Milliseconds for the English words: what waits for them must not wait long. */
const TIMEOUT_MS = 5_000;

/** Returns a class in English that a page shows in another language; as shown where it cannot be loaded. */
export async function englishClass(id: number | null | undefined, shown: string): Promise<string> {
	const signal = AbortSignal.timeout(TIMEOUT_MS);
	const classes = await call(listClasses, { signal }).catch(() => []);
	return classOptions(classes).find((option) => option.id === id)?.text ?? shown;
}
