import { currentSchool } from "#school/current.ts";

/** The title of a page of the office, as a route's `meta` answers it. */
export const officeTitle = (name: string) => [{ title: `${name} | ${currentSchool().name} Admin` }];
