import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { May } from "#api/may.tsx";
import { TestEmailButton } from "#mail/admin/test-email.tsx";
import { useEmailActions } from "#mail/admin/use-email-actions.ts";
import { type MailStatus, retryEmails } from "#mail/contract.ts";
import { hearingOf } from "#mail/hearing.ts";
import { mailStatusQuery } from "#mail/queries.ts";
import { updateSettings } from "#settings/contract.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { ErrorState, formatCount } from "#ui/admin/list-parts.tsx";

/**
 * Says how the school hears of registrations, and what is stuck.
 * @param isOutbox on the page of the emails, which acts on them itself
 */
export function MailStrips({ isOutbox = false }: { isOutbox?: boolean }) {
	const { data, error, errorUpdatedAt, refetch } = useQuery(mailStatusQuery());
	if (!data) {
		return (
			error && (
				<ErrorState what="status of emails" error={error} at={errorUpdatedAt} onRetry={refetch} />
			)
		);
	}
	return (
		<>
			<HearingStrip status={data} isOutbox={isOutbox} />
			<StuckStrip status={data} isOutbox={isOutbox} />
		</>
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
		<div className={stripClasses[tone]} role="status">
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

function StuckStrip({ status: { stuck, smtp }, isOutbox }: Props) {
	const { retry, isPending } = useEmailActions();
	if (stuck === 0) return null;
	const emails = stuck === 1 ? "1 email is stuck." : `${formatCount(stuck)} emails are stuck.`;
	return (
		<div className="strip no" role="status">
			<Icon name="warning" />
			<span>
				<b>{emails}</b> The registrations and messages themselves are saved.
			</span>
			{isOutbox ? (
				<May call={retryEmails}>
					<button
						type="button"
						className="button"
						disabled={isPending || smtp === "off"}
						onClick={() => retry()}
					>
						Retry all
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
