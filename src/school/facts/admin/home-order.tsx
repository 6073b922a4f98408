import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { adminCall } from "#platform/api/admin-call.ts";
import { whenRefreshed } from "#platform/api/refresh.ts";
import { useMay } from "#platform/api/role-context.ts";
import { FACTS_PATH } from "#school/facts/admin/new-fact-path.ts";
import { FactStatusBadge } from "#school/facts/admin/status.tsx";
import { type AdminFact, orderHomeFacts } from "#school/facts/contract.ts";
import { questionOf } from "#school/facts/questions.ts";
import { SettingsItem } from "#school/settings/admin/item.tsx";
import { swapped } from "#school/settings/admin/swapped.ts";
import { reportFailure } from "#ui/admin/report-failure.ts";

interface Props {
	facts: readonly AdminFact[];
	titleOf: (courseId: number | null) => string;
	/** Says why a fact is not shown; undefined for one that is. */
	noteOn: (fact: AdminFact) => string | undefined;
}

/** The frequently asked questions of the home page, in their order, which can be changed. */
export function HomeOrder({ facts, titleOf, noteOn }: Props) {
	const { order, move } = useHomeOrder(facts);
	const mayOrder = useMay()(orderHomeFacts);
	return (
		<section className="home-order" id="home" aria-labelledby="home-order">
			<div className="section-head">
				<h2 id="home-order">Questions on the home page</h2>
				<span className="sub">in this order</span>
			</div>
			{order.length === 0 && (
				<p className="sub">None. Open a fact and switch on “Show on the home page”.</p>
			)}
			<div className="rows">
				{order.map((fact, index) => (
					<SettingsItem
						key={fact.id}
						title={questionOf(fact)}
						about={noteOn(fact) ?? (fact.courseId === null ? fact.answer : titleOf(fact.courseId))}
						badge={<FactStatusBadge fact={fact} />}
						named={`“${questionOf(fact)}”`}
						open={false}
						onUp={mayOrder && index > 0 ? () => move(index, -1) : undefined}
						onDown={mayOrder && index < order.length - 1 ? () => move(index, 1) : undefined}
					>
						<p>{fact.answer}</p>
						<p>
							<Link to={`${FACTS_PATH}/${fact.id}`}>
								{mayOrder ? "Edit" : "View"}
								<span className="hidden-text">{` “${questionOf(fact)}”`}</span>
							</Link>
						</p>
					</SettingsItem>
				))}
			</div>
		</section>
	);
}

/** The order as chosen here, until the stored one has it. */
function useHomeOrder(facts: readonly AdminFact[]) {
	const [chosen, setChosen] = useState<readonly number[] | null>(null);
	const stored = [...facts].sort((a, b) => a.position - b.position || a.id - b.id);
	const order = chosen
		? chosen.flatMap((id) => stored.find((fact) => fact.id === id) ?? [])
		: stored;
	const { mutate } = useMutation({
		mutationFn: (ids: number[]) => adminCall(orderHomeFacts, { body: { ids } }),
		// One order after another, so the last one wins.
		scope: { id: "home-order" },
		onError: reportFailure("Update Failed", "Failed to reorder the questions."),
		async onSettled(_result, _error, ids) {
			await whenRefreshed();
			// A later move is still on its way, and its order stays.
			setChosen((now) => (now === ids ? null : now));
		},
	});
	return {
		order,
		move(index: number, by: 1 | -1) {
			const ids = swapped(
				order.map(({ id }) => id),
				index,
				by,
			);
			setChosen(ids);
			mutate(ids);
		},
	};
}
