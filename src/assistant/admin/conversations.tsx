import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ConversationList, rowId } from "#assistant/admin/conversation-list.tsx";
import { ConversationView } from "#assistant/admin/conversation-view.tsx";
import { listConversations } from "#assistant/admin/conversations-contract.ts";
import {
	courseChoice,
	languageChoice,
	outcomeChoice,
	thumbChoice,
} from "#assistant/admin/filters.tsx";
import { queryOf } from "#platform/api/query-of.ts";
import { formatCount } from "#platform/text/plural.ts";
import { listAdminCourses } from "#school/courses/contract.ts";
import { adminTitle } from "#ui/admin/admin-title.ts";
import { FilterBar } from "#ui/admin/filter-bar.tsx";
import { ListBody } from "#ui/admin/list-frame.tsx";
import { ListKeys } from "#ui/admin/list-keys.tsx";
import { StaleBanner } from "#ui/admin/list-parts.tsx";
import { useList } from "#ui/admin/use-list.ts";
import { useMediaQuery } from "#ui/admin/use-media-query.ts";

export const meta = adminTitle("Chats");

/** Lists the conversations next to the open one; on a phone, shows one or the other. */
export default function Conversations() {
	const { address, query, page, rows } = useList(listConversations);
	const wide = useMediaQuery("(min-width: 1024px)");
	const { data: courses = [] } = useQuery(queryOf(listAdminCourses));
	const titleOf = (slug: string) => courses.find((course) => course.slug === slug)?.title ?? slug;
	const chosen = address.get("open") || null;
	// On a wide screen the first conversation opens by itself.
	const shown = chosen ?? (wide ? (rows[0]?.id ?? null) : null);
	// Only a conversation opened by hand takes the focus.
	const byHand = useRef(false);
	const closed = useRef<string | null>(null);
	const close = () => {
		closed.current = shown;
		byHand.current = false;
		if (chosen === null) focusRow(closed.current);
		address.set({ open: null });
	};
	useEffect(() => {
		if (chosen !== null || closed.current === null) return;
		focusRow(closed.current);
		closed.current = null;
	}, [chosen]);

	return (
		<div className="chat-pair" data-open={chosen !== null}>
			<div className="chat-filters">
				<StaleBanner query={query} />
				<FilterBar
					address={address}
					search="Search visitor messages"
					choices={[outcomeChoice, languageChoice, courseChoice(courses), thumbChoice]}
					dates
					show={page ? `Show ${formatCount(page.total ?? rows.length)} conversations` : "Show"}
				/>
			</div>
			<div className="chat-list">
				<ListBody
					what="conversations"
					none="No conversations found."
					query={query}
					page={page}
					address={address}
					keys={<ListKeys />}
				>
					<ConversationList
						rows={rows}
						address={address}
						shown={shown}
						titleOf={titleOf}
						busy={query.isPlaceholderData}
						onOpen={(id) => {
							byHand.current = true;
							address.set({ open: id }, chosen === null && !wide);
						}}
					/>
				</ListBody>
			</div>
			{shown !== null && (
				<ConversationView
					key={shown}
					id={shown}
					titleOf={titleOf}
					focus={byHand.current}
					onClose={close}
				/>
			)}
		</div>
	);
}

/** Returns the focus to the row of the closed conversation, or to the page if the row is gone. */
function focusRow(id: string | null) {
	const row = id && document.getElementById(rowId(id));
	(row || document.getElementById("main"))?.focus();
}
