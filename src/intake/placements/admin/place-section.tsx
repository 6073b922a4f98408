import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { ReleaseDialog } from "#intake/placements/admin/release-dialog.tsx";
import { usePlaceAct } from "#intake/placements/admin/use-place-act.ts";
import { type Act, acts, actsOn, heldInWords } from "#intake/placements/admin/words.ts";
import { changePlacement, getPlace, type Placement } from "#intake/placements/contract.ts";
import { May } from "#platform/api/may.tsx";
import { queryOf } from "#platform/api/query-of.ts";
import { newYorkClock } from "#platform/calendar/new-york.ts";
import { rosterPath } from "#school/classes/admin/paths.ts";
import { type AdminClass, listAdminClasses } from "#school/classes/contract.ts";
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
	const classes = useQuery(queryOf(listAdminClasses));
	return (
		<Loaded query={allOf(place, classes)} what="the place in a class" loading={null}>
			{([{ placement }, all]) => {
				const ofCourse = all.filter((one) => one.courseId === courseId);
				if (!placement && ofCourse.length === 0) return null;
				const held = ofCourse.find(({ id }) => id === placement?.classId);
				const offered = ofCourse.filter(
					(one) => one === held || (["open", "closed"].includes(one.state) && one.lastDay >= today),
				);
				return (
					<section className="place" aria-labelledby="place-title">
						<h3 id="place-title">Class</h3>
						<Held placement={placement} held={held} />
						<May call={changePlacement}>
							{refusal ? (
								<p className="sub">{refusal}</p>
							) : (
								<Choice
									key={`${placement?.id} ${placement?.classId}`}
									{...registration}
									placement={placement}
									classes={offered.toReversed()}
								/>
							)}
						</May>
					</section>
				);
			}}
		</Loaded>
	);
}

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
	classes: readonly AdminClass[];
}

/** A class of the course or any of them, and the buttons for it. */
function Choice({ registrationId, courseId, fullName, placement, classes }: ChoiceProps) {
	const { act, isPending } = usePlaceAct(registrationId);
	const [isReleasing, setReleasing] = useState(false);
	const current = placement ? placement.classId : undefined;
	const [chosen, setChosen] = useState(current === undefined ? (classes[0]?.id ?? null) : current);
	const isOther = chosen !== current;
	return (
		<>
			<Select
				aria-labelledby="place-title"
				options={[
					...classes.map((one) => [one.id, `${spanAndWeek(one)} (${one.label})`] as const),
					["", "Any class of this program"],
				]}
				value={chosen ?? ""}
				onChoose={(value) => setChosen(value === "" ? null : Number(value))}
			/>
			<div className="row-line">
				{actsFor(placement, chosen).map((name) => (
					<button
						key={name}
						type="button"
						className="button"
						disabled={isPending}
						onClick={() =>
							name === "release"
								? setReleasing(true)
								: act({
										act: name,
										shownClassId: current ?? null,
										...(isOther && (chosen === null ? { courseId } : { classId: chosen })),
									})
						}
					>
						{acts[name].name}
					</button>
				))}
			</div>
			{isReleasing && placement && (
				<ReleaseDialog placement={placement} name={fullName} onClose={() => setReleasing(false)} />
			)}
		</>
	);
}

/** What can be done with a registration and a class that is chosen for it; null is any class of the program. */
function actsFor(placement: Placement | null, chosen: number | null): readonly Act[] {
	if (!placement) return chosen === null ? ["want"] : ["place", "offer", "want"];
	const isSeated = placement.state === "placed" || placement.state === "offered";
	// A seat is given up by its release, which tells its person.
	if (chosen === null && isSeated) return ["release"];
	if (chosen !== placement.classId) return ["move", "release"];
	return chosen === null ? ["release"] : actsOn(placement.state);
}
