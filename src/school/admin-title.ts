import { currentSchool } from "#school/current-school.ts";

/** The title of a page of the admin area, as a route's `meta` returns it. */
export const adminTitle = (name: string) => [{ title: `${name} | ${currentSchool().name} Admin` }];
