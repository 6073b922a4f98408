import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { getTasks } from "#overview/dashboard/tasks-contract.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";

/** Lists what needs someone today; absent when nothing does. */
export function Tasks() {
	const query = useQuery({
		...queryOf(getTasks, {}, ["change", "return"]),
		// Facts expire while a tab is open.
		refetchOnMount: "always",
	});
	return (
		<Loaded query={query} what="tasks" loading={null}>
			{(tasks) =>
				tasks.length > 0 && (
					<section className="checklist" aria-labelledby="tasks-title">
						<div>
							<h2 id="tasks-title">To do</h2>
						</div>
						<ol>
							{tasks.map(({ key, title, help, path }) => (
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
				)
			}
		</Loaded>
	);
}
