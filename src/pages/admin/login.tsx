import "#ui/office/office.css";
import { SignInPage } from "#auth/office/sign-in-page.tsx";
import { OfficeMark } from "#dashboard/office/rail.tsx";
import { Waiting } from "#dashboard/office/waiting.tsx";
import { useSchool } from "#school/context.tsx";
import { currentSchool } from "#school/current.ts";

export const meta = () => [{ title: `Admin sign in | ${currentSchool().name}` }];

export async function clientLoader() {
	return null;
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
	return <Waiting />;
}

export default function Login() {
	return (
		<SignInPage
			mark={
				<a className="mark" href="/">
					<OfficeMark />
					<span>{useSchool().name}</span>
				</a>
			}
		/>
	);
}
