import { currentSchool } from "#school/current-school.ts";

/** The title of a page of the office, as a route's `meta` answers it. */
export const adminTitle = (name: string) => [{ title: `${name} | ${currentSchool().name} Admin` }];
