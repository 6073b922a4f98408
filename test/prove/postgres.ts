import { bin } from "../../scripts/paths.mjs";
import { runProgram } from "../../scripts/run-program.mjs";

// The whole API on the newest PostgreSQL that the site supports. `npm test` runs it on the oldest.

process.exitCode = await runProgram(bin("vitest"), ["run", "--project", "api on PostgreSQL*"], {
	env: { NODE_ENV: "test", WHOLLY_ON_POSTGRES: "18" },
});
