import { claimsIn } from "#school/texts/claims.ts";
import type { TextInput } from "#school/texts/contract.ts";
import { type SlotId, slotOf } from "#school/texts/slots.ts";

/**
 * Returns what a slot does not take, by field: too much, nothing, more than a line, and claims that nobody answers for.
 * @param live what visitors read: somebody has answered for that
 */
export function refusalsOf(
	slot: SlotId,
	{ text, publishOn, canShow }: TextInput,
	live: string,
): Partial<Record<"text" | "canShow", string>> {
	const { max, kind, delivered } = slotOf(slot);
	if (text === "" && delivered === "") return {};
	if (text.length > max)
		return { text: `Please use ${max.toLocaleString("en-US")} characters or fewer` };
	if (!/[\p{L}\p{N}]/u.test(text)) return { text: "Please enter the text" };
	if (kind !== "text" && /[\n\t\u2028\u2029]/.test(text))
		return { text: "Please remove line breaks and tabs: this is one line" };
	const claims = claimsIn(text);
	if (publishOn === null || text === live || claims.length === 0 || canShow) return {};
	const words = `“${claims.join("”, “")}”`;
	return {
		canShow: `${words} ${claims.length > 1 ? "are claims" : "is a claim"}. Confirm that your school can back it up, or reword it`,
	};
}
