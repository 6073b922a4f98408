import { Fragment } from "react";
import { dollars } from "#platform/text/money.ts";
import type { Found } from "#school/classes/finder.ts";
import { classListWords } from "#school/classes/list-words.ts";
import type { ShownClass } from "#school/classes/shown-class.ts";
import { Said, useLineLanguage } from "#ui/said.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { uniqueKeys } from "#ui/unique-keys.ts";

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
	const words = classListWords.use();
	const { id, label, total, days, irregular, registerBy } = shown;
	const span = words.span(shown);
	const language = words.languageOf(shown.language);
	return (
		<li className="box class">
			<div>
				<h3>
					{named ? (
						<SiteLink to={`/courses/${slug}`}>
							<Said>{title}</Said>
						</SiteLink>
					) : (
						span
					)}
				</h3>
				<span className={label === "closed" ? "badge closed" : "badge"}>{words.label(label)}</span>
			</div>
			{misses.length > 0 && (
				<p>{words.misses(misses.length, misses.map(words.meeting).join("; "))}</p>
			)}
			<dl className="key">
				{named && <Row term={words.dates} value={span} />}
				{days.length > 0 && <Row term={words.times} value={words.week(days)} />}
				{irregular.length > 0 && (
					<Row
						term={days.length > 0 ? words.otherTimes : words.meetings}
						value={irregular.map(words.meeting).join("; ")}
					/>
				)}
				<Row
					term={words.length}
					value={[
						words.lengthOf(shown),
						...(shown.meetingCount > 1 ? [words.meetingCount(shown.meetingCount)] : []),
					].join(", ")}
				/>
				<Row term={words.price} value={dollars(total)}>
					{shown.fees.length > 0 && <Parts {...shown} />}
				</Row>
				{registerBy && label !== "closed" && (
					<Row term={words.registerBy} value={words.day(registerBy)} />
				)}
				{language && <Row term={words.language} value={language} />}
			</dl>
			<p>
				{label !== "closed" && (
					<SiteLink className="btn quiet" to={`/register?program=${slug}&class=${id}`}>
						{label === "waiting list" ? words.join : words.register}{" "}
						<span className="sr-only">
							<Said>{title}</Said>, {span}
						</span>
					</SiteLink>
				)}
				<a className="more" href={`/classes/${id}.ics`} download>
					<span>{words.calendar}</span>
					<span className="sr-only">
						: <Said>{title}</Said>, {span}
					</span>
				</a>
			</p>
		</li>
	);
}

/** The parts of a price. The office names fees in its own words. */
function Parts({ tuition, fees }: Pick<ShownClass, "tuition" | "fees">) {
	const words = classListWords.use();
	const marked = useLineLanguage();
	const parts = [{ name: words.tuition, amount: tuition }, ...fees];
	if (parts.every(({ name }) => !marked(name).lang)) {
		return parts.map(({ name, amount }) => `${name} ${dollars(amount)}`).join(", ");
	}
	const keys = uniqueKeys(parts.map(({ name }) => name));
	return parts.map(({ name, amount }, at) => (
		<Fragment key={keys[at]}>
			{at > 0 && ", "}
			<Said>{name}</Said> {dollars(amount)}
		</Fragment>
	));
}

interface RowProps {
	term: string;
	value: string;
	children?: React.ReactNode;
}

function Row({ term, value, children }: RowProps) {
	return (
		<div>
			<dt>{term}</dt>
			<dd>{value}</dd>
			{children && <dd className="small">{children}</dd>}
		</div>
	);
}
