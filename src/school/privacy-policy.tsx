import type { ReactNode } from "react";
import { AddressLine, EmailLink, PhoneLink, SchoolName } from "#school/reach.tsx";
import { mostDaysOfChats } from "#school/retention.ts";

/** A section of the privacy policy. */
export interface PolicySection {
	readonly id: string;
	readonly title: string;
	readonly body: ReactNode;
}

/** When the text below was last changed. */
export const policyDate = "November 21, 2026";

/** The policy in six lines. */
export const policyInShort: readonly string[] = [
	"We store what you type into our forms and the chat.",
	"We use it to answer you. We never sell it.",
	"No trackers, no ads, no cookies on the pages for visitors.",
	"The chat is a computer program. A provider may process it, with contact data masked.",
	"You can see, correct or erase your data. Just ask.",
	"You must be 18 or older.",
];

const stored = [
	[
		"You register",
		"Name, email, phone, program, your message, and the time",
		"To call you about the program and to prepare your place",
	],
	[
		"You write to us",
		"Name, email, your message, and phone, subject and program if you give them",
		"To answer you",
	],
	[
		"You chat",
		"The words of the chat and the time",
		"To answer you, and to see which questions we could not answer",
	],
	[
		"You ask us to call you",
		"Name, email, phone, the sentence that you agreed to, and the chat before it",
		"To call you about your question",
	],
] as const;

/** The nine sections. They say only what this software does; change both together. */
export const policy: readonly PolicySection[] = [
	{
		id: "who",
		title: "Who we are",
		body: (
			<>
				<p>
					This page is about the website of <SchoolName />, <AddressLine />. We decide what is
					stored here and why. In this text “we” means the people in our office.
				</p>
				<p>
					It is about this website only. Papers that you sign at the school have their own rules,
					and we explain them to you there.
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
					We store what you give us, and nothing that we look up about you elsewhere. You never need
					an account.
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
					A form can reach us twice by mistake. To notice this, our server keeps a code made from
					the form for up to seven days. Nobody can read your words out of this code.
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
				<p>
					We keep a registration or a message while we need it: to answer you, to plan your class,
					and to keep the records that the law asks of a school.
				</p>
				<p>
					A chat is deleted by the server, {mostDaysOfChats} days after its last message at the
					latest. What you left for a call is kept like a message.
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
				<p>The people in our office who need it, each with a name and a password of their own.</p>
				<p>
					We do not sell your data. We do not trade it, and we do not give it to schools or firms
					that want to sell you something. We hand it to others only if a law or a court makes us.
				</p>
			</>
		),
	},
	{
		id: "mail",
		title: "Email",
		body: (
			<>
				<p>When you send a form, our office may get an email about it.</p>
				<p>
					Then your browser sends it through <b>EmailJS</b>, a mail service. EmailJS gets your name,
					email, phone, program and message, only to pass them on to us. It also sees your internet
					address.
				</p>
				<p>If a mail fails, your form is still safe with us.</p>
			</>
		),
	},
	{
		id: "chat",
		title: "The chat assistant",
		body: (
			<>
				<p>
					The chat is answered by a computer program, and it says so in its first line. It can be
					wrong. It does not decide anything about you, and it does not give medical advice. You can
					ask for a person at any time.
				</p>
				<p>
					A company that runs a language model may process your chat for us. Before a message leaves
					our server, email addresses, phone numbers and card numbers in it are masked. If no such
					company is set up, the chat never leaves our server.
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
					There are no trackers, no ads and no visitor statistics from other firms on this site. The
					pages for visitors set no cookies.
				</p>
				<ul>
					<li>
						What you type is kept in your browser tab until you send it or close the tab. So is your
						chat.
					</li>
					<li>Your internet address is not stored with your form.</li>
					<li>
						A picture on a course page may come from another website. That website then sees your
						internet address.
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
						<b>See</b> what we have about you. You get a copy.
					</li>
					<li>
						<b>Correct</b> what is wrong.
					</li>
					<li>
						<b>Erase</b> it: your forms, messages and chats.
					</li>
				</ul>
				<p>
					Call or write to us and say your reference number if you have it, for example{" "}
					<span className="num">R-482915</span>. We first make sure that it is really you. It costs
					nothing, and we answer within 30 days.
				</p>
			</>
		),
	},
	{
		id: "reach",
		title: "Age, changes, and how to reach us",
		body: (
			<>
				<p>
					<b>This site is not for people under 18.</b> If you are under 18, please do not send us
					anything. If we learn that we have data of someone under 18, we delete it.
				</p>
				<p>When this page changes, we change the date at the top.</p>
				<p>Questions? Ask a person:</p>
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
