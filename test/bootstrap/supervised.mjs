// A stand-in for a server in signals.test.ts: says what it hears, and leaves with code 5 when told "enough".
import { stopWithParent } from "../../scripts/supervise.mjs";

stopWithParent();
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
	process.on(signal, () => console.log(`heard ${signal}`));
}
process.on("SIGUSR2", () => process.exit(5));
setInterval(() => {}, 1000);
console.log(`ready ${process.pid}`);
