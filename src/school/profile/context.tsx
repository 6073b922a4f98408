import { createContext, type ReactNode, useContext } from "react";
import { knownSchool } from "#school/profile/known-school.ts";
import type { OpeningNow } from "#school/profile/opening-hours.ts";
import type { School } from "#school/profile/school.ts";

const SchoolContext = createContext<School | null>(null);

/** What the opening hours were when the page was rendered; null if that is not known. */
export const OpeningContext = createContext<OpeningNow | null>(null);

interface Props {
	school: School;
	opening: OpeningNow | null;
	children: ReactNode;
}

/** Provides the school's profile to the components below. */
export function SchoolProvider({ school, opening, children }: Props) {
	return (
		<SchoolContext value={school}>
			<OpeningContext value={opening}>{children}</OpeningContext>
		</SchoolContext>
	);
}

/** Returns the school's profile. */
export function useSchool(): School {
	return useContext(SchoolContext) ?? knownSchool();
}
