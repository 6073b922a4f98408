import type { ComponentProps } from "react";
import { HomeSuccess as HomeSuccessInWords } from "#intake/registrations/home-success.tsx";
import { successInSpanish } from "#intake/registrations/success-words-in-spanish.tsx";
import { MoreWords } from "#ui/more-words.tsx";

const translations = [successInSpanish];

/** What stands on the Spanish home page in place of its form after a registration, with the words for it. */
export function HomeSuccess(props: ComponentProps<typeof HomeSuccessInWords>) {
	return (
		<MoreWords translations={translations}>
			<HomeSuccessInWords {...props} />
		</MoreWords>
	);
}
