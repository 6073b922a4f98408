import "#ui/office/office.css";
import { SignInPage } from "#auth/office/sign-in-page.tsx";
import { OfficeMark } from "#dashboard/office/rail.tsx";
import { Waiting } from "#dashboard/office/waiting.tsx";
import { school } from "#school/facts.ts";

export const meta = () => [{ title: `Office sign in | ${school.name}` }];

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
					<span>{school.name}</span>
				</a>
			}
		/>
	);
}
