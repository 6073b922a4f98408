import { endOtherSessions } from "#office/auth/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { PageSection } from "#ui/admin/section.tsx";
import { useChange } from "#ui/admin/use-change.ts";

/** Signs the user out everywhere else, such as after a change of how they sign in. */
export function OtherDevices() {
	const { mutate, isPending } = useChange({
		save: () => adminCall(endOtherSessions),
		saved: { title: "Signed out elsewhere", description: "You are signed in only here." },
		failed: "Failed to sign out the other devices.",
	});
	return (
		<PageSection
			id="devices"
			title="Other devices"
			about="You stay signed in for up to seven days. A new second factor does not sign you out."
		>
			<button type="button" className="button" disabled={isPending} onClick={() => mutate()}>
				<Icon name="devices" />
				Sign out all other devices
			</button>
		</PageSection>
	);
}
