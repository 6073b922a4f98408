import { createContext, type ReactNode, useContext } from "react";
import { currentSchool } from "#school/current-school.ts";
import type { School } from "#school/school.ts";

const SchoolContext = createContext<School | null>(null);

/** Provides the school's profile to the components below. */
export function SchoolProvider({ school, children }: { school: School; children: ReactNode }) {
	return <SchoolContext value={school}>{children}</SchoolContext>;
}

/** Returns the school's profile. */
export function useSchool(): School {
	return useContext(SchoolContext) ?? currentSchool();
}
