import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { DashboardStats } from "#overview/dashboard/contract.ts";
import { dashboardQuery } from "#overview/dashboard/queries.ts";
import { longDay } from "#platform/calendar/dates.ts";
import { formatCount } from "#platform/text/plural.ts";
import { Loaded } from "#ui/admin/loaded.tsx";

const statistics = [
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

/** The statistics, each a link to its list. The hot ones call for action, the others inform. */
export function Statistics() {
	return (
		<Loaded query={useQuery(dashboardQuery())} what="statistics" loading={<Figures />}>
			{(data) => <Figures data={data} />}
		</Loaded>
	);
}

function Figures({ data }: { data?: DashboardStats }) {
	return (
		<ul className="figures" aria-busy={!data}>
			{statistics.map(({ of, name, to, hot }) => (
				<li key={of} className={hot ? "hot" : undefined}>
					<Link to={to}>
						<b>{data ? formatCount(data[of]) : <span className="bone figure" />}</b>
						<span>{name}</span>
					</Link>
				</li>
			))}
		</ul>
	);
}

/** Formats today's date in New York. */
export function TodayHead() {
	return (
		<header className="row-line head-bar">
			<div>
				<h1>Today</h1>
				<p className="sub">{longDay(new Date())}</p>
			</div>
		</header>
	);
}
