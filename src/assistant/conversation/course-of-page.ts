import { inEnglish } from "#platform/text/language-paths.ts";

const COURSE = /^\/courses\/([^/]+)\/?$/;

/**
 * Returns the slug in the address of a program's page, in either language; undefined for another page, or none.
 * @param address as browsers tell it with each call
 */
export const courseOfPage = (address = ""): string | undefined =>
	URL.canParse(address) ? COURSE.exec(inEnglish(new URL(address).pathname))?.[1] : undefined;
