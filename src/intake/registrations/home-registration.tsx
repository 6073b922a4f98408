import { useState } from "react";
import type { ClassChoices } from "#intake/registrations/class-select.tsx";
import { RegistrationForm } from "#intake/registrations/registration-form.tsx";
import {
	RegistrationSuccess,
	RegistrationSuccessHeading,
	type SavedRegistration,
} from "#intake/registrations/registration-success.tsx";
import { registrationWords } from "#intake/registrations/words.tsx";
import type { CourseChoices } from "#school/courses/course-select.tsx";
import { focusHeading } from "#ui/route-focus.tsx";

/** Shows the registration form on the home page, with the same behavior as at /register. */
export function HomeRegistration(offered: { courses: CourseChoices; classes: ClassChoices }) {
	const [saved, setSaved] = useState<SavedRegistration | null>(null);
	const words = registrationWords.use();
	const another = () => {
		setSaved(null);
		requestAnimationFrame(() => focusHeading(document.querySelector("#register h2"), true));
	};
	return (
		<section className="band mint" id="register" aria-labelledby="register-head">
			<div className="wrap split even">
				{saved ? (
					<>
						<div className="head" id="register-head">
							<RegistrationSuccessHeading level="h2" />
						</div>
						<div className="sheet done">
							<RegistrationSuccess saved={saved} onAnother={another} />
						</div>
					</>
				) : (
					<>
						<div className="head">
							<h2 id="register-head">{words.title}</h2>
							<p className="lead">{words.lead}</p>
							<p className="small">{words.duration}</p>
						</div>
						<RegistrationForm {...offered} onSaved={setSaved} sheet />
					</>
				)}
			</div>
		</section>
	);
}
