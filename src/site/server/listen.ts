import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { EnvironmentError } from "#site/server/environment.ts";

/**
 * Starts listening.
 * @throws {EnvironmentError} when the port or address is not available
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
			throw new EnvironmentError(
				`Port ${port} is in use. Stop the other program, or set PORT to another number.`,
			);
		}
		if (code === "EACCES") {
			throw new EnvironmentError(
				`This user is not allowed to use port ${port}. Set PORT to 1024 or higher.`,
			);
		}
		if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
			throw new EnvironmentError("HOST is not an address of this machine.");
		}
		throw error;
	}
	return server.address() as AddressInfo;
}
