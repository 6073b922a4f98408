import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The top folder of the checkout, wherever the command was typed. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** A reason to stop that is written for a person: shown as it is, without a stack trace. */
export class Stop extends Error {}
