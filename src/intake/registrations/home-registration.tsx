import { type ComponentProps, type ComponentType, useState } from "react";
import type { ClassChoices } from "#intake/registrations/class-select.tsx";
import type { HomeSuccess } from "#intake/registrations/home-success.tsx";
import { RegistrationForm } from "#intake/registrations/registration-form.tsx";
import type { SavedRegistration } from "#intake/registrations/registration-success.tsx";
import { registrationWords } from "#intake/registrations/words.ts";
import type { CourseChoices } from "#school/courses/course-select.tsx";
import { focusHeading } from "#ui/route-focus.tsx";
import { useLanguage } from "#ui/site-link.tsx";

/** Shows the registration form on the home page, with the same behavior as at /register. */
export function HomeRegistration(offered: {
	courses: CourseChoices;
	classes: ClassChoices;
	consent: string;
}) {
	const [saved, setSaved] = useState<SavedRegistration | null>(null);
	const [Success, setSuccess] = useState<ComponentType<ComponentProps<typeof HomeSuccess>>>();
	const words = registrationWords.use();
	const language = useLanguage();
	const prepare = async () => {
		const loaded = await (language === "es"
			? import("#intake/registrations/home-success-in-spanish.tsx")
			: import("#intake/registrations/home-success.tsx"));
		setSuccess(() => loaded.HomeSuccess);
	};
	const another = () => {
		setSaved(null);
		requestAnimationFrame(() => focusHeading(document.querySelector("#register h2"), true));
	};
	return (
		<section className="band mint" id="register" aria-labelledby="register-head">
			<div className="wrap split even">
				{saved && Success ? (
					<Success saved={saved} onAnother={another} />
				) : (
					<>
						<div className="head">
							<h2 id="register-head">{words.title}</h2>
							<p className="lead">{words.lead}</p>
							<p className="small">{words.duration}</p>
						</div>
						<RegistrationForm {...offered} prepare={prepare} onSaved={setSaved} sheet />
					</>
				)}
			</div>
		</section>
	);
}
