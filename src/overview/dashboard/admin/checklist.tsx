import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { ClaimsTask } from "#overview/dashboard/admin/claims-task.tsx";
import { type ChecklistItem, getChecklist } from "#overview/dashboard/checklist-contract.ts";
import { checklistQuery } from "#overview/dashboard/queries.ts";
import { useMay } from "#platform/api/role-context.ts";
import { Icon } from "#ui/admin/icon.tsx";
import { Loaded } from "#ui/admin/loaded.tsx";

/** Renders the setup checklist until every task is done. */
export function Checklist() {
	const maySee = useMay()(getChecklist);
	const query = useQuery({ ...checklistQuery(), enabled: maySee });
	if (!maySee) return null;
	return (
		<Loaded query={query} what="the setup checklist" loading={null}>
			{(checklist) => <OpenTasks {...checklist} />}
		</Loaded>
	);
}

function OpenTasks(props: { items: readonly ChecklistItem[]; warnings: readonly string[] }) {
	const { items, warnings } = props;
	const done = items.filter((item) => item.done).length;
	return (
		<>
			{warnings.map((warning) => (
				<p className="row-line strip" role="status" key={warning}>
					<Icon name="warning" />
					<span>{warning}</span>
				</p>
			))}
			{done < items.length && (
				<section className="checklist" aria-labelledby="checklist-title">
					<div>
						<h2 id="checklist-title">Before you go live</h2>
						<span className="sub">{`${done} of ${items.length} done`}</span>
					</div>
					<ol>
						{items.map((item) => (
							<li key={item.key} className={item.done ? "done" : undefined}>
								<Icon name={item.done ? "check" : "circle"} />
								<span>
									<Task item={item} />
									{item.done ? (
										<span className="hidden-text"> Done</span>
									) : (
										<small>{item.help}</small>
									)}
								</span>
							</li>
						))}
					</ol>
				</section>
			)}
		</>
	);
}

function Task({ item: { title, done, path, claims } }: { item: ChecklistItem }) {
	if (done) return title;
	if (claims) return <ClaimsTask title={title} claims={claims} />;
	return path ? <Link to={path}>{title}</Link> : title;
}
