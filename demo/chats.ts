import { rateAnswer, requestCallback, sendChatMessage, startChat } from "#assistant/contract.ts";
import { type Case, caseOf, type Happening } from "./happening.ts";
import { journey } from "./journeys.ts";
import type { Calls } from "./office-calls.ts";
import type { People } from "./people.ts";
import { listed, rowsOf } from "./rows.ts";
import { timesOf } from "./times.ts";

const HALF_A_YEAR_DAYS = 200;
/** Between two questions. */
const QUESTION_MS = 50_000;

/** Returns the conversations with the assistant, and how the office answers those who want a call. */
export function chats(people: People, now: Date): Happening[] {
	const rows = rowsOf("chats");
	const times = timesOf(rows, now, HALF_A_YEAR_DAYS);
	return rows.flatMap(([, who = "", became = "", script = ""], row) => {
		const [name = "", ...how] = listed(who);
		const parts = listed(became);
		const thumb = (["up", "down"] as const).find((way) => parts.includes(`thumb ${way}`));
		let conversationId = "";
		let messageId = 0;
		const asks = (content: string) => async (calls: Calls) => {
			const sessionId = `demonstration-conversation-${row}`;
			conversationId ||= (await calls.asVisitor(startChat, { body: { sessionId } })).conversationId;
			const body = { conversationId, content };
			messageId = (await calls.asVisitor(sendChatMessage, { body })).aiMessage.id;
		};
		const begun = (times[row] ?? now).getTime();
		const said: Happening[] = [];
		const says = (what: string, run: Happening["run"], about: Case | null = null) =>
			said.push({ at: new Date(begun + said.length * QUESTION_MS), what, by: null, about, run });
		for (const question of script.split(" / ")) says("ask", asks(question));
		if (thumb) {
			says("rate", (calls) =>
				calls.asVisitor(rateAnswer, { body: { conversationId, messageId, thumb } }),
			);
		}
		if (name === "") return said;
		const visitor = people.named(name, how);
		const one = caseOf("message", row, visitor);
		const requestsCall = async (calls: Calls) => {
			const { email, phone } = visitor;
			const body = { conversationId, name, email, phone };
			one.id = (await calls.asVisitor(requestCallback, { body })).id;
		};
		says("ask for a call", requestsCall, one);
		return [...said, ...journey(one, said.at(-1)?.at ?? now, parts, now)];
	});
}
