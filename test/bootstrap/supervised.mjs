// A stand-in for a server in signals.test.ts: prints the signals it gets, and exits with code 5 on SIGUSR2.
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
	process.on(signal, () => console.log(`received ${signal}`));
}
process.on("SIGUSR2", () => process.exit(5));
setInterval(() => {}, 1000);
console.log(`ready ${process.pid}`);
