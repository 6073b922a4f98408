import { school } from "#school/facts.ts";

/** The title of a page of the office, as a route's `meta` answers it. */
export const officeTitle = (name: string) => [{ title: `${name} | ${school.name} office` }];
