import { Link } from "react-router";
import { type Person, type PersonPatch, updatePerson } from "#intake/people/contract.ts";
import { momentInWords, type NextAttempt, nextAttempt } from "#intake/people/next-call.ts";
import { REPLY_HASH } from "#intake/replies/admin/reply.tsx";
import { adminCall, ifMatch } from "#platform/api/admin-call.ts";
import { May } from "#platform/api/may.tsx";
import { dayOf } from "#platform/calendar/dates.ts";
import { clockTime } from "#platform/calendar/new-york.ts";
import { useSchool } from "#school/profile/context.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { withUndo } from "#ui/admin/undo.ts";
import { useChange } from "#ui/admin/use-change.ts";
import { useNow } from "#ui/admin/use-now.ts";
import { toast } from "#ui/toast.ts";

/** How the task begins that another proposal replaces; any other is the office's own. */
const AGAIN = "Call again at ";

interface Change extends PersonPatch {
	/** Of the person. */
	version: number;
	/** What Undo brings back; none for an Undo. */
	former?: PersonPatch;
}

/** Proposes what follows a call that reached nobody. Renders nothing once something is planned or written. */
export function NextCall({ person }: { person: Person }) {
	const now = useNow();
	const school = useSchool();
	const calls = person.entries.filter(({ kind }) => kind === "call");
	const next = nextAttempt(calls, now, school);
	const { mutate, isPending } = useChange({
		save: ({ version, former: _, ...body }: Change) =>
			adminCall(updatePerson, { params: { id: person.id }, body, headers: ifMatch(version) }),
		failed: "Failed to save the task.",
		onSaved: ({ version }, { former }) =>
			toast(
				former
					? {
							title: "Saved",
							description: "Your change is on the timeline.",
							...withUndo(() => mutate({ ...former, version })),
						}
					: { title: "Undone", description: "Your change was undone." },
			),
	});
	const [last] = calls;
	if (!next || !last || isFollowedUp(person, last.at)) return null;
	const { task, taskDueOn, version } = person;
	if (next.by === "phone" && task && !task.startsWith(AGAIN)) return null;
	return (
		<div className="notice next-call" role="status">
			<p>{reasonFor(next)}</p>
			<May call={updatePerson}>
				{next.by === "phone" ? (
					<button
						type="button"
						className="button"
						disabled={isPending}
						onClick={() =>
							mutate({
								task: AGAIN + clockTime(next.moment.time),
								taskDueOn: next.moment.day,
								version,
								former: { task, taskDueOn },
							})
						}
					>
						<Icon name="phone" />
						{`Call again ${momentInWords(next.moment, now)}`}
					</button>
				) : (
					<Link className="button" to={`/admin/people/${person.id}${REPLY_HASH}`}>
						<Icon name="reply" />
						Write an email
					</Link>
				)}
			</May>
		</div>
	);
}

const isFollowedUp = ({ taskDueOn, replies: [reply] }: Person, calledAt: string) =>
	(taskDueOn !== null && taskDueOn > dayOf(calledAt)) || (reply && reply.at > calledAt);

function reasonFor(next: NextAttempt): string {
	if (next.by === "phone") return next.voicemails === 1 ? "Voicemail." : "Voicemail again.";
	return next.because === "wrong number"
		? "The number is wrong. Ask for the right one by email."
		: "Voicemail three times. An email may reach them better.";
}
