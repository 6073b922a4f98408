import type { Inline } from "#intake/mail/content/document.ts";
import { phoneHref } from "#ui/admin/phone-href.ts";

/** Returns a phone number to tap. */
export const phoneLink = (phone: string): Inline => ({
	text: phone,
	href: phoneHref(phone) as `tel:${string}`,
});

/** Returns an email address to tap. */
export const emailLink = (address: string): Inline => ({
	text: address,
	href: `mailto:${encodeURIComponent(address).replace("%40", "@")}`,
});
