import { type Route, route } from "#api/call.server.ts";
import { type EmailjsConfig, getEmailjsConfig } from "#mail/contract.ts";

export const mailRoutes = (emailjs: EmailjsConfig): Route[] => [
	route(getEmailjsConfig, () => emailjs),
];
