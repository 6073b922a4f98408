import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { tasksQuery } from "#overview/dashboard/queries.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { ErrorState } from "#ui/admin/list-parts.tsx";

/** Lists what needs someone today; absent when nothing does. */
export function Tasks() {
	const { data, error, errorUpdatedAt, refetch } = useQuery(tasksQuery());
	if (!data && error) {
		return <ErrorState what="tasks" error={error} at={errorUpdatedAt} onRetry={refetch} />;
	}
	if (!data || data.length === 0) return null;
	return (
		<section className="checklist" aria-labelledby="tasks-title">
			<div>
				<h2 id="tasks-title">To do</h2>
			</div>
			<ol>
				{data.map(({ key, title, help, path }) => (
					<li key={key}>
						<Icon name="warning" />
						<span>
							{path ? <Link to={path}>{title}</Link> : title}
							<small>{help}</small>
						</span>
					</li>
				))}
			</ol>
		</section>
	);
}
