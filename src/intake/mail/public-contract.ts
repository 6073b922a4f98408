import * as z from "zod/mini";
import { endpoint } from "#platform/api/endpoint.ts";

/** Browser settings for sending email through EmailJS; empty if not configured. */
const emailjsConfig = z.object({
	publicKey: z.string(),
	serviceId: z.string(),
	templateId: z.string(),
});
export type EmailjsConfig = z.output<typeof emailjsConfig>;

export const getEmailjsConfig = endpoint("GET /api/config/emailjs", {
	access: "anyone",
	summary: "Returns the public EmailJS configuration; unset values are empty strings",
	response: emailjsConfig,
});
