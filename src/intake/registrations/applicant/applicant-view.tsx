import type { ReactNode } from "react";
import type { ApplicantPage } from "#intake/registrations/applicant/public-contract.ts";
import { Statements } from "#intake/registrations/applicant/statements.tsx";
import { type ApplicantWords, applicant } from "#intake/registrations/applicant/words.ts";
import { hoursInWords } from "#school/classes/words.ts";
import { addressLine, directionsUrl } from "#school/profile/address.ts";
import { AddressLine, EmailLink, PhoneLink } from "#school/profile/contact-links.tsx";
import { useSchool } from "#school/profile/context.tsx";
import { Said, useLineLanguage } from "#ui/said.tsx";
import { SiteLink } from "#ui/site-link.tsx";

interface Props {
	page: ApplicantPage;
	/** The class that they chose. */
	seat: ReactNode;
	/** What became of the form that was just sent. */
	note?: ReactNode;
	children?: ReactNode;
}

/** Shows a registration to its applicant, in the language of the page. */
export function ApplicantView({ page, seat, note, children }: Props) {
	const words = applicant.use();
	const title = useTitleLanguage(page);
	const address = addressLine(useSchool());
	const isOffered = page.place?.state === "offered";
	return (
		<div className="wrap page" lang={page.language}>
			<div className="intro">
				<h1>{words.title}</h1>
				<p className="lead" {...title}>
					{page.courseTitle}
				</p>
				<p className="small">{words.reference}</p>
				<p className="reference num">{page.reference}</p>
				{note}
			</div>
			<div className="with-aside">
				<div className="course-text">
					{isOffered && seat}
					<section aria-labelledby="now">
						<h2 className="h-xl" id="now">
							{words.now}
						</h2>
						<ol className="next">
							<li>
								<span>{words.received(page.createdAt)}</span>
							</li>
							{newsOf(page, words, address).map((line) => (
								<li key={line}>
									<span>{line}</span>
								</li>
							))}
							{page.place?.state === "placed" && page.place.howToPay && (
								<li>
									<span>
										{words.seat.howToPay}:{" "}
										<span {...(page.language !== "en" && { lang: "en" })}>
											{page.place.howToPay}
										</span>
									</span>
								</li>
							)}
						</ol>
					</section>
					{!isOffered && seat}
					<Received page={page} words={words} />
					{children}
					<Program page={page} words={words} />
				</div>
				<Visit page={page} words={words} />
			</div>
		</div>
	);
}

/** What has happened since the registration, and what comes next. */
function newsOf(
	{ withdrawnAt, status, replyBy, place }: ApplicantPage,
	{ withdrawn, pending, accepted, rejected, seat }: ApplicantWords,
	address: string,
): string[] {
	if (withdrawnAt !== null) return [withdrawn.news(withdrawnAt), withdrawn.next];
	if (status === "rejected") return [rejected.news, rejected.next];
	const news = status === "accepted" ? [accepted.news] : [];
	if (place?.state === "offered") return [...news, seat.answer];
	if (place?.state === "released") return [...news, seat.none];
	if (place?.state === "placed") {
		if (!place.class || place.isCanceled) return news;
		const { firstDay, meetings } = place.class;
		const hours = meetings[0] ? hoursInWords(meetings[0]) : "";
		return [...news, seat.begins(firstDay, hours, address)];
	}
	if (status === "accepted") return [...news, accepted.next];
	return [replyBy?.isOver ? pending.overdue(replyBy) : pending.answer(replyBy), pending.next];
}

/** Marks the title of the program with its language; without Spanish it is in English. */
function useTitleLanguage({ courseTitle, language }: ApplicantPage): { lang: string } {
	return { lang: useLineLanguage()(courseTitle).lang ?? language };
}

function Received({ page, words }: { page: ApplicantPage; words: ApplicantWords }) {
	const { fullName, email, phone, courseTitle, message } = page;
	const title = useTitleLanguage(page);
	const rows: [label: string, value: string, language?: { lang: string }][] = [
		[words.name, fullName],
		[words.email, email],
		[words.phone, phone],
		[words.program, courseTitle, title],
		...(message === null ? [] : [[words.message, message] satisfies [string, string]]),
	];
	return (
		<section className="good-to-know" aria-labelledby="received">
			<h2 className="h-xl" id="received">
				{words.details}
			</h2>
			<dl>
				{rows.map(([label, value, language]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd {...language}>{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

function Program({ page, words }: { page: ApplicantPage; words: ApplicantWords }) {
	const { statements, unstated, steps, slug } = page;
	const languageOf = useLineLanguage();
	const areEnglish = steps.some((step) => languageOf(step).lang);
	return (
		<>
			<section className="good-to-know" aria-labelledby="stated">
				<h2 className="h-xl" id="stated">
					{words.stated}
				</h2>
				{statements.length > 0 && <Statements statements={statements} words={words} />}
				{unstated.length > 0 && (
					<p>
						{words.unstated(unstated.join(", "))} {words.askUnstated} <PhoneLink />.
					</p>
				)}
			</section>
			<section className="prose" aria-labelledby="steps">
				<h2 className="h-xl" id="steps">
					{words.steps} {areEnglish && words.inEnglish}
				</h2>
				{steps.length > 0 ? (
					<ul>
						{steps.map((step) => (
							<li key={step}>
								<Said>{step}</Said>
							</li>
						))}
					</ul>
				) : (
					<p>{words.noSteps}</p>
				)}
				{slug && (
					<p>
						<SiteLink className="more" to={`/courses/${slug}`}>
							{words.programPage}
						</SiteLink>
					</p>
				)}
			</section>
		</>
	);
}

function Visit({ page, words }: { page: ApplicantPage; words: ApplicantWords }) {
	const { openingDay, visiting } = page;
	const school = useSchool();
	return (
		<aside className="box" aria-labelledby="come">
			<h2 className="h-xl" id="come">
				{words.come}
			</h2>
			<dl className="dl">
				<div>
					<dt>{words.phone}</dt>
					<dd>
						<PhoneLink className="big" />
					</dd>
				</div>
				<div>
					<dt>{words.email}</dt>
					<dd>
						<EmailLink className="more" />
					</dd>
				</div>
				<div>
					<dt>{words.address}</dt>
					<dd>
						<AddressLine />
						<br />
						<a className="more" href={directionsUrl(school)} rel="noopener">
							{words.directions}
						</a>
					</dd>
				</div>
			</dl>
			<p>{words.week(school.hours)}</p>
			{openingDay && <p>{words.open(openingDay)}</p>}
			{visiting.length > 0 && (
				<div className="good-to-know">
					<Statements statements={visiting} words={words} />
				</div>
			)}
			<p className="small">{words.linkNote}</p>
		</aside>
	);
}
