import {
	type CannedReply,
	MAX_SUBJECT,
	type RepliedRecord,
	type ReplyContext,
} from "#intake/replies/contract.ts";
import { fillReply, type ReplyValues } from "#intake/replies/placeholders.ts";
import { namesInBraces } from "#platform/text/braces.ts";
import type { Language } from "#platform/text/language.ts";

interface Written {
	subject: string;
	text: string;
}

/** A reply that is being written. */
export interface ReplyDraft extends Written {
	language: Language;
	/** The program whose facts it states. */
	programId: number | null;
	isAnswered: boolean;
	/** The last reply to the person when it was begun. */
	lastReplyId: number | null;
	/** The canned reply that was inserted last. */
	cannedId: number | null;
	/** What was inserted: a field that still says so was not edited. */
	inserted: Written;
	/** What was sent last and the key that it went under: a retry sends the same again, so nobody gets it twice. */
	attempt?: { body: string; key: string };
}

/** Begins a reply to a record, in the visitor's language. */
export function newReply(kind: RepliedRecord["kind"], context: ReplyContext): ReplyDraft {
	const { language, courseId, lastReply } = context;
	const subject = kind === "contact" ? aboutMessage(context) : aboutRegistration(context);
	return {
		language,
		programId: courseId,
		isAnswered: true,
		lastReplyId: lastReply?.id ?? null,
		cannedId: null,
		subject,
		text: "",
		inserted: { subject, text: "" },
	};
}

function aboutMessage({ subject, reference, language }: ReplyContext): string {
	const what = subject || (language === "es" ? "Su mensaje" : "Your message");
	const end = reference && ` (${reference})`;
	const room = MAX_SUBJECT - "Re: ".length - end.length;
	// Never half of an emoji.
	const start = what.slice(0, room - 1).replace(/[\uD800-\uDBFF]$/, "");
	return `Re: ${what.length > room ? `${start.trimEnd()}…` : what}${end}`;
}

const aboutRegistration = ({ reference, language }: ReplyContext): string =>
	`${language === "es" ? "Su inscripción" : "Your registration"} ${reference}`.trim();

/** Returns the canned replies for a kind of record: one that names a reference number speaks of a registration. */
export const cannedFor = <Canned extends Written>(
	kind: RepliedRecord["kind"],
	all: readonly Canned[],
): Canned[] =>
	all.filter(
		({ subject, text }) =>
			kind === "registration" || !namesInBraces(`${subject}\n${text}`).includes("reference"),
	);

/** Inserts a canned reply, filled in, in place of an untouched one. Text that somebody typed stays above it. */
export function insertCanned(
	draft: ReplyDraft,
	canned: CannedReply,
	values: ReplyValues,
): ReplyDraft {
	const own = { ...values, language: canned.language };
	const inserted = {
		subject: fillReply(canned.subject, own),
		text: fillReply(canned.text, own),
	};
	const { subject } = draft;
	return {
		...draft,
		language: canned.language,
		cannedId: canned.id,
		inserted,
		subject: isUntouched(draft, "subject") ? inserted.subject : subject,
		text: isUntouched(draft, "text")
			? inserted.text
			: `${typedText(draft).trimEnd()}\n\n${inserted.text}`,
	};
}

/** The text without an untouched canned reply at its end. */
function typedText({ text, inserted }: ReplyDraft): string {
	const isBelow = inserted.text !== "" && text.endsWith(`\n\n${inserted.text}`);
	return isBelow ? text.slice(0, -inserted.text.length) : text;
}

/** Fills in again for other values: an untouched canned reply from its beginning, edited text where it has gaps. */
export function fillAgain(
	draft: ReplyDraft,
	canned: CannedReply | undefined,
	values: ReplyValues,
): ReplyDraft {
	const filled = (name: keyof Written) =>
		fillReply(canned && isUntouched(draft, name) ? canned[name] : draft[name], values);
	const [subject, text] = [filled("subject"), filled("text")];
	return {
		...draft,
		subject,
		text,
		inserted: {
			subject: isUntouched(draft, "subject") ? subject : draft.inserted.subject,
			text: isUntouched(draft, "text") ? text : draft.inserted.text,
		},
	};
}

const isUntouched = (draft: ReplyDraft, name: keyof Written) =>
	draft[name].trim() === "" || draft[name] === draft.inserted[name];

/** Returns a link that opens the mail program with a reply (RFC 6068). */
export function mailtoOf(recipient: string, { subject, text }: Written): string {
	const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text.replaceAll("\n", "\r\n"))}`;
	return `mailto:${encodeURIComponent(recipient).replace("%40", "@")}?${query}`;
}
