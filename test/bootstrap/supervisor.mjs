// A stand-in for the bootstrap in signals.test.ts: runs a program and leaves as it left.
import { supervise, tiedToParent } from "../../scripts/supervise.mjs";

const { code } = await supervise(process.execPath, process.argv.slice(2), tiedToParent());
process.exitCode = code;
