import type { ReactNode } from "react";
import { dateInEnglish } from "#platform/calendar/days.ts";
import { AddressLine, EmailLink, PhoneLink, SchoolName } from "#school/profile/contact-links.tsx";
import { type KeptFor, type Period, periodInWords } from "#school/profile/retention.ts";

/** A section of the privacy policy. */
interface PolicySection {
	readonly id: string;
	readonly title: string;
	readonly body: ReactNode;
}

/** Day of the last change to the text below. */
const textChangedOn = "2026-11-22";

/** Returns the date of the last change: of the text, or of the times in the settings. */
export function policyDate(kept: KeptFor | null): string {
	const changedOn = kept?.changedOn ?? textChangedOn;
	const day = changedOn > textChangedOn ? changedOn : textChangedOn;
	return dateInEnglish(day);
}

/** Summary in six lines. */
export const policyInShort: readonly string[] = [
	"We store what you type into our forms and the chat.",
	"We use it to answer you. We never sell it.",
	"No trackers, no ads and no cookies on our public pages.",
	"A computer program answers the chat. An outside provider may process it, with contact details hidden.",
	"You can see, correct or delete your data. Just ask.",
	"You must be 18 or older.",
];

const stored = [
	[
		"You register",
		"Name, email, phone, program, your message, the time, what you agreed to and your browser’s language",
		"To contact you about the program and plan your place",
	],
	[
		"You send us a message",
		"Name, email, your message, the time, what you agreed to, your browser’s language, and phone, subject and program if you give them",
		"To answer you",
	],
	[
		"You chat",
		"Your messages and the time",
		"To answer you, and to see which questions we could not answer",
	],
	[
		"You ask us to call you",
		"Name, email, phone, the consent you gave and your chat",
		"To call you about your question",
	],
] as const;

/**
 * Returns the nine sections. They describe only what this software does; change both together.
 * @param kept how long records are kept; null if that is unknown
 */
export const policy = (kept: KeptFor | null): readonly PolicySection[] => [
	{
		id: "who",
		title: "Who we are",
		body: (
			<>
				<p>
					This policy covers the website of <SchoolName />, <AddressLine />. We decide what is
					stored here and why. In this policy, “we” means the people in our office.
				</p>
				<p>
					It covers this website only. Forms that you sign at the school have their own terms, and
					we explain them in person.
				</p>
			</>
		),
	},
	{
		id: "what",
		title: "What we store, and why",
		body: (
			<>
				<p>
					We store what you give us and nothing that we look up elsewhere. You never need an
					account.
				</p>
				<table className="kept-table">
					<caption className="sr-only">What is stored, and why</caption>
					<thead>
						<tr>
							<th scope="col">When</th>
							<th scope="col">We store</th>
							<th scope="col">Why</th>
						</tr>
					</thead>
					<tbody>
						{stored.map(([when, what, why]) => (
							<tr key={when}>
								<th scope="row">{when}</th>
								<td data-l="We store">{what}</td>
								<td data-l="Why">{why}</td>
							</tr>
						))}
					</tbody>
				</table>
				<p>
					A form can reach us twice by mistake. To catch this, our server keeps the number of your
					form for up to seven days.
				</p>
				<p>
					Please do not send us health details, card numbers or your Social Security number. We do
					not need them here.
				</p>
			</>
		),
	},
	{
		id: "long",
		title: "How long we keep it",
		body: (
			<>
				{kept && <Times kept={kept} />}
				<p>
					If you ask for a call in the chat, we keep those contact details like a message. Emails
					about a form are deleted with it.
				</p>
				<p>You can ask us to delete it sooner: see section 8.</p>
			</>
		),
	},
	{
		id: "see",
		title: "Who can see it",
		body: (
			<>
				<p>Only the people in our office who need it. Each has their own username and password.</p>
				<p>
					We do not sell or trade your data, and we do not give it to schools or companies that want
					to sell you something. We share it only if a law or a court requires it.
				</p>
			</>
		),
	},
	{
		id: "mail",
		title: "Email",
		body: (
			<>
				<p>
					When you send a form or ask for a call, our office may get an email about it. We may
					confirm by email to the address that you gave.
				</p>
				<p>
					Our server may send these emails through our school’s mail server. Our server keeps a copy
					with your form, and deletes it when we delete your form.
				</p>
				<p>
					Your browser may also send an email to our office through <b>EmailJS</b>, an email
					service. EmailJS receives your name, email, phone, program and message only to pass them
					on to us. It also sees your internet (IP) address.
				</p>
				<p>
					The email about your registration has a link to a page with your data. You can see,
					correct or withdraw your registration there for 120 days. Whoever has the link can do the
					same, so please keep it to yourself. If you lose it, tell us and we stop it.
				</p>
				<p>If an email fails, we still have your form.</p>
			</>
		),
	},
	{
		id: "chat",
		title: "The chat assistant",
		body: (
			<>
				<p>
					A computer program answers the chat, and its first message says so. It can be wrong. It
					makes no decisions about you and gives no medical advice. You can ask for a person at any
					time.
				</p>
				<p>
					A company that provides a language model may process your chat for us. Before a message
					leaves our server, we hide email addresses, phone numbers and card numbers. If we use no
					such company, the chat never leaves our server.
				</p>
			</>
		),
	},
	{
		id: "track",
		title: "No tracking",
		body: (
			<>
				<p>
					This site has no trackers, no ads and no third-party analytics. Our public pages set no
					cookies.
				</p>
				<ul>
					<li>
						Your browser tab keeps what you type until you send it or close the tab. The same goes
						for your chat.
					</li>
					<li>Your IP address is not stored with your form.</li>
					<li>
						A picture on a program page may come from another website, which then sees your IP
						address.
					</li>
				</ul>
			</>
		),
	},
	{
		id: "rights",
		title: "Your rights",
		body: (
			<>
				<p>You can ask us at any time to:</p>
				<ul>
					<li>
						<b>See</b> what we have about you. You can get a copy.
					</li>
					<li>
						<b>Correct</b> what is wrong.
					</li>
					<li>
						<b>Delete</b> your forms, messages and chats.
					</li>
				</ul>
				<p>
					Call or email us, and give your reference number if you have one, for example{" "}
					<span className="num">R-482915</span>. We confirm your identity first. It is free, and we
					respond within 30 days.
				</p>
				<p>
					We delete it from our server immediately. Our backups keep it until they are replaced, for
					14 nights. We keep a note that we deleted it, with your reference number and the day.
				</p>
			</>
		),
	},
	{
		id: "reach",
		title: "Age limit, changes and contact",
		body: (
			<>
				<p>
					<b>This site is not for people under 18.</b> If you are under 18, please do not send us
					anything. If we learn that we have data about someone under 18, we delete it.
				</p>
				<p>When we change this policy, we update the date at the top.</p>
				<p>Questions? Contact us:</p>
				<p>
					<PhoneLink className="big" />
					<EmailLink className="more" />
					<span>
						<AddressLine />
					</span>
				</p>
			</>
		),
	},
];

/** Says when records are deleted. */
function Times({ kept }: { kept: KeptFor }) {
	const { registrations, messages, conversations } = kept;
	const isForever = registrations === "forever" || messages === "forever";
	return (
		<>
			<ul>
				<li>{keptSentence("registration", registrations)}</li>
				<li>{keptSentence("message", messages)}</li>
				<li>
					We keep each chat for <b>{periodInWords(conversations)}</b> after its last question.
				</li>
			</ul>
			<p>
				Then our server deletes it.{" "}
				{isForever && "What has no time limit stays until we no longer need it. "}
				Deleting can take a month longer if we have just made a time shorter, or if our server was
				off.
			</p>
		</>
	);
}

function keptSentence(noun: string, period: Period): ReactNode {
	return period === "forever" ? (
		<>We keep a {noun} as long as we need it. It has no time limit.</>
	) : (
		<>
			We keep a {noun} for <b>{periodInWords(period)}</b> after it reached us.
		</>
	);
}
