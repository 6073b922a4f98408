import { peopleWithoutFact } from "#assistant/admin/gaps.server.ts";
import { countAsleep } from "#assistant/admin/taught.server.ts";
import { countUnsentToVisitors } from "#intake/mail/outbox.server.ts";
import { requestedCalls } from "#intake/people/waiting.server.ts";
import { applicantTasks } from "#overview/dashboard/applicant-tasks.server.ts";
import { classTasks } from "#overview/dashboard/class-tasks.server.ts";
import { retentionTasks } from "#overview/dashboard/retention-tasks.server.ts";
import type * as contract from "#overview/dashboard/tasks-contract.ts";
import type { DashboardTask } from "#overview/dashboard/tasks-contract.ts";
import type { Call } from "#platform/api/call.server.ts";
import { overdueBackup } from "#platform/backup/record.server.ts";
import { writtenDate } from "#platform/calendar/dates.ts";
import { dateInEnglish } from "#platform/calendar/days.ts";
import type { Clock } from "#platform/database/clock.ts";
import type { Queries } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { plural } from "#platform/text/plural.ts";
import { type ExpiringFact, expiringFacts } from "#school/facts/expiry.server.ts";
import { topicOf } from "#school/facts/topics.ts";
import { countUntranslated } from "#school/translations/service.server.ts";

/**
 * Lists what needs someone today: missing backups, emails that were not sent, calls that were requested in the chat, what
 * applicants changed, what classes need, facts that expire soon or have expired, those that are missing, chosen answers
 * whose text is gone, texts without Spanish, and records that are going to be deleted.
 */
export async function getTasks(
	{ db, clock }: Store,
	{ caller: { role } }: Call<typeof contract.getTasks>,
): Promise<DashboardTask[]> {
	const people = await peopleWithoutFact(db, clock);
	const asleep = await countAsleep(db, clock);
	const unsent = await countUnsentToVisitors(db);
	const calls = await requestedCalls(db);
	const untranslated = await countUntranslated({ db, clock });
	return [
		...(await backupTasks(db, clock)),
		...(unsent > 0 ? [unsentTask(unsent)] : []),
		...(calls.length > 0 ? [callsTask(calls)] : []),
		...(await applicantTasks(db)),
		...(await classTasks(db, clock)),
		...(await expiryTasks(db, clock)),
		...(people > 0 ? [gapsTask(people)] : []),
		...(asleep > 0 ? [asleepTask(asleep)] : []),
		...(untranslated > 0 ? [untranslatedTask(untranslated)] : []),
		...(await retentionTasks(db, clock, role)),
	];
}

async function backupTasks(db: Queries, clock: Clock): Promise<DashboardTask[]> {
	const overdue = await overdueBackup(db, clock);
	if (!overdue) return [];
	const { lastAt, failure } = overdue;
	return [
		{
			key: "backup",
			title: lastAt
				? `No verified backup since ${writtenDate(lastAt)}`
				: "There is no verified backup",
			help: failure
				? `Tell the person who runs the server. The last attempt failed: ${failure}`
				: "Tell the person who runs the server: one should be made every night.",
			path: null,
		},
	];
}

const unsentTask = (count: number): DashboardTask => ({
	key: "unsent emails",
	title: `${plural(count, "email", "emails")} to applicants and visitors ${count === 1 ? "was" : "were"} not sent`,
	help: "No mail server was set up when they were written. Read them, and send them or call.",
	path: "/admin/emails?status=unsent&audience=visitor",
});

const callsTask = (contactIds: readonly number[]): DashboardTask => ({
	key: "requested calls",
	title: `${plural(contactIds.length, "person", "people")} asked for a call in the chat`,
	help: "They left a phone number and wait for an answer.",
	path: `/admin/contacts?ids=${contactIds.join(",")}`,
});

const gapsTask = (people: number): DashboardTask => ({
	key: "gaps",
	title: `${plural(people, "person", "people")} asked about missing facts`,
	help: "In the last 30 days. Add the facts so the assistant can answer.",
	path: "/admin/facts",
});

const asleepTask = (count: number): DashboardTask => ({
	key: "chosen answers",
	title: `${plural(count, "answer")} you chose ${count === 1 ? "is" : "are"} no longer on your pages`,
	help: "The text changed, so visitors don’t get it. Choose another answer, or remove it.",
	path: "/admin/chats/questions?checked=asleep",
});

const untranslatedTask = (count: number): DashboardTask => ({
	key: "spanish",
	title: `${plural(count, "text")} ${count === 1 ? "is" : "are"} not in Spanish yet`,
	help: "Visitors to the Spanish site read the new sentences in English. Write them in Spanish.",
	path: "/admin/pages/spanish",
});

/** Lists the facts that expire soon, have expired or lack their last day, the most urgent first. */
export async function expiryTasks(db: Queries, clock: Clock): Promise<DashboardTask[]> {
	return (await expiringFacts(db, clock)).map((fact) => ({
		key: `fact ${fact.id}`,
		title: titleOf(fact),
		help: helpFor(fact),
		path: `/admin/facts/${fact.id}`,
	}));
}

function helpFor({ validUntil, isExpired }: ExpiringFact): string {
	if (validUntil === null) return "Visitors see it until it has one.";
	if (isExpired) return "Visitors no longer see it. Update it or delete it.";
	return "Update it, or give it a later date.";
}

function titleOf({ topic, courseTitle, question, validUntil, isExpired }: ExpiringFact): string {
	const subject = topic === "other" ? question : topicOf(topic).label;
	const fact = `“${subject}” for ${courseTitle ?? "the whole school"}`;
	if (validUntil === null) return `${fact} has no last day`;
	const day = dateInEnglish(validUntil);
	return `${fact} ${isExpired ? "expired" : "expires"} on ${day}`;
}
