import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { PersonalData } from "#overview/personal-data/contract.ts";
import { erase, forgetLoaded } from "#overview/personal-data/queries.ts";
import { dayOf } from "#platform/calendar/dates.ts";
import { countsOf } from "#platform/text/plural.ts";
import { AdminDialog } from "#ui/admin/dialog.tsx";
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
	const deletion = useMutation({
		mutationFn: () => erase(data, { name, askedOn: askedOn || null }),
		async onSuccess() {
			await navigate("/admin/registrations", { replace: true });
			queries.removeQueries({ queryKey: ["people", data.person.id] });
			await forgetLoaded(queries);
			toast({
				title: "Everything deleted",
				description: "The activity log keeps the reference numbers and the day.",
			});
		},
		onError: () => queries.invalidateQueries({ queryKey: ["people", data.person.id] }),
	});
	const submit = (event: FormEvent) => {
		event.preventDefault();
		if (!deletion.isPending) deletion.mutate();
	};
	const { name: current } = data.known;
	return (
		<AdminDialog
			open
			onClose={onClose}
			title={`Delete everything about ${current}?`}
			about={inWords(data)}
		>
			<form className="edit-form in-dialog" onSubmit={submit} noValidate>
				<p>
					Emails that wait are not sent. The activity log records the deletion, without their
					details. Backups keep their data until they are replaced, for 14 nights. This action
					cannot be undone.
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
				<div className="dialog-end">
					<button type="button" className="button" onClick={onClose}>
						Cancel
					</button>
					<button type="submit" className="button danger" aria-busy={deletion.isPending}>
						Delete permanently
					</button>
				</div>
			</form>
		</AdminDialog>
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
