import { currentSchool } from "#school/current-school.ts";

/** Returns the title of an admin page for a route's `meta`. */
export const adminTitle = (name: string) => [{ title: `${name} | ${currentSchool().name} Admin` }];
