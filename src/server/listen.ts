import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { EnvironmentProblem } from "#server/environment.ts";

/**
 * Begins to listen.
 * @throws {EnvironmentProblem} when the port or the address cannot be had
 */
export async function listen(
	server: Server,
	{ port, host }: { port: number; host: string | undefined },
): Promise<AddressInfo> {
	server.listen({ port, ...(host ? { host } : {}) });
	try {
		await once(server, "listening");
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		if (code === "EADDRINUSE") {
			throw new EnvironmentProblem(
				`Port ${port} is in use. Stop the other program, or set PORT to another number.`,
			);
		}
		if (code === "EACCES") {
			throw new EnvironmentProblem(
				`This user is not allowed to use port ${port}. Set PORT to 1024 or higher.`,
			);
		}
		if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
			throw new EnvironmentProblem("HOST is not an address of this machine.");
		}
		throw error;
	}
	return server.address() as AddressInfo;
}
