import { queryClient } from "#api/query-client.ts";
import { rehearsalQuery } from "#chat/admin/queries.ts";
import { newClaims } from "#chat/admin/rehearsal-answers.tsx";
import { RehearsalPanel } from "#chat/admin/rehearsal-panel.tsx";
import type { PublishCheck } from "#courses/admin/publish-check.tsx";

/** What the assistant makes of a changed course: the trap questions, asked of it before it goes live. */
export const courseGoingLive: PublishCheck = {
	panel: (course) => (
		<RehearsalPanel
			title="Assistant preview"
			input={course && { course }}
			empty="When all fields are valid, you’ll see here how the assistant would answer tricky questions."
		/>
	),
	// What the panel was told a moment ago is not asked for again.
	claims: async (course) => newClaims(await queryClient.fetchQuery(rehearsalQuery({ course }))),
};
