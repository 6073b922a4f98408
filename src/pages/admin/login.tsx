import "#ui/admin/admin.css";
import { SignInPage } from "#auth/admin/sign-in-page.tsx";
import { LoadingScreen } from "#dashboard/admin/loading-screen.tsx";
import { AdminMark } from "#dashboard/admin/rail.tsx";
import { useSchool } from "#school/context.tsx";
import { currentSchool } from "#school/current-school.ts";

export const meta = () => [{ title: `Admin sign in | ${currentSchool().name}` }];

export async function clientLoader() {
	return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
	return <LoadingScreen />;
}

export default function Login() {
	return (
		<SignInPage
			mark={
				<a className="mark" href="/">
					<AdminMark />
					<span>{useSchool().name}</span>
				</a>
			}
		/>
	);
}
