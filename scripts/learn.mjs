import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { workerData } from "node:worker_threads";
import { root } from "./paths.mjs";

// One classifier of the assistant, in a thread of its own.

const path = join(root, "src", "assistant", "engine", "classifiers.ts");
const { classifiers } = await import(pathToFileURL(path).href);
classifiers.find(({ name }) => name === workerData.name).store(workerData.folder);
