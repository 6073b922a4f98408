import { Children, type ReactNode } from "react";
import { AddressLine, EmailLink, PhoneLink } from "#school/profile/contact-links.tsx";
import type { PolicySectionId } from "#school/profile/policy-titles.ts";
import type { policyWords } from "#school/profile/privacy-policy-words.tsx";
import type { KeptFor } from "#school/profile/retention.ts";

type PolicyWords = typeof policyWords.english;

interface PolicySection {
	readonly id: PolicySectionId;
	readonly title: string;
	readonly body: ReactNode;
}

/** Day of the last change to the text, in either language. */
const textChangedOn = "2026-11-27";

/**
 * Returns the day of the last change: of the text, of the times in the settings, or of what the school adds.
 * @param added since when each of the school's own texts is read, by slot
 */
export function policyChangedOn(
	kept: KeptFor | null,
	added: Readonly<Record<string, string>>,
): string {
	const days = Object.entries(added).flatMap(([slot, day]) =>
		slot.startsWith("policy.") ? [day] : [],
	);
	return [textChangedOn, kept?.changedOn ?? textChangedOn, ...days].toSorted().at(-1) as string;
}

/** Returns the summary, line by line. */
export const policyInShort = ({ inShort }: PolicyWords): readonly string[] => [
	inShort.stored,
	inShort.used,
	inShort.tracking,
	inShort.chat,
	inShort.rights,
	inShort.age,
];

/**
 * Returns the sections, in the order of their headings.
 * @param kept how long records are kept; null if that is unknown
 */
export const policy = (words: PolicyWords, kept: KeptFor | null): readonly PolicySection[] => [
	section("who", words, ({ covers, only }) => <Paragraphs of={[covers, only]} />),
	section("what", words, (what) => (
		<>
			<p>{what.given}</p>
			<Stored what={what} />
			<p>{what.twice}</p>
			<p>{what.never}</p>
		</>
	)),
	section("long", words, (long) => (
		<>
			{kept && <Times long={long} kept={kept} />}
			<p>{long.call}</p>
			<p>{long.sooner}</p>
		</>
	)),
	section("see", words, ({ office, others }) => <Paragraphs of={[office, others]} />),
	section("mail", words, ({ sent, server, service, link, failed }) => (
		<Paragraphs of={[sent, server, service, link, failed]} />
	)),
	section("chat", words, ({ program, provider }) => <Paragraphs of={[program, provider]} />),
	section("track", words, ({ none, tab, address, picture }) => (
		<>
			<p>{none}</p>
			<ul>
				<li>{tab}</li>
				<li>{address}</li>
				<li>{picture}</li>
			</ul>
		</>
	)),
	section("rights", words, ({ ask, see, correct, remove, how, backups }) => (
		<>
			<p>{ask}</p>
			<ul>
				<li>{see}</li>
				<li>{correct}</li>
				<li>{remove}</li>
			</ul>
			<p>{how}</p>
			<p>{backups}</p>
		</>
	)),
	section("reach", words, ({ age, changes, questions }) => (
		<>
			<p>{age}</p>
			<p>{changes}</p>
			<p>{questions}</p>
			<p>
				<PhoneLink className="big" />
				<EmailLink className="more" />
				<span>
					<AddressLine />
				</span>
			</p>
		</>
	)),
];

const section = <Id extends PolicySectionId>(
	id: Id,
	words: PolicyWords,
	body: (words: PolicyWords[Id]) => ReactNode,
): PolicySection => ({ id, title: words[id].title, body: body(words[id]) });

const Paragraphs = ({ of }: { of: readonly ReactNode[] }) =>
	Children.map(of, (text) => <p>{text}</p>);

/** Says what is stored on which occasion, and why. */
function Stored({ what: words }: { what: PolicyWords["what"] }) {
	const { columns, registration, message, chat, call } = words;
	return (
		<table className="kept-table">
			<caption className="sr-only">{words.caption}</caption>
			<thead>
				<tr>
					<th scope="col">{columns.when}</th>
					<th scope="col">{columns.what}</th>
					<th scope="col">{columns.why}</th>
				</tr>
			</thead>
			<tbody>
				{[registration, message, chat, call].map(({ when, what, why }) => (
					<tr key={when}>
						<th scope="row">{when}</th>
						<td data-l={columns.what}>{what}</td>
						<td data-l={columns.why}>{why}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Says when records are deleted. */
function Times({ long: words, kept }: { long: PolicyWords["long"]; kept: KeptFor }) {
	const { registrations, messages, conversations } = kept;
	const isForever = registrations === "forever" || messages === "forever";
	return (
		<>
			<ul>
				<li>
					{registrations === "forever"
						? words.registrationForever
						: words.registration(words.period(registrations))}
				</li>
				<li>
					{messages === "forever" ? words.messageForever : words.message(words.period(messages))}
				</li>
				<li>{words.chat(words.period(conversations))}</li>
			</ul>
			<p>
				{words.deleted} {isForever && `${words.forever} `}
				{words.later}
			</p>
		</>
	);
}
