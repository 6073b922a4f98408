import type { ReactNode } from "react";
import { AddressLine, EmailLink, PhoneLink } from "#school/profile/contact-links.tsx";
import type { PolicySectionId } from "#school/profile/policy-titles.ts";
import { keptTimes, type policyWords } from "#school/profile/privacy-policy-words.ts";
import type { KeptFor } from "#school/profile/retention.ts";
import { Sentence } from "#school/profile/sentence.tsx";

type PolicyWords = typeof policyWords.english;

interface PolicySection {
	readonly id: PolicySectionId;
	readonly title: string;
	readonly body: ReactNode;
}

/** Day of the last change to the text, in either language. */
const textChangedOn = "2026-11-30";

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
				{[see, correct, remove].map((right) => (
					<li key={right}>
						<Sentence text={right} />
					</li>
				))}
			</ul>
			<Paragraphs of={[how, backups]} />
		</>
	)),
	section("reach", words, ({ age, changes, questions }) => (
		<>
			<Paragraphs of={[age, changes, questions]} />
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

const Paragraphs = ({ of }: { of: readonly string[] }) =>
	of.map((text) => (
		<p key={text}>
			<Sentence text={text} />
		</p>
	));

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
	const isForever = kept.registrations === "forever" || kept.messages === "forever";
	return (
		<>
			<ul>
				{keptTimes(words, kept).map((text) => (
					<li key={text}>
						<Sentence text={text} />
					</li>
				))}
			</ul>
			<p>
				{words.deleted} {isForever && `${words.forever} `}
				{words.later}
			</p>
		</>
	);
}
