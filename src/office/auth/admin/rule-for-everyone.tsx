import { useQuery } from "@tanstack/react-query";
import {
	changeSignInRules,
	getSignInRules,
	type SignInRules,
} from "#office/auth/second-factor-contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { Switch } from "#ui/admin/form-field.tsx";
import { PageSection } from "#ui/admin/section.tsx";
import { useChange } from "#ui/admin/use-change.ts";
import { toast } from "#ui/toast.ts";

/** Whether every administrator must have a second factor. */
export function RuleForEveryone() {
	const { data } = useQuery(queryOf(getSignInRules));
	const { mutate, isPending, variables } = useChange({
		save: (body: SignInRules) => adminCall(changeSignInRules, { body }),
		failed: "Nothing was changed. Please try again.",
		onSaved({ requiresSecondFactor }) {
			toast({
				title: requiresSecondFactor ? "Second factor required" : "Second factor optional",
				description: requiresSecondFactor
					? "Who has none sets one up at the next sign-in."
					: "Everyone decides for themselves.",
			});
		},
	});
	if (!data) return null;
	const { requiresSecondFactor } = (isPending && variables) || data;
	return (
		<PageSection
			id="everyone"
			title="For everyone"
			about="Counts for all administrators, whatever their role."
		>
			<Switch
				checked={requiresSecondFactor}
				disabled={isPending}
				onChange={(event) => mutate({ requiresSecondFactor: event.target.checked })}
				hint="Who has none sets one up at their next sign-in, before anything else. Nobody is signed out."
			>
				Require a second factor
			</Switch>
		</PageSection>
	);
}
