import type { SecondFactor } from "#office/auth/second-factor-contract.ts";
import { tableDate, whenShort } from "#platform/calendar/dates.ts";
import { Icon } from "#ui/admin/icon.tsx";

const kinds = { passkey: "Passkey", app: "Authenticator app" } as const;

interface Props {
	factors: readonly SecondFactor[];
	onRename: (factor: SecondFactor) => void;
	onRemove: (factor: SecondFactor) => void;
}

/** The user's second factors, each with what it is and when it was used. */
export function FactorList({ factors, onRename, onRemove }: Props) {
	const now = new Date();
	return (
		<ul className="rows factors">
			{factors.map((factor) => (
				<li key={factor.id}>
					<Icon name={factor.kind === "app" ? "mobile" : "key"} />
					<span>
						<b>{factor.name}</b>
						<small>
							{[
								kinds[factor.kind],
								`added ${tableDate(factor.createdAt)}`,
								factor.lastUsedAt
									? `last used ${whenShort(factor.lastUsedAt, now)}`
									: "not used yet",
							].join(" · ")}
						</small>
					</span>
					<button type="button" className="text-button" onClick={() => onRename(factor)}>
						Rename<span className="hidden-text"> {factor.name}</span>
					</button>
					<button
						type="button"
						className="text-button danger-text"
						onClick={() => onRemove(factor)}
					>
						Remove<span className="hidden-text"> {factor.name}</span>
					</button>
				</li>
			))}
		</ul>
	);
}
