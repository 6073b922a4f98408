import { readFileSync } from "node:fs";

/** The unit of times in /proc. */
const TICK_SECONDS = 0.01;

/** Returns the seconds of processor time that processes have taken since their start; Linux only. */
export function processorSeconds(...pids: readonly number[]): number {
	return pids.reduce((sum, pid) => {
		const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
		// The name of the program, in parentheses, may hold blanks.
		const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
		return sum + (Number(fields[11]) + Number(fields[12])) * TICK_SECONDS;
	}, 0);
}

/** Returns the resident memory of a process in MB; Linux only. */
export function residentMB(pid: number): number {
	const status = readFileSync(`/proc/${pid}/status`, "utf8");
	return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024);
}
