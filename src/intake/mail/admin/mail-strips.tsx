import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { TestEmailButton } from "#intake/mail/admin/test-email.tsx";
import { useEmailActions } from "#intake/mail/admin/use-email-actions.ts";
import { type MailStatus, retryEmails } from "#intake/mail/contract.ts";
import { emailList } from "#intake/mail/email-list.ts";
import { hearingOf } from "#intake/mail/hearing.ts";
import { mailStatusQuery } from "#intake/mail/queries.ts";
import { May } from "#platform/api/may.tsx";
import { writtenDate } from "#platform/calendar/dates.ts";
import { plural } from "#platform/text/plural.ts";
import { updateSettings } from "#school/settings/contract.ts";
import { ConfirmDialog } from "#ui/admin/dialog.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";

/**
 * Says how the school hears of registrations, and what is stuck.
 * @param isOutbox on the page of the emails, which acts on them itself
 */
export function MailStrips({ isOutbox = false }: { isOutbox?: boolean }) {
	return (
		<Loaded query={useQuery(mailStatusQuery())} what="the status of emails" loading={null}>
			{(status) => (
				<>
					<HearingStrip status={status} isOutbox={isOutbox} />
					<StuckStrip status={status} isOutbox={isOutbox} />
					{isOutbox && <UnsentStrip status={status} />}
				</>
			)}
		</Loaded>
	);
}

interface Props {
	status: MailStatus;
	isOutbox: boolean;
}

function HearingStrip({ status, isOutbox }: Props) {
	const { tone, title, detail, needsAddress } = hearingOf(status);
	// The page of the emails shows by its rows that they are sent.
	if (tone === "good" && isOutbox) return null;
	return (
		<div className={`row-line ${stripClasses[tone]}`} role="status">
			<Icon name={tone === "good" ? "check" : "warning"} />
			<span>
				<b>{title}</b> {detail}
			</span>
			{needsAddress && (
				<May call={updateSettings}>
					<Link className="button" to="/admin/settings#school">
						Set the address
					</Link>
				</May>
			)}
			{!isOutbox && status.smtp !== "off" && <TestEmailButton />}
		</div>
	);
}

const stripClasses = { good: "strip fine", weak: "strip", bad: "strip no" } as const;

function StuckStrip({ status, isOutbox }: Props) {
	const { stuck: count, oldestStuckAt: oldest, smtp } = status;
	const { retry, isPending } = useEmailActions();
	if (count === 0 || oldest === null) return null;
	return (
		<div className="row-line strip no" role="status">
			<Icon name="warning" />
			<span>
				<b>{plural(count, "email is stuck.", "emails are stuck.")}</b> {ageOf(count, oldest)} The
				registrations and messages themselves are saved.
			</span>
			{isOutbox ? (
				<May call={retryEmails}>
					<button
						type="button"
						className="button"
						disabled={isPending || smtp === "off"}
						onClick={() => retry({ stuck: "true" }, count)}
					>
						{`Retry ${plural(count, ...emailList.noun)}`}
					</button>
				</May>
			) : (
				<Link className="button" to="/admin/emails?stuck=true">
					View emails
				</Link>
			)}
		</div>
	);
}

/** What was stored while no mail server was configured is sent on request only: its promises may be over. */
function UnsentStrip({ status }: { status: MailStatus }) {
	const { unsent: count, oldestUnsentAt: oldest, smtp } = status;
	const { retry, isPending } = useEmailActions();
	const [isOpen, setOpen] = useState(false);
	if (smtp === "off" || count === 0 || oldest === null) return null;
	const emails = plural(count, ...emailList.noun);
	return (
		<div className="row-line strip" role="status">
			<Icon name="pause" />
			<span>
				<b>{plural(count, "email was not sent.", "emails were not sent.")}</b>{" "}
				{ageOf(count, oldest)} No mail server was configured then.
			</span>
			<May call={retryEmails}>
				<button type="button" className="button" disabled={isPending} onClick={() => setOpen(true)}>
					{`Send ${emails}`}
				</button>
			</May>
			<ConfirmDialog
				open={isOpen}
				onCancel={() => setOpen(false)}
				onConfirm={() => {
					setOpen(false);
					retry({ status: "unsent" }, count);
				}}
				title={`Send ${plural(count, "email that was", "emails that were")} not sent?`}
				confirm={`Send ${emails}`}
			>
				<p>
					{ageOf(count, oldest)} Emails are sent as they were written, so what they promise may be
					over, such as a call by the next day. To send only some, cancel and select them in the
					list.
				</p>
			</ConfirmDialog>
		</div>
	);
}

const ageOf = (count: number, oldest: string) =>
	count === 1 ? `It is from ${writtenDate(oldest)}.` : `The oldest is from ${writtenDate(oldest)}.`;
