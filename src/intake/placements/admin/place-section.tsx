import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useAskedAct } from "#intake/placements/admin/use-asked-act.tsx";
import { usePlaceAct } from "#intake/placements/admin/use-place-act.ts";
import {
	type Act,
	acts,
	actsOn,
	hasBegun,
	hasSeatFor,
	heldInWords,
	takesSeat,
} from "#intake/placements/admin/words.ts";
import { changePlacement, getPlace, type Placement } from "#intake/placements/contract.ts";
import { May } from "#platform/api/may.tsx";
import { queryOf } from "#platform/api/query-of.ts";
import { tableDay } from "#platform/calendar/days.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { rosterPath } from "#school/classes/admin/paths.ts";
import { type AdminClass, type CountedClass, listAdminClasses } from "#school/classes/contract.ts";
import { spanAndWeek } from "#school/classes/words.ts";
import { allOf, Loaded } from "#ui/admin/loaded.tsx";
import { Select } from "#ui/admin/select.tsx";
import { useNow } from "#ui/admin/use-now.ts";

interface Props {
	registrationId: number;
	courseId: number;
	fullName: string;
}

interface SectionProps extends Props {
	/** Why nothing can be done with its place, as a sentence; null if something can. */
	refusal: string | null;
}

/** The place of a registration in a class, and what can be done with it. Nothing for a course without classes. */
export function PlaceSection({ refusal, ...registration }: SectionProps) {
	const { registrationId, courseId } = registration;
	const today = newYorkClock(useNow()).day;
	const place = useQuery(
		queryOf(getPlace, { params: { id: registrationId } }, ["change", "return"]),
	);
	const classes = useQuery(queryOf(listAdminClasses, {}, ["change", "return"]));
	return (
		<Loaded query={allOf(place, classes)} what="the place in a class" loading={null}>
			{([{ placement, isWithdrawn }, all]) => {
				const ofCourse = all.filter((one) => one.courseId === courseId);
				if (!placement && ofCourse.length === 0) return null;
				const held = ofCourse.find(({ id }) => id === placement?.classId);
				const offered = ofCourse.filter(
					(one) => one === held || (["open", "closed"].includes(one.state) && one.lastDay >= today),
				);
				const why = refusal ?? (isWithdrawn ? WITHDRAWN : null);
				return (
					<section className="place" aria-labelledby="place-title">
						<h3 id="place-title">Class</h3>
						<Held placement={placement} held={held} />
						<May call={changePlacement}>
							{why ? (
								<p className="sub">{why}</p>
							) : (
								<Choice
									key={`${placement?.id} ${placement?.classId}`}
									{...registration}
									placement={placement}
									classes={offered.toReversed()}
									today={today}
								/>
							)}
						</May>
					</section>
				);
			}}
		</Loaded>
	);
}

const WITHDRAWN = "The applicant withdrew this registration, so it can’t be given a seat.";

function Held(props: { placement: Placement | null; held: AdminClass | undefined }) {
	const { placement, held } = props;
	const now = useNow();
	if (!placement) return null;
	return (
		<p>
			{held ? (
				<Link to={rosterPath(held.id)}>{spanAndWeek(held)}</Link>
			) : (
				"Any class of this program"
			)}
			<br />
			<b>{heldInWords(placement, now)}</b>
		</p>
	);
}

interface ChoiceProps extends Props {
	placement: Placement | null;
	classes: readonly CountedClass[];
	today: string;
}

const ANY = "any";

/** A class of the course or any of them, and the buttons for it. Nothing is chosen for who asked for none. */
function Choice({ registrationId, courseId, fullName, placement, classes, today }: ChoiceProps) {
	const { act, isPending } = usePlaceAct(registrationId);
	const current = placement ? placement.classId : undefined;
	const [chosen, setChosen] = useState(current);
	const chosenClass = classes.find(({ id }) => id === chosen);
	const isFull = chosenClass !== undefined && !hasSeatFor(chosenClass, placement);
	const { start, dialog } = useAskedAct({
		...{ placement, one: chosenClass, fullName, today },
		carryOut: (name) =>
			act({
				act: name,
				shownClassId: current ?? null,
				...(chosen !== current && (chosen ? { classId: chosen } : { courseId })),
			}),
	});
	return (
		<>
			<Select
				aria-labelledby="place-title"
				options={[
					...(placement ? [] : [["", "Choose a class"] as const]),
					...classes.map((one) => [one.id, `${spanAndWeek(one)} (${noteOn(today, one)})`] as const),
					[ANY, "Any class of this program"],
				]}
				value={chosen === null ? ANY : (chosen ?? "")}
				onChoose={(value) => setChosen(Number(value) || (value === ANY ? null : undefined))}
			/>
			{chosenClass && hasBegun(today, chosenClass) && (
				<p className="sub">{`This class began on ${tableDay(chosenClass.firstDay)}.`}</p>
			)}
			{isFull && <p className="sub">This class is full: no seat can be given or offered.</p>}
			<div className="row-line">
				{actsFor(placement, chosen)
					.filter((name) => !isFull || !takesSeat(name, placement))
					.map((name) => (
						<button
							key={name}
							type="button"
							className="button"
							disabled={isPending}
							onClick={() => start(name)}
						>
							{acts[name].name}
						</button>
					))}
			</div>
			{dialog}
		</>
	);
}

/** `open`, `has begun`, `closed, full` */
function noteOn(today: string, one: CountedClass): string {
	const standing = hasBegun(today, one) ? "has begun" : one.label;
	if (hasSeatFor(one, null)) return standing;
	return standing === "has begun" || standing === "closed" ? `${standing}, full` : "full";
}

/**
 * What can be done with a registration and a class that is chosen for it; null is any class of the program, undefined none.
 */
function actsFor(placement: Placement | null, chosen: number | null | undefined): readonly Act[] {
	if (chosen === undefined) return [];
	if (!placement) return chosen === null ? ["want"] : ["place", "offer", "want"];
	const isSeated = placement.state === "placed" || placement.state === "offered";
	// A seat is given up by its release, which tells its person.
	if (chosen === null && isSeated) return ["release"];
	if (chosen !== placement.classId) return ["move", "release"];
	return chosen === null ? ["release"] : actsOn(placement.state);
}
