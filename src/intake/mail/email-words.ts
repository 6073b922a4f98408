import { statusLabels } from "#intake/mail/email.ts";
import type { ListedEmail } from "#intake/mail/email-list.ts";
import { dayOf, whenShort, writtenTime } from "#platform/calendar/dates.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const holdReasons = {
	"sample address": "The school’s email address is still the sample.",
	spam: "Suspected spam",
} as const;

type Sending = Pick<
	ListedEmail,
	"status" | "holdReason" | "failure" | "attempts" | "nextAttemptAt" | "sentAt"
>;

/** Says how sending an email goes: `Waiting, next try in 2 min`. */
export function statusWords(email: Sending, now: Date): { text: string; detail: string | null } {
	const { status, holdReason, failure, attempts, nextAttemptAt, sentAt } = email;
	const text = statusLabels[status];
	const tried = attempts > 1 ? `Tried ${attempts} times.` : null;
	switch (status) {
		case "waiting":
			return failure || attempts > 0
				? {
						text: `Waiting, next try ${nextTry(nextAttemptAt, now)}`,
						detail: joined(failure, tried),
					}
				: { text, detail: null };
		case "sent":
			return { text: sentAt ? `Sent ${when(sentAt, now)}` : text, detail: null };
		case "failed":
			return { text, detail: joined(failure, tried) };
		case "held":
			return { text, detail: holdReason && holdReasons[holdReason] };
		case "unsent":
			return { text, detail: "No mail server configured" };
	}
}

function nextTry(instant: string, now: Date): string {
	const left = Date.parse(instant) - now.getTime();
	if (left <= 0) return "now";
	if (left < MINUTE) return "in less than a minute";
	if (left < HOUR) return `in ${Math.round(left / MINUTE)} min`;
	return dayOf(instant) === dayOf(now) ? `at ${writtenTime(instant)}` : when(instant, now);
}

const when = (instant: string, now: Date) => whenShort(instant, now).replace(/^Today/, "today");

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(" ") || null;
