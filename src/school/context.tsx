import { createContext, type ReactNode, useContext } from "react";
import { currentSchool } from "#school/current-school.ts";
import type { School } from "#school/school.ts";

const SchoolContext = createContext<School | null>(null);

/** Tells the components below what the office entered of the school. */
export function SchoolProvider({ school, children }: { school: School; children: ReactNode }) {
	return <SchoolContext value={school}>{children}</SchoolContext>;
}

/** The school as everybody sees it. */
export function useSchool(): School {
	return useContext(SchoolContext) ?? currentSchool();
}
