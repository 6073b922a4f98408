import "#site/pages/admin/admin.css";
import { SignInPage } from "#office/auth/admin/sign-in-page.tsx";
import { LoadingScreen } from "#overview/dashboard/admin/loading-screen.tsx";
import { AdminMark } from "#overview/dashboard/admin/rail.tsx";
import { useSchool } from "#school/profile/context.tsx";
import { knownSchool } from "#school/profile/known-school.ts";
import { DemoStrip } from "#ui/admin/demo-strip.tsx";

export const meta = () => [{ title: `Admin sign in | ${knownSchool().name}` }];

export async function clientLoader() {
	return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
	return <LoadingScreen />;
}

export default function Login() {
	return (
		<>
			<DemoStrip />
			<SignInPage
				mark={
					<a className="mark" href="/">
						<AdminMark />
						<span>{useSchool().name}</span>
					</a>
				}
			/>
		</>
	);
}
