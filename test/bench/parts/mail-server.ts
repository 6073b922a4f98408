import { MailServer } from "../../mail-server.ts";

// A mail server in a process of its own, so that it takes no time from what is measured. It sends its
// URL to its parent and ends with it. With the argument `silent` it takes connections and says nothing.

const server = await new MailServer().listen();
if (process.argv[2] === "silent") server.behavior = { isSilent: true };
process.once("disconnect", () => process.exit());
process.send?.(server.url);
