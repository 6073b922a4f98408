import type { ReactNode } from "react";

interface Props {
	caption: string;
	heads: readonly string[];
	rows: readonly { key: string | number; name: ReactNode; figures: readonly ReactNode[] }[];
}

/** The figures of a chart as a table, folded. */
export function FiguresTable({ caption, heads, rows }: Props) {
	return (
		<details className="as-table fold">
			<summary>Show as table</summary>
			<table className="plain-figures">
				<caption className="hidden-text">{caption}</caption>
				<thead>
					<tr>
						{heads.map((head) => (
							<th scope="col" key={head}>
								{head}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{rows.map(({ key, name, figures }) => (
						<tr key={key}>
							<th scope="row">{name}</th>
							{figures.map((figure, index) => (
								<td key={heads[index + 1]}>{figure}</td>
							))}
						</tr>
					))}
				</tbody>
			</table>
		</details>
	);
}
