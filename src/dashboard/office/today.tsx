import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { dashboardQuery } from "#dashboard/queries.ts";
import { longDay } from "#ui/dates.ts";
import { counted, Failed } from "#ui/office/list-parts.tsx";

const figures = [
	{
		of: "pendingRegistrations",
		name: "Pending Registrations",
		to: "/admin/registrations?status=pending",
		hot: true,
	},
	{ of: "unreadContacts", name: "Unread Messages", to: "/admin/contacts?isRead=false", hot: true },
	{ of: "totalCourses", name: "Active Courses", to: "/admin/courses", hot: false },
	{ of: "totalRegistrations", name: "Total Registrations", to: "/admin/registrations", hot: false },
	{ of: "totalContacts", name: "Contact Messages", to: "/admin/contacts", hot: false },
] as const;

/** The five figures, each a way to what it counts. Two ask for work, three only inform. */
export function Figures() {
	const { data, error, refetch, errorUpdatedAt } = useQuery(dashboardQuery());
	if (!data && error) {
		return <Failed what="statistics" error={error} at={errorUpdatedAt} onRetry={refetch} />;
	}
	return (
		<ul className="figures" aria-busy={!data}>
			{figures.map(({ of, name, to, hot }) => (
				<li key={of} className={hot ? "hot" : undefined}>
					<Link to={to}>
						<b>{data ? counted(data[of]) : <span className="bone figure" />}</b>
						<span>{name}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

/** Today's day, in New York. */
export function TodayHead() {
	return (
		<header className="head-bar">
			<div>
				<h1>Today</h1>
				<p className="sub">{longDay(new Date())}</p>
			</div>
		</header>
	);
}
