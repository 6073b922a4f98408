import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { queryClient } from "#api/query-client.ts";
import { SessionDialogs } from "#auth/admin/session-dialogs.tsx";
import { useSession } from "#auth/use-session.ts";
import { Rail } from "#dashboard/admin/rail.tsx";
import { LiveUpdatesListener } from "#live-updates/admin/live-updates-listener.tsx";
import { Shortcuts } from "#ui/admin/shortcuts.tsx";
import { prepareToasts } from "#ui/toast-region.tsx";

/** Frame of every admin page, for administrators only. */
export function AdminShell() {
	const session = useSession();
	const { pathname, search } = useLocation();
	const [showsShortcuts, setShowsShortcuts] = useState(false);
	useEffect(prepareToasts, []);
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
			<a className="skip" href="#main">
				Skip to content
			</a>
			<Rail username={session.user.username} onShortcuts={() => setShowsShortcuts(true)} />
			<Outlet />
			<LiveUpdatesListener />
			<Shortcuts open={showsShortcuts} onOpen={setShowsShortcuts} />
			<SessionDialogs />
		</QueryClientProvider>
	);
}
