import { Link } from "react-router";
import { tableDay } from "#platform/calendar/days.ts";
import { capital } from "#platform/text/capital.ts";
import { dollars } from "#platform/text/money.ts";
import { plural } from "#platform/text/plural.ts";
import type { Found } from "#school/classes/finder.ts";
import { lengthInWords, meetingInWords } from "#school/classes/in-short.ts";
import type { ShownClass } from "#school/classes/shown-class.ts";
import { languageInWords, spanInWords, weekInWords } from "#school/classes/words.ts";

interface Program {
	slug: string;
	title: string;
}

interface Props {
	classes: readonly (ShownClass & Partial<Pick<Found, "misses">>)[];
	/** The course of a class. */
	programOf: (courseId: number) => Program;
	/** Whether several courses stand in the list, so that each class names its own. */
	named?: boolean;
}

/** Lists classes with what decides about them. */
export function ClassList({ classes, programOf, named = false }: Props) {
	return (
		<ul className="classes">
			{classes.map((shown) => (
				<ClassItem
					key={shown.id}
					shown={shown}
					misses={shown.misses ?? []}
					program={programOf(shown.courseId)}
					named={named}
				/>
			))}
		</ul>
	);
}

interface ItemProps {
	shown: ShownClass;
	misses: Found["misses"];
	program: Program;
	named: boolean;
}

function ClassItem({ shown, misses, program: { slug, title }, named }: ItemProps) {
	const { id, label, total, tuition, fees, days, irregular, language, registerBy } = shown;
	const span = spanInWords(shown);
	return (
		<li className="box class">
			<div>
				<h3>{named ? <Link to={`/courses/${slug}`}>{title}</Link> : span}</h3>
				<span className={label === "closed" ? "badge closed" : "badge"}>{capital(label)}</span>
			</div>
			{misses.length > 0 && (
				<p>
					{plural(misses.length, "meeting does", "meetings do")} not fit:{" "}
					{misses.map(meetingInWords).join("; ")}.
				</p>
			)}
			<dl className="key">
				{named && <Row term="Dates" value={span} />}
				{days.length > 0 && <Row term="Days and times" value={weekInWords(days)} />}
				{irregular.length > 0 && (
					<Row
						term={days.length > 0 ? "At other times" : "Meetings"}
						value={irregular.map(meetingInWords).join("; ")}
					/>
				)}
				<Row
					term="Length"
					value={[
						lengthInWords(shown),
						...(shown.meetingCount > 1 ? [plural(shown.meetingCount, "meeting")] : []),
					].join(", ")}
				/>
				<Row term="Price in all" value={dollars(total)}>
					{fees.length > 0 &&
						[{ name: "Tuition", amount: tuition }, ...fees]
							.map(({ name, amount }) => `${name} ${dollars(amount)}`)
							.join(", ")}
				</Row>
				{registerBy && label !== "closed" && (
					<Row term="Register by" value={tableDay(registerBy)} />
				)}
				{language !== "en" && <Row term="Language" value={languageInWords(language)} />}
			</dl>
			<p>
				{label !== "closed" && (
					<Link className="btn quiet" to={`/register?program=${slug}&class=${id}`}>
						Register for this class{" "}
						<span className="sr-only">
							{title}, {span}
						</span>
					</Link>
				)}
				<a className="more" href={`/classes/${id}.ics`} download>
					<span>Add to calendar</span>
					<span className="sr-only">
						: {title}, {span}
					</span>
				</a>
			</p>
		</li>
	);
}

function Row({
	term,
	value,
	children,
}: {
	term: string;
	value: string;
	children?: React.ReactNode;
}) {
	return (
		<div>
			<dt>{term}</dt>
			<dd>{value}</dd>
			{children && <dd className="small">{children}</dd>}
		</div>
	);
}
