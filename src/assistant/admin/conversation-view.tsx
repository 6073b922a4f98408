import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { shortTitle } from "#assistant/admin/conversation-list.tsx";
import { ConversationMessages } from "#assistant/admin/conversation-messages.tsx";
import { type Conversation, eraseConversation } from "#assistant/admin/conversations-contract.ts";
import { EraseConversation } from "#assistant/admin/erase-conversation.tsx";
import { statedFactPath } from "#assistant/admin/fact-path.ts";
import { languageWords } from "#assistant/admin/labels.ts";
import { OutcomeBadge } from "#assistant/admin/outcome.tsx";
import { conversationQuery } from "#assistant/admin/queries.ts";
import { courseIdOf } from "#assistant/admin/question-course.ts";
import { May } from "#platform/api/may.tsx";
import { queryOf } from "#platform/api/query-of.ts";
import { useMay } from "#platform/api/role-context.ts";
import { tableDate } from "#platform/calendar/dates.ts";
import { listAdminCourses } from "#school/courses/contract.ts";
import { adminFactsQuery } from "#school/facts/admin/queries.ts";
import { getSettings } from "#school/settings/contract.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";

interface Props {
	id: string;
	titleOf: (slug: string) => string;
	/** Whether to focus the heading. */
	focus: boolean;
	onClose: () => void;
}

/** One conversation, whole, with how each answer came about. */
export function ConversationView({ id, titleOf, focus, onClose }: Props) {
	const query = useQuery(conversationQuery(id));
	const [erasing, setErasing] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	const section = useRef<HTMLElement>(null);
	const { data: conversation } = query;
	const { data: courses = [] } = useQuery(queryOf(listAdminCourses));
	const { data: facts = [] } = useQuery(adminFactsQuery());
	const isLoaded = conversation !== undefined;

	useEffect(() => {
		if (focus && isLoaded) heading.current?.focus({ preventScroll: true });
	}, [focus, isLoaded]);

	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			const { key, target, defaultPrevented } = event;
			const isHere = target === document.body || section.current?.contains(target as Node);
			if (key === "Escape" && isHere && !defaultPrevented) onClose();
		};
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	});

	return (
		<section ref={section} className="chat-one" aria-labelledby="chat-title">
			<header>
				<button type="button" className="text-button chat-back" onClick={onClose}>
					<Icon name="left" />
					Conversations
				</button>
				<div className="row-line">
					<h2 className="grow" id="chat-title" ref={heading} tabIndex={-1}>
						{conversation ? firstQuestion(conversation) : "Conversation"}
					</h2>
					{conversation && (
						<May call={eraseConversation}>
							<button type="button" className="text-button" onClick={() => setErasing(true)}>
								<Icon name="bin" />
								Delete
							</button>
						</May>
					)}
				</div>
				{conversation && <Facts conversation={conversation} titleOf={titleOf} />}
			</header>
			<Loaded query={query} what="the conversation">
				{(loaded) => (
					<>
						<ConversationMessages
							conversation={loaded}
							aboutOf={({ intent, courses: slugs }, question) => {
								const courseId = courseIdOf(intent, slugs, courses);
								const factPath = statedFactPath({ intent, courseId, question }, facts);
								return { courseId, factPath };
							}}
						/>
						{loaded.contacts.slice(-1).map(({ id, name, personId }) => (
							<footer className="row-line tight" key={id}>
								<Link className="button primary" to={`/admin/contacts?open=${id}`}>
									<Icon name="messages" />
									{`${name}’s message`}
								</Link>
								{personId !== null && (
									<Link className="button" to={`/admin/people/${personId}`}>
										<Icon name="users" />
										Person
									</Link>
								)}
							</footer>
						))}
					</>
				)}
			</Loaded>
			{erasing && conversation && (
				<EraseConversation
					conversation={conversation}
					onClose={() => setErasing(false)}
					onDeleted={onClose}
				/>
			)}
		</section>
	);
}

const firstQuestion = ({ messages }: Conversation) =>
	messages.find(({ isUser }) => isUser)?.content ?? "Conversation";

function Facts({ conversation, titleOf }: { conversation: Conversation } & Pick<Props, "titleOf">) {
	const maySee = useMay()(getSettings);
	const { data: stored } = useQuery({ ...queryOf(getSettings), enabled: maySee });
	const records = conversation.messages.flatMap(({ record }) => record ?? []);
	const each = <Value,>(values: Value[]) => [...new Set(values)];
	const courses = each(records.flatMap(({ courses }) => courses));
	const last = records.at(-1);
	return (
		<dl className="chat-facts">
			<div>
				<dt>Outcome</dt>
				<dd>
					{each(records.map(({ outcome }) => outcome)).map((outcome) => (
						<OutcomeBadge key={outcome} outcome={outcome} />
					))}
				</dd>
			</div>
			<div>
				<dt>Language</dt>
				<dd>{last ? languageWords[last.language] : "–"}</dd>
			</div>
			<div>
				<dt>Course</dt>
				<dd>{courses.map(titleOf).map(shortTitle).join(", ") || "None mentioned"}</dd>
			</div>
			<div>
				<dt>Contact</dt>
				<dd>
					{conversation.contacts.length === 0 && "None"}
					{conversation.contacts.map(({ id, name }) => (
						<Link key={id} to={`/admin/contacts?open=${id}`}>
							{`${name}, message ${id}`}
						</Link>
					))}
				</dd>
			</div>
			{maySee && (
				<div>
					<dt>Kept until</dt>
					<dd className="num">
						{stored
							? tableDate(keptUntil(conversation.lastAt, stored.settings.retentionDays))
							: "–"}
					</dd>
				</div>
			)}
		</dl>
	);
}

const DAY = 24 * 60 * 60 * 1000;

const keptUntil = (lastAt: string, days: number) =>
	new Date(new Date(lastAt).getTime() + days * DAY);
