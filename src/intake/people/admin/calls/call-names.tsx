import {
	type CallList,
	type CallResult,
	resultInWords,
} from "#intake/people/admin/calls/call-list.ts";
import { classOf } from "#intake/people/admin/calls/call-progress.tsx";
import { waitInWords } from "#school/profile/opening-hours.ts";
import { Icon, type IconName } from "#ui/admin/icon.tsx";

/** Names of everyone on the list, with how long they wait or how the call ended. */
export function CallNames({ list, onOpen }: { list: CallList; onOpen: (at: number) => void }) {
	return (
		<nav className="calls-names" aria-label="Call list">
			<ol>
				{list.people.map(({ personId, name, waited }, index) => {
					const result = list.results.get(personId);
					const isCurrent = index === list.at;
					const state = result ? resultInWords(result) : waitInWords(waited);
					return (
						<li key={personId}>
							<button
								type="button"
								className={classOf(result)}
								onClick={() => onOpen(index)}
								{...(isCurrent && { "aria-current": "true" as const })}
							>
								<Icon name={isCurrent ? "next" : iconOf(result)} />
								<span>{name}</span>
								<small className="num">{list.unsaved.has(personId) ? "not saved" : state}</small>
							</button>
						</li>
					);
				})}
			</ol>
		</nav>
	);
}

function iconOf(result: CallResult | undefined): IconName {
	if (result === undefined) return "phone";
	return result === "reached" || result === "handled" ? "check" : "clock";
}
