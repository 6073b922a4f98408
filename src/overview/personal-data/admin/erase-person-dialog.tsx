import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import {
	erasePerson,
	getPersonalData,
	type PersonalData,
} from "#overview/personal-data/contract.ts";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { dayOf } from "#platform/calendar/dates.ts";
import { countsOf } from "#platform/text/plural.ts";
import { FormDialog } from "#ui/admin/dialog.tsx";
import { errorDetail } from "#ui/admin/failure.ts";
import { TextInput } from "#ui/admin/form-field.tsx";
import { toast } from "#ui/toast.ts";

interface Props {
	data: PersonalData;
	onClose: () => void;
}

/** Deletes everything of a person after their name was typed. */
export function ErasePersonDialog({ data, onClose }: Props) {
	const queries = useQueryClient();
	const navigate = useNavigate();
	const today = dayOf(new Date());
	const [name, setName] = useState("");
	const [askedOn, setAskedOn] = useState(today);
	const params = { id: data.person.id };
	const deletion = useMutation({
		mutationFn: () =>
			adminCall(erasePerson, {
				params,
				body: { name, askedOn: askedOn || null },
				headers: ifMatch(data.version),
			}),
		async onSuccess() {
			// Nobody asks again for what is gone, and any answer may show the person.
			await queries.cancelQueries(queryOf(getPersonalData, { params }));
			await navigate("/admin/registrations", { replace: true });
			queries.removeQueries({ type: "inactive" });
			await queries.invalidateQueries();
			toast({
				title: "Everything deleted",
				description: "The activity log keeps the reference numbers and the day.",
			});
		},
	});
	const { name: current } = data.known;
	return (
		<FormDialog
			onClose={onClose}
			title={`Delete everything about ${current}?`}
			about={inWords(data)}
			submit="Delete permanently"
			danger
			busy={deletion.isPending}
			onSubmit={() => deletion.mutate()}
		>
			<p>
				Emails that wait are not sent. The activity log records the deletion, without their details.
				Backups keep their data until they are replaced, for 14 nights. This action cannot be
				undone.
			</p>
			<TextInput
				label="Asked for on"
				optional
				type="date"
				max={today}
				value={askedOn}
				onChange={({ target }) => setAskedOn(target.value)}
			/>
			<TextInput
				label={`Type “${current}” to confirm`}
				autoComplete="off"
				spellCheck={false}
				value={name}
				readOnly={deletion.isPending}
				onChange={({ target }) => setName(target.value)}
				error={deletion.error ? errorDetail(deletion.error) : undefined}
			/>
		</FormDialog>
	);
}

/** `2 registrations, 1 message and 1 chat, with 4 emails and 2 notes and calls.` */
function inWords(data: PersonalData): string {
	const counted = countsOf([
		[data.registrations.length, "registration"],
		[data.messages.length, "message"],
		[data.conversations.length, "chat"],
		[data.emails.length, "email"],
		[data.notesAndCalls.length, "note or call", "notes and calls"],
	]);
	return `${new Intl.ListFormat("en-US").format(counted)} will be permanently deleted.`;
}
