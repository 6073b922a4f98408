import { placeInWords } from "#intake/placements/words.ts";
import type { ApplicantPage } from "#intake/registrations/applicant/public-contract.ts";
import { type ApplicantWords, applicant } from "#intake/registrations/applicant/words.ts";
import type { Language } from "#platform/text/language.ts";
import { dollars } from "#platform/text/money.ts";
import type { Meeting } from "#school/classes/public-contract.ts";
import { hoursInWords } from "#school/classes/words.ts";

interface Props {
	page: ApplicantPage;
	/** Path of the page, to which the answer to an offer is sent. */
	path: string;
	calendarUrl: string;
}

/** The class that an applicant chose and their place in it, with the answer to an offer. */
export function ClassSection({ page: { place, language }, path, calendarUrl }: Props) {
	const words = applicant.use().seat;
	const found = place?.class;
	if (!place || (!found && place.state === "released")) return null;
	const lines = found
		? [
				...(place.isCanceled ? [words.canceled] : []),
				...placeInWords(place, words.place, found.label === "closed"),
				...(place.state === "placed" ? [words.callToChange] : []),
			]
		: [words.anyClass];
	return (
		<section className="good-to-know seat" aria-labelledby="your-class">
			<h2 className="h-xl" id="your-class">
				{words.title}
			</h2>
			<div className="box">
				{lines.map((line) => (
					<p key={line}>{line}</p>
				))}
				{place.state === "offered" && (
					<form className="quick" method="post" action={path}>
						<input type="hidden" name="classId" value={place.classId ?? ""} />
						<button type="submit" className="btn go" name="form" value="accept">
							{words.accept}
						</button>
						<details>
							<summary className="btn quiet">{words.decline}</summary>
							<p>{words.declineAbout}</p>
							<button type="submit" className="btn quiet" name="form" value="decline">
								{words.declineNow}
							</button>
						</details>
					</form>
				)}
			</div>
			{found && (
				<dl>
					{rowsOf(found, place, words, language).map(([label, value]) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{value}</dd>
						</div>
					))}
					{place.state === "offered" && place.howToPay && (
						<div>
							<dt>{words.howToPay}</dt>
							<dd {...(language !== "en" && { lang: "en" })}>{place.howToPay}</dd>
						</div>
					)}
				</dl>
			)}
			{found && place.state !== "released" && (
				<>
					<div className="faq">
						<details>
							<summary>{words.meetings(found.meetings.length)}</summary>
							<ul>
								{found.meetings.map((meeting) => (
									<li key={`${meeting.day} ${meeting.from}`}>{inWords(meeting, words)}</li>
								))}
							</ul>
						</details>
					</div>
					<p>
						<a className="btn quiet" href={calendarUrl} download>
							{words.addToCalendar}
						</a>
					</p>
				</>
			)}
		</section>
	);
}

type ClassPlace = NonNullable<ApplicantPage["place"]>;
type SeatWords = ApplicantWords["seat"];

/** What was agreed stays the price, also when that of the class changes. */
function rowsOf(
	{ firstDay, lastDay, days, total, language: taughtIn }: NonNullable<ClassPlace["class"]>,
	{ price }: ClassPlace,
	words: SeatWords,
	language: Language,
) {
	const rows: [label: string, value: string][] = [
		[words.first, words.date(firstDay)],
		[words.last, lastDay === firstDay ? "" : words.date(lastDay)],
		[words.times, words.week(days)],
		[words.taughtIn, taughtIn === language ? "" : words.language(taughtIn)],
		[words.total, dollars(price ?? total)],
	];
	return rows.filter(([, value]) => value !== "");
}

/** `Tuesday, March 2, 6:00–9:00 PM (lab)` */
function inWords({ day, kind, ...hours }: Meeting, words: SeatWords): string {
	const { [kind]: place } = words.kinds;
	return `${words.day(day)}, ${hoursInWords(hours)}${place && ` (${place})`}`;
}
