import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { AddFactorDialog } from "#office/auth/admin/add-factor-dialog.tsx";
import { DailySummary } from "#office/auth/admin/daily-summary.tsx";
import { FactorList } from "#office/auth/admin/factor-list.tsx";
import { OtherDevices } from "#office/auth/admin/other-devices.tsx";
import { RecoveryCodes } from "#office/auth/admin/recovery-codes.tsx";
import { RenameFactorDialog } from "#office/auth/admin/rename-factor-dialog.tsx";
import { RuleForEveryone } from "#office/auth/admin/rule-for-everyone.tsx";
import { MyPasswordDialog } from "#office/auth/admin/user-dialogs.tsx";
import {
	getSignInRules,
	listSecondFactors,
	RECOVERY_CODES,
	removeSecondFactor,
	renewRecoveryCodes,
	type SecondFactor,
	type SecondFactors,
} from "#office/auth/second-factor-contract.ts";
import { useSession } from "#office/auth/use-session.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { May } from "#platform/api/may.tsx";
import { queryOf } from "#platform/api/query-of.ts";
import { ActionDialog } from "#ui/admin/action-dialog.tsx";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { AdminDialog } from "#ui/admin/dialog.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";
import { PageSection, Warning } from "#ui/admin/section.tsx";
import { toast } from "#ui/toast.ts";

export const meta = adminTitle("My account");

/** The user's own sign-in (password, second factors, recovery codes) and daily summary. */
export default function MyAccount() {
	const query = useQuery(queryOf(listSecondFactors));
	const [changesPassword, setChangesPassword] = useState(false);
	return (
		<main id="main" className="work settings" tabIndex={-1}>
			<header className="row-line head-bar">
				<div>
					<h1>My account</h1>
					<p className="sub">How you sign in to the admin area, and what is emailed to you.</p>
				</div>
			</header>
			<PageSection
				id="password"
				title="Password"
				about="At least 8 characters; 15 or more is safer."
			>
				<button type="button" className="button" onClick={() => setChangesPassword(true)}>
					<Icon name="key" />
					Change my password
				</button>
			</PageSection>
			<Loaded query={query} what="second factors">
				{(own) => <OwnFactors own={own} />}
			</Loaded>
			<OtherDevices />
			<DailySummary />
			<May call={getSignInRules}>
				<RuleForEveryone />
			</May>
			{changesPassword && <MyPasswordDialog onClose={() => setChangesPassword(false)} />}
		</main>
	);
}

type Acting =
	| { action: "add"; kind: "passkey" | "app" }
	| { action: "rename" | "remove"; factor: SecondFactor };

function OwnFactors({ own: { factors, recoveryCodesLeft } }: { own: SecondFactors }) {
	const [acting, setActing] = useState<Acting | null>(null);
	const close = () => setActing(null);
	const removing = acting?.action === "remove" ? acting.factor : null;
	return (
		<>
			<PageSection
				id="factors"
				title="Second factor"
				about="Asked for after your password, so that a stolen password opens nothing."
			>
				{factors.length === 0 ? (
					<p>None yet. You sign in with your password alone.</p>
				) : (
					<FactorList
						factors={factors}
						onRename={(factor) => setActing({ action: "rename", factor })}
						onRemove={(factor) => setActing({ action: "remove", factor })}
					/>
				)}
				<p className="row-line">
					<button
						type="button"
						className="button"
						onClick={() => setActing({ action: "add", kind: "passkey" })}
					>
						<Icon name="key" />
						Add a passkey
					</button>
					<button
						type="button"
						className="button"
						onClick={() => setActing({ action: "add", kind: "app" })}
					>
						<Icon name="mobile" />
						Add an authenticator app
					</button>
				</p>
			</PageSection>
			{factors.length > 0 && <OwnRecoveryCodes left={recoveryCodesLeft} />}
			{acting?.action === "add" && (
				<AddFactorDialog
					kind={acting.kind}
					onClose={(added) => {
						close();
						if (!added) return;
						toast({
							title: "Second factor added",
							description: `“${added.factor.name}” is asked for from your next sign-in on.`,
						});
					}}
				/>
			)}
			{acting?.action === "rename" && <RenameFactorDialog factor={acting.factor} onClose={close} />}
			{removing && (
				<ActionDialog
					title={`Remove “${removing.name}”?`}
					confirm="Remove"
					danger
					action={() => adminCall(removeSecondFactor, { params: { id: removing.id } })}
					done={() => ({
						title: "Removed",
						description: `“${removing.name}” no longer signs you in.`,
					})}
					failed={{
						title: "Removal failed",
						description: "Nothing was removed. Please try again.",
					}}
					onClose={close}
				>
					{factors.length === 1
						? "Then your password alone signs you in, and your recovery codes are gone. You stay signed in."
						: "It can no longer be used to sign in. You stay signed in."}
				</ActionDialog>
			)}
		</>
	);
}

/** Codes that are nearly used up get a warning. */
const FEW = 3;

function OwnRecoveryCodes({ left }: { left: number }) {
	const username = useSession()?.user.username ?? "";
	const [asks, setAsks] = useState(false);
	const [codes, setCodes] = useState<string[] | null>(null);
	return (
		<PageSection
			id="recovery"
			title="Recovery codes"
			about="For the day when your phone or key is lost. Each works once."
		>
			{left <= FEW ? (
				<Warning>{`Only ${left} of ${RECOVERY_CODES} left. Make new ones.`}</Warning>
			) : (
				<p>{`${left} of ${RECOVERY_CODES} left.`}</p>
			)}
			<button type="button" className="button" onClick={() => setAsks(true)}>
				Make new codes
			</button>
			{asks && (
				<ActionDialog
					title="Make new recovery codes?"
					confirm="Make new codes"
					action={() => adminCall(renewRecoveryCodes)}
					failed={{ title: "No new codes", description: "Your old codes still work. Try again." }}
					onClose={() => setAsks(false)}
					onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
				>
					Your old codes stop working. The new ones are shown once.
				</ActionDialog>
			)}
			{codes && (
				<AdminDialog open onClose={() => {}} title="Your recovery codes">
					<RecoveryCodes codes={codes} username={username} onDone={() => setCodes(null)} />
				</AdminDialog>
			)}
		</PageSection>
	);
}
