const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
// Seven digits or more, however they are grouped: phone, account and identity numbers.
const NUMBER = /(?<![\p{L}\d])[+(]?\d(?:[\s().\-–/]{0,2}\d){6,}(?![\p{L}\d])/gu;

// The shape alone is enough with separators: no American phone or reference number has it.
const GROUPED_SSN = /(?<!\d)\d{3}[\s.\-‐-―−/]{1,2}\d{2}[\s.\-‐-―−/]{1,2}\d{4}(?!\d)/g;
// Nine digits without separators may be anything, so they count only after the words for it.
const NAMED_SSN =
	/((?:\bssn?\b|\bss ?#|\bsocial(?: security)?\b|\bseguro social\b)[^\d\n]{0,30})\d{9}(?!\d)/gi;

const DIGIT_GROUPS = /\d+(?:[\s.\-‐-―−/]{1,3}\d+)*/g;
const PHONE_GROUPS = /(?<!\d)(?:1[\s.-]{1,2})?\d{3}[\s.-]{1,2}\d{3}[\s.-]{1,2}\d{4}(?!\d)/;
const CARD_LENGTHS = { min: 13, max: 19 };
// Visa, Mastercard, American Express, Discover, Diners Club, JCB, UnionPay and Maestro.
const CARD_ISSUER = /^(?:4|5[0-8]|2[2-7]|3[4-9]|30|6)/;

/**
 * Takes social security and card numbers out of a text before it is stored. Phone numbers and
 * reference numbers stay.
 */
export function maskSecrets(text: string): string {
	return text
		.replace(DIGIT_GROUPS, maskCards)
		.replace(GROUPED_SSN, "[social security number]")
		.replace(NAMED_SSN, "$1[social security number]");
}

/** Takes email addresses and all long numbers out of a text before it leaves the school's server. */
export function mask(text: string): string {
	return maskSecrets(text).replace(EMAIL, "[e-mail]").replace(NUMBER, "[number]");
}

/** A card number may stand among other numbers, such as its expiry date, so every span that can be one is tried. */
function maskCards(found: string): string {
	const phone = PHONE_GROUPS.exec(found);
	if (phone) {
		const end = phone.index + phone[0].length;
		return maskCards(found.slice(0, phone.index)) + phone[0] + maskCards(found.slice(end));
	}
	const groups = [...found.matchAll(/\d+/g)];
	for (const [first, { index }] of groups.entries()) {
		const end = endOfCardNumber(groups.slice(first, first + CARD_LENGTHS.max));
		if (end !== undefined)
			return `${found.slice(0, index)}[card number]${maskCards(found.slice(end))}`;
	}
	return found;
}

/** Returns where the longest card number ends that begins with the first of these groups of digits. */
function endOfCardNumber(groups: readonly RegExpExecArray[]): number | undefined {
	let digits = "";
	let end: number | undefined;
	for (const { 0: group, index } of groups) {
		digits += group;
		if (digits.length > CARD_LENGTHS.max) break;
		if (isCardNumber(digits)) end = index + group.length;
	}
	return end;
}

function isCardNumber(digits: string): boolean {
	if (digits.length < CARD_LENGTHS.min || !CARD_ISSUER.test(digits)) return false;
	const sum = [...digits].reverse().reduce((total, digit, place) => {
		const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
		return total + (value > 9 ? value - 9 : value);
	}, 0);
	return sum % 10 === 0;
}
