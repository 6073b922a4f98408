import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The top folder of the checkout. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The command of an installed package. */
export const bin = (name) => join(root, "node_modules", ".bin", name);

/** An error whose message is written for people: shown without a stack trace. */
export class UserError extends Error {}
