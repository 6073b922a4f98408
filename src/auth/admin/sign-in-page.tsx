import type { ReactNode } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { SignInForm } from "#auth/admin/sign-in-form.tsx";
import { useSession } from "#auth/use-session.ts";
import { Icon } from "#ui/admin/icon.tsx";

/** The door of the office. Whoever is an administrator and signed in already goes on. */
export function SignInPage({ mark }: { mark: ReactNode }) {
	const session = useSession();
	const { state } = useLocation();
	const navigate = useNavigate();
	const wanted = wantedPage(state);
	if (session?.user.isAdmin) return <Navigate to={wanted} replace />;
	return (
		<main id="main" className="alone">
			<div className="sign-in">
				{mark}
				<h1>Admin sign in</h1>
				<SignInForm
					onSignedIn={({ user }) => navigate(user.isAdmin ? wanted : "/", { replace: true })}
				/>
				<a className="return" href="/">
					<Icon name="left" />
					Return to Website
				</a>
			</div>
		</main>
	);
}

/** The page of the office that somebody wanted before being sent here. */
function wantedPage(state: unknown): string {
	const from = (state as { from?: unknown } | null)?.from;
	return typeof from === "string" && from.startsWith("/admin") ? from : "/admin";
}
