import { join } from "node:path";
import { root } from "./paths.mjs";
import { precompress } from "./precompress.mjs";

// The second half of a build, run as a process of its own.

await precompress(join(root, "build", "client"));
await import("./compile-server.mjs");
