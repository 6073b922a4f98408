import type { AnswerTimes } from "#overview/dashboard/trends-contract.ts";
import { waitInWords } from "#school/profile/opening-hours.ts";

interface Props {
	current: AnswerTimes;
	previous: AnswerTimes;
}

const NONE = "–";
const medianOf = ({ median }: AnswerTimes) => (median === null ? NONE : waitInWords(median));
const shareOf = ({ due, inTime }: AnswerTimes) =>
	due === 0 ? NONE : `${Math.round((inTime / due) * 100)}%`;
const countOf = ({ due, inTime }: AnswerTimes) => `${inTime} of ${due}`;

/** How fast the office answered in the last 30 days, next to the 30 days before. */
export function AnswerTimesTable({ current, previous }: Props) {
	const rows = [
		["First answer, half of all within", medianOf(current), medianOf(previous)],
		["Answered within one opening day", shareOf(current), shareOf(previous)],
		["Registrations and messages answered in time", countOf(current), countOf(previous)],
	] as const;
	return (
		<section aria-labelledby="answers-title">
			<div className="section-head">
				<h2 id="answers-title">How fast we answer</h2>
				<span className="sub">last 30 days, in opening hours</span>
			</div>
			<dl className="rows answer-times">
				{rows.map(([name, now, before]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd className="num">
							{now} <small>{`was ${before}`}</small>
						</dd>
					</div>
				))}
			</dl>
			<p className="sub">
				An answer is a reply, or a call that reached the person. Voicemail is an attempt.
			</p>
		</section>
	);
}
