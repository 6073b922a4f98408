import * as z from "zod/mini";
import { endpoint } from "#api/endpoint.ts";

/** What the browser needs to send a notification through EmailJS; empty where not configured. */
export const emailjsConfig = z.object({
	publicKey: z.string(),
	serviceId: z.string(),
	templateId: z.string(),
});
export type EmailjsConfig = z.output<typeof emailjsConfig>;

export const getEmailjsConfig = endpoint({
	method: "GET",
	path: "/api/config/emailjs",
	access: "anyone",
	summary: "Returns the public EmailJS configuration; unset values are empty strings",
	status: 200,
	response: emailjsConfig,
});
