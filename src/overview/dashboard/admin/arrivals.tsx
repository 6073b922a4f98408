import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useSession } from "#office/auth/use-session.ts";
import { getArrivals, MAX_IDS } from "#overview/dashboard/arrivals-contract.ts";
import { openVisit, storeVisit } from "#overview/dashboard/last-visit.ts";
import { queryOf } from "#platform/api/query-of.ts";
import { whenShort } from "#platform/calendar/dates.ts";
import { noun } from "#platform/text/plural.ts";
import { Loaded } from "#ui/admin/loaded.tsx";

/** Shows what came since this user's last visit in this browser. Absent on the first visit. */
export function Arrivals() {
	const since = useLastVisit(useSession()?.user.username ?? "");
	return since ? <ArrivalsSince since={since} /> : null;
}

function ArrivalsSince({ since }: { since: string }) {
	const query = useQuery({
		...queryOf(getArrivals, { query: { since } }, ["return"]),
		refetchOnMount: "always",
	});
	return (
		<Loaded query={query} what="new records" loading={<Arrived since={since} />}>
			{(arrivals) => <Arrived since={arrivals.since} data={arrivals} />}
		</Loaded>
	);
}

interface ArrivedProps {
	since: string;
	data?: Record<"registrations" | "messages", readonly number[]>;
}

function Arrived({ since, data }: ArrivedProps) {
	return (
		<section aria-labelledby="arrivals-title" aria-busy={!data}>
			<div className="section-head">
				<h2 id="arrivals-title">New since your last visit</h2>
				<span className="sub">{whenShort(since, new Date())}</span>
			</div>
			{data && (
				<ul className="rows since">
					<Kind ids={data.registrations} one="registration" list="registrations" />
					<Kind ids={data.messages} one="message" list="contacts" />
				</ul>
			)}
		</section>
	);
}

function Kind({ ids, one, list }: { ids: readonly number[]; one: string; list: string }) {
	const count = ids.length === MAX_IDS ? `${MAX_IDS}+` : `${ids.length}`;
	const words = (
		<>
			<b className="num">{count}</b> {noun(ids.length, one)}
		</>
	);
	return (
		<li>
			{ids.length > 0 ? (
				<Link className="plain-link" to={`/admin/${list}?ids=${ids.join(",")}`}>
					{words}
				</Link>
			) : (
				words
			)}
		</li>
	);
}

/** Returns when the user's last visit ended, and notes when this one does; null on the first visit. */
function useLastVisit(username: string): string | null {
	const [visits] = useState(() => openVisit(username, new Date()));
	useEffect(() => {
		const note = () => storeVisit(username, { ...visits, left: new Date().toISOString() });
		note();
		addEventListener("pagehide", note);
		return () => {
			removeEventListener("pagehide", note);
			note();
		};
	}, [username, visits]);
	return visits.before;
}
