import type { ReactNode } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { SignInForm } from "#office/auth/admin/sign-in-form.tsx";
import { useSession } from "#office/auth/use-session.ts";
import { Icon } from "#ui/admin/icon.tsx";

/** Renders the sign-in page. Signed-in administrators are redirected to the admin area. */
export function SignInPage({ mark }: { mark: ReactNode }) {
	const session = useSession();
	const { state } = useLocation();
	const navigate = useNavigate();
	const target = targetPage(state);
	if (session?.user.isAdmin) return <Navigate to={target} replace />;
	return (
		<main id="main" className="alone">
			<div className="stack loose sign-in">
				{mark}
				<h1>Admin sign in</h1>
				<SignInForm
					onSignedIn={({ user }) => navigate(user.isAdmin ? target : "/", { replace: true })}
				/>
				<a className="return" href="/">
					<Icon name="left" />
					Return to Website
				</a>
			</div>
		</main>
	);
}

/** Returns the admin page that redirected here, or the start page of the admin area. */
function targetPage(state: unknown): string {
	const from = (state as { from?: unknown } | null)?.from;
	return typeof from === "string" && from.startsWith("/admin") ? from : "/admin";
}
