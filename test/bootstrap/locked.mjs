// A stand-in for an installation in lock.test.ts: holds the lock until its input ends.
import { once } from "node:events";
import { withLock } from "../../scripts/lock.mjs";

await withLock(
	"installing",
	async () => {
		console.log("working");
		await once(process.stdin.resume(), "end");
		console.log("done");
	},
	process.argv[2],
);
