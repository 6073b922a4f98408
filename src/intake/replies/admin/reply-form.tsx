import { type FormEvent, useId, useRef, useState } from "react";
import type { MailStatus } from "#intake/mail/contract.ts";
import { CannedChoice } from "#intake/replies/admin/canned-choice.tsx";
import { MissingValues } from "#intake/replies/admin/missing-values.tsx";
import { type ReplyParts, useReply, type WrittenReply } from "#intake/replies/admin/use-reply.tsx";
import { cannedFor, mailtoOf } from "#intake/replies/draft.ts";
import { errorDetail, isConflict } from "#ui/admin/failure.ts";
import { TextAreaEntry, TextInput } from "#ui/admin/form-field.tsx";

interface Props extends Omit<ReplyParts, "onSent"> {
	mail: MailStatus;
	onClose: () => void;
}

/** Writes a reply. Without a mail server, the mail program sends it. */
export function ReplyForm({ mail, onClose, ...parts }: Props) {
	const { record, context } = parts;
	const reply = useReply({ ...parts, onSent: onClose });
	const form = useRef<HTMLFormElement>(null);
	const titleId = useId();
	const { draft, errors, set } = reply;
	const byHand = mail.smtp === "off";
	const showFirstError = () =>
		requestAnimationFrame(() =>
			form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
		);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (byHand) return;
		reply.send("outbox");
		showFirstError();
	};
	return (
		<form
			className="reply-composer"
			aria-labelledby={titleId}
			noValidate
			ref={form}
			onSubmit={submit}
		>
			<div className="reply-to">
				<h3 id={titleId}>{`Reply to ${context.name}`}</h3>
				<small>{context.recipient}</small>
			</div>
			<CannedChoice reply={reply} canned={cannedFor(record.kind, parts.canned)} />
			<TextInput
				label="Subject"
				name="subject"
				autoComplete="off"
				maxLength={200}
				value={draft.subject}
				error={errors.subject}
				onChange={({ target }) => set({ subject: target.value })}
			/>
			<TextAreaEntry
				label="Text"
				name="text"
				rows={5}
				maxLength={10_000}
				lang={draft.language}
				autoFocus
				value={draft.text}
				error={errors.text}
				onChange={({ target }) => set({ text: target.value })}
			/>
			<MissingValues reply={reply} form={form} />
			{reply.isRestored && (
				<p className="hint" role="status">
					Unsaved draft restored.{" "}
					<button type="button" className="text-button" onClick={reply.discard}>
						Discard
					</button>
				</p>
			)}
			{record.kind === "contact" && (
				<label className="check">
					<input
						type="checkbox"
						checked={draft.isAnswered}
						onChange={({ target }) => set({ isAnswered: target.checked })}
					/>
					Mark as answered
				</label>
			)}
			<SendError reply={reply} lastReplyId={context.lastReply?.id ?? null} byHand={byHand} />
			<p className="hint">
				{byHand
					? "No mail server is configured, so your mail program sends it. Tell us afterwards, and it is on the timeline."
					: `Answers go to ${mail.schoolAddress}. What you send stays on the timeline.`}
			</p>
			<div className="row-line tight dialog-end">
				<button type="button" className="button" onClick={onClose}>
					Cancel
				</button>
				{byHand ? (
					<MailProgram reply={reply} recipient={context.recipient} onRejected={showFirstError} />
				) : (
					<button type="submit" className="button primary" disabled={reply.isSending}>
						{reply.isSending ? "Sending…" : "Send"}
					</button>
				)}
			</div>
		</form>
	);
}

interface SendErrorProps {
	reply: WrittenReply;
	lastReplyId: number | null;
	byHand: boolean;
}

/** Says why the reply was not sent. One that somebody else forestalled can be sent anyway. */
function SendError({ reply, lastReplyId, byHand }: SendErrorProps) {
	if (!reply.error) return null;
	return (
		<div className="alert stack tight start" role="alert">
			<p>{`${errorDetail(reply.error)} Your reply is still here.`}</p>
			{isConflict(reply.error) && (
				<button
					type="button"
					className="button"
					disabled={reply.isSending}
					onClick={() => reply.send(byHand ? "mail program" : "outbox", lastReplyId)}
				>
					{byHand ? "Save anyway" : "Send anyway"}
				</button>
			)}
		</div>
	);
}

interface MailProgramProps {
	reply: WrittenReply;
	recipient: string;
	onRejected: () => void;
}

/** Opens the mail program with the reply, and records afterwards that it was sent. */
function MailProgram({ reply, recipient, onRejected }: MailProgramProps) {
	const [wasOpened, setOpened] = useState(false);
	return (
		<>
			<a
				className={wasOpened ? "button" : "button primary"}
				href={mailtoOf(recipient, reply.draft)}
				onClick={(event) => {
					if (reply.check()) return setOpened(true);
					event.preventDefault();
					onRejected();
				}}
			>
				{wasOpened ? "Open again" : "Open mail program"}
			</a>
			{wasOpened && (
				<button
					type="button"
					className="button primary"
					disabled={reply.isSending}
					onClick={() => reply.send("mail program")}
				>
					{reply.isSending ? "Saving…" : "I sent it"}
				</button>
			)}
		</>
	);
}
