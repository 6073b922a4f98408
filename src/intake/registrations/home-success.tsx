import {
	RegistrationSuccess,
	RegistrationSuccessHeading,
	type SavedRegistration,
} from "#intake/registrations/registration-success.tsx";

/** What stands on the home page in place of its form after a registration. */
export function HomeSuccess(props: { saved: SavedRegistration; onAnother: () => void }) {
	return (
		<>
			<div className="head" id="register-head">
				<RegistrationSuccessHeading level="h2" />
			</div>
			<div className="sheet done">
				<RegistrationSuccess {...props} />
			</div>
		</>
	);
}
