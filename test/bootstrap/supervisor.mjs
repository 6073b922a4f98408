// A stand-in for a step in signals.test.ts: runs a program and exits as it exited.
import { runProgram } from "../../scripts/run-program.mjs";

process.exitCode = await runProgram(process.execPath, process.argv.slice(2));
