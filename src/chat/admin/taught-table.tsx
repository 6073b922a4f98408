import { Link, useNavigate } from "react-router";
import type { AdminTaughtAnswer } from "#chat/admin/teaching-contract.ts";
import { Switch } from "#ui/admin/form-field.tsx";
import { Icon } from "#ui/admin/icon.tsx";
import { asColumnHead, asRows, cellRole, rowRole, tableRole } from "#ui/admin/list-parts.tsx";
import { useRowKeys } from "#ui/admin/use-row-keys.ts";
import { tableDate } from "#ui/dates.ts";

interface Props {
	rows: readonly AdminTaughtAnswer[];
	onToggle: (taught: AdminTaughtAnswer) => void;
	onDelete: (taught: AdminTaughtAnswer) => void;
}

const pathOf = ({ id }: AdminTaughtAnswer) => `/admin/chats/taught/${id}`;

/** Taught answers, the latest first. */
export function TaughtTable({ rows, onToggle, onDelete }: Props) {
	const navigate = useNavigate();
	const keys = useRowKeys({
		count: rows.length,
		onOpen: (index) => rows[index] && navigate(pathOf(rows[index])),
	});
	return (
		<table {...tableRole} className="list-table taught-table">
			<caption className="hidden-text">Facts, newest first</caption>
			<thead {...asRows}>
				<tr {...rowRole}>
					{["Question", "Language", "Last updated", "Status"].map((name) => (
						<th {...asColumnHead} scope="col" key={name}>
							{name}
						</th>
					))}
					<th {...asColumnHead} scope="col" className="r">
						<span className="hidden-text">Actions</span>
					</th>
				</tr>
			</thead>
			<tbody {...asRows}>
				{rows.map((taught, index) => (
					<tr key={taught.id} {...rowRole} {...keys(index)}>
						<td {...cellRole} className="area-a wide-cell name-cell">
							<Link to={pathOf(taught)}>{taught.questions[0]}</Link>
							{taught.questions.length > 1 && (
								<span className="soft">{` and ${taught.questions.length - 1} more`}</span>
							)}
							<span className="soft answer-text">{taught.answerEn}</span>
							{taught.warnings.length > 0 && (
								<span className="said-claim">
									<Icon name="warning" />
									{taught.warnings[0]}
								</span>
							)}
						</td>
						<td {...cellRole} className="area-c soft one-line">
							{taught.answerEs ? "English, Spanish" : "English"}
						</td>
						<td {...cellRole} className="wide-only-cell soft num one-line">
							{tableDate(taught.updatedAt)}
						</td>
						<td {...cellRole} className="area-e">
							<Switch
								checked={taught.isActive}
								onChange={() => onToggle(taught)}
								aria-label={`${taught.questions[0]}: active`}
							>
								{taught.isActive ? "Active" : "Inactive"}
							</Switch>
						</td>
						<td {...cellRole} className="area-f actions-cell">
							<button
								type="button"
								className="icon-button"
								aria-label={`Delete “${taught.questions[0]}”`}
								onClick={() => onDelete(taught)}
							>
								<Icon name="bin" />
							</button>
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
