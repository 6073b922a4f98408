interface Props {
	id: string;
	title: string;
	rows: readonly (readonly [name: string, figure: string])[];
}

/** A table of names and numbers. */
export function AnalyticsTable({ id, title, rows }: Props) {
	return (
		<section aria-labelledby={`${id}-title`}>
			<div className="section-head">
				<h2 id={`${id}-title`}>{title}</h2>
			</div>
			<table className="plain-figures">
				<caption className="hidden-text">{title}</caption>
				<tbody>
					{rows.map(([name, figure]) => (
						<tr key={name}>
							<th scope="row">{name}</th>
							<td className="num">{figure}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
