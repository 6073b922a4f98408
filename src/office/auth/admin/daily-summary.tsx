import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { getSummaryRecipient, setSummaryRecipient } from "#office/auth/contract.ts";
import { adminCall } from "#platform/api/admin-call.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { errorDetail } from "#ui/admin/failure.ts";
import { Switch, TextInput } from "#ui/admin/form-field.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";
import { PageSection } from "#ui/admin/section.tsx";
import { toast } from "#ui/toast.ts";

/** Turns your own daily summary on and off, and sets its address. */
export function DailySummary() {
	const query = useQuery({ ...queryOf(getSummaryRecipient), staleTime: 0, gcTime: 0 });
	return (
		<Loaded query={query} what="the daily summary" loading={null}>
			{({ email }) => <SummaryForm email={email} />}
		</Loaded>
	);
}

function SummaryForm({ email }: { email: string | null }) {
	const queries = useQueryClient();
	/** What was chosen and isn't stored yet; null shows what is stored. */
	const [chosen, setChosen] = useState<boolean | null>(null);
	const isOn = chosen ?? email !== null;
	const { mutate, isPending, error, reset } = useMutation({
		mutationFn: (address: string | null) =>
			adminCall(setSummaryRecipient, { body: { email: address } }),
		onSuccess(saved) {
			queries.setQueryData(queryOf(getSummaryRecipient).queryKey, saved);
			setChosen(null);
			toast({
				title: "Daily summary saved",
				description: saved.email
					? `It goes to ${saved.email} when the office opens.`
					: "You get no daily summary.",
			});
		},
		onError(_, address) {
			// A refused address stays to be corrected.
			if (address === null) setChosen(null);
		},
	});
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		mutate(String(new FormData(event.currentTarget).get("summaryEmail")).trim());
	};
	return (
		<PageSection
			id="daily-summary"
			title="Daily summary"
			about="What came in, what is waiting and what is stuck, when the office opens."
		>
			<form className="stack loose edit-form" onSubmit={onSubmit} noValidate>
				<Switch
					checked={isOn}
					disabled={isPending}
					onChange={({ target }) => {
						reset();
						setChosen(target.checked);
						if (!target.checked && email !== null) mutate(null);
					}}
					hint="Days with nothing to report are skipped."
				>
					Email me a daily summary
				</Switch>
				{isOn && (
					<div className="row-line summary-address">
						<TextInput
							label="Email address"
							name="summaryEmail"
							type="email"
							inputMode="email"
							autoComplete="email"
							spellCheck={false}
							defaultValue={email ?? ""}
							error={error ? errorDetail(error) : undefined}
						/>
						<button type="submit" className="button primary" disabled={isPending}>
							{isPending ? "Saving…" : "Save"}
						</button>
					</div>
				)}
			</form>
		</PageSection>
	);
}
