import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { type AddedKind, RequiredSetUp } from "#office/auth/admin/required-set-up.tsx";
import { SessionDialogs } from "#office/auth/admin/session-dialogs.tsx";
import { meQuery } from "#office/auth/me-query.ts";
import { useSession } from "#office/auth/use-session.ts";
import { LiveUpdatesListener } from "#office/live-updates/admin/live-updates-listener.tsx";
import { placesOf } from "#overview/dashboard/admin/navigation.ts";
import { NotYourRole } from "#overview/dashboard/admin/not-your-role.tsx";
import { isAllowedPage } from "#overview/dashboard/admin/places.ts";
import { Rail } from "#overview/dashboard/admin/rail.tsx";
import { OfficeSearch } from "#overview/search/admin/office-search.tsx";
import { queryClient } from "#platform/api/query-client.ts";
import { RoleContext } from "#platform/api/role-context.ts";
import { watchErrors } from "#platform/browser-errors/report.ts";
import { DemoStrip } from "#ui/admin/demo-strip.tsx";
import { Shortcuts } from "#ui/admin/shortcuts.tsx";
import { prepareToasts } from "#ui/toast-region.tsx";

/** Frame of every admin page, for administrators only. */
export function AdminShell() {
	const session = useSession();
	const { pathname, search } = useLocation();
	useEffect(prepareToasts, []);
	useEffect(watchErrors, []);
	// Cached data of one user must not be shown to the next.
	useEffect(() => {
		if (!session) queryClient.clear();
	}, [session]);

	if (!session) {
		const from = pathname === "/admin" ? undefined : pathname + search;
		return <Navigate to="/admin/login" replace state={{ from }} />;
	}
	if (!session.user.isAdmin) return <Navigate to="/" replace />;
	return (
		<QueryClientProvider client={queryClient}>
			<DemoStrip />
			<Workplace username={session.user.username} />
			<SessionDialogs />
		</QueryClientProvider>
	);
}

/** What the user's role allows; before a required second factor is set up, only that. */
function Workplace({ username }: { username: string }) {
	const { data: me } = useQuery(meQuery());
	const { pathname } = useLocation();
	const [showsShortcuts, setShowsShortcuts] = useState(false);
	const [adding, setAdding] = useState<AddedKind>(null);
	if (me?.secondFactor.mustSetUp || adding) {
		return <RequiredSetUp adding={adding} onAdding={setAdding} />;
	}
	const role = me?.role ?? "full";
	return (
		<RoleContext value={role}>
			<a className="skip" href="#main">
				Skip to content
			</a>
			<OfficeSearch pages={placesOf(role)} />
			<Rail username={username} onShortcuts={() => setShowsShortcuts(true)} />
			{isAllowedPage(role, pathname) ? <Outlet /> : <NotYourRole />}
			<LiveUpdatesListener />
			<Shortcuts open={showsShortcuts} onOpen={setShowsShortcuts} />
		</RoleContext>
	);
}
