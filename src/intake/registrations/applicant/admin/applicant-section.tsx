import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LinkField } from "#intake/registrations/applicant/admin/link-field.tsx";
import { ApplicantPreview } from "#intake/registrations/applicant/admin/preview.tsx";
import {
	type ApplicantPageStatus,
	createLink,
	getApplicantStatus,
	noteChanges,
	revokeLinks,
} from "#intake/registrations/applicant/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { May } from "#platform/api/may.tsx";
import { queryOf } from "#platform/api/query-of.ts";
import { whenShort, writtenDate } from "#platform/calendar/dates.ts";
import { ActionDialog } from "#ui/admin/action-dialog.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";
import { useChange } from "#ui/admin/use-change.ts";

/** The applicant's page in the panel of a registration: what they changed, their link, and how it looks. */
export function ApplicantSection({ registrationId }: { registrationId: number }) {
	const query = useQuery({
		...queryOf(getApplicantStatus, { params: { id: registrationId } }, ["change", "return"]),
		// Applicants change it while the list stays the same.
		refetchOnMount: "always",
	});
	return (
		<section className="applicant" aria-labelledby="applicant-title">
			<h3 id="applicant-title">Applicant’s page</h3>
			<Loaded query={query} what="the applicant’s page" loading={null}>
				{(status) => <KnownPage key={registrationId} id={registrationId} status={status} />}
			</Loaded>
		</section>
	);
}

function KnownPage({ id, status }: { id: number; status: ApplicantPageStatus }) {
	const { linkExpiresAt, news, page } = status;
	const [open, setOpen] = useState<"preview" | "revoke" | null>(null);
	const [url, setUrl] = useState<string | null>(null);
	const close = () => setOpen(null);
	const creation = useChange({
		save: () => adminCall(createLink, { params: { id } }),
		failed: "Failed to create a link.",
		onSaved: (link) => setUrl(link.url),
	});
	return (
		<>
			{news.length > 0 && <News id={id} news={news} />}
			{page.withdrawnAt && !news.some(({ kind }) => kind === "withdrawal") && (
				<p className="known">{`They withdrew on ${writtenDate(page.withdrawnAt)}.`}</p>
			)}
			<p className="known">
				{linkExpiresAt
					? `A link works until ${writtenDate(linkExpiresAt)}.`
					: "No link to this page works."}
			</p>
			<div className="row-line applicant-actions">
				<button type="button" className="text-button" onClick={() => setOpen("preview")}>
					Preview page
				</button>
				<May call={createLink}>
					<button
						type="button"
						className="text-button"
						disabled={creation.isPending}
						onClick={() => creation.mutate()}
					>
						Create link
					</button>
				</May>
				{linkExpiresAt && (
					<May call={revokeLinks}>
						<button type="button" className="text-button" onClick={() => setOpen("revoke")}>
							Revoke links
						</button>
					</May>
				)}
			</div>
			{url && <LinkField url={url} />}
			{open === "preview" && <ApplicantPreview page={page} onClose={close} />}
			{open === "revoke" && (
				<ActionDialog
					title="Revoke the links to this page?"
					confirm="Revoke links"
					danger
					action={() => adminCall(revokeLinks, { params: { id } })}
					done={() => ({
						title: "Links revoked",
						description: "No earlier link opens this page anymore.",
					})}
					failed={{ title: "Update Failed", description: "Failed to revoke the links." }}
					onClose={close}
					onDone={() => setUrl(null)}
				>
					The link in the confirmation stops working, and so do all others. An email that waits to
					leave gets a new one. You can create a new one at any time.
				</ActionDialog>
			)}
		</>
	);
}

const newsLabels = { details: "Changed their details", withdrawal: "Withdrew" } as const;

/** What the applicant did and nobody has taken note of. */
function News({ id, news }: { id: number; news: ApplicantPageStatus["news"] }) {
	const { mutate, isPending } = useChange({
		save: () =>
			adminCall(noteChanges, { params: { id }, body: { ids: news.map((one) => one.id) } }),
		failed: "Failed to mark this as seen.",
	});
	return (
		<div className="row-line applicant-news">
			<ul>
				{news.map(({ id: key, kind, at }) => (
					<li key={key}>
						<b>{newsLabels[kind]}</b> <time dateTime={at}>{whenShort(at, new Date())}</time>
					</li>
				))}
			</ul>
			<May call={noteChanges}>
				<button
					type="button"
					className="button"
					disabled={isPending}
					onClick={(event) => {
						// The button goes away with what it is about.
						event.currentTarget.closest<HTMLElement>("[tabindex]")?.focus();
						mutate();
					}}
				>
					Mark as seen
				</button>
			</May>
		</div>
	);
}
