import { diffFields } from "#office/activity/changes.ts";
import { recordActivity } from "#office/activity/record.server.ts";
import type * as contract from "#office/auth/second-factor-contract.ts";
import type { SignInRules } from "#office/auth/second-factor-contract.ts";
import type { Call } from "#platform/api/call.server.ts";
import { type Queries, transaction } from "#platform/database/database.server.ts";
import type { Store } from "#platform/database/store.server.ts";

/** Returns the rules of signing in that the school set. */
export function getSignInRules({ db }: { db: Queries }): Promise<SignInRules> {
	return db.selectFrom("sign_in_rules").select("requiresSecondFactor").executeTakeFirstOrThrow();
}

/**
 * Changes them. Who is signed in stays so: a stricter rule counts from each person's next sign-in, and who
 * was to set up a factor need not once the rule is gone.
 */
export function changeSignInRules(
	{ db, clock }: Store,
	{ body: rules, actor }: Call<typeof contract.changeSignInRules>,
): Promise<SignInRules> {
	return transaction(db, async (tx) => {
		const before = await getSignInRules({ db: tx });
		await tx.updateTable("sign_in_rules").set(rules).execute();
		if (!rules.requiresSecondFactor) {
			const waiting = tx.updateTable("sessions").set({ mustSetUp: false });
			await waiting.where("mustSetUp", "=", true).execute();
		}
		const changes = diffFields(before, rules, ["requiresSecondFactor"]);
		if (changes) {
			const event = { action: "changed", kind: "settings", recordId: null, label: "Sign-in rules" };
			await recordActivity(tx, clock, actor, { ...event, ...changes });
		}
		return rules;
	});
}
