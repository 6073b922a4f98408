import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Tells connections above a limit from those below it. */
export class OpenConnections {
	readonly #surplus = new WeakSet<Socket>();
	#open = 0;

	/** @param most connections; the later ones are surplus for as long as they live */
	constructor(server: Server, most: number) {
		server.on("connection", (socket: Socket) => {
			this.#open++;
			if (this.#open > most) this.#surplus.add(socket);
			socket.once("close", () => this.#open--);
		});
	}

	isSurplus(socket: Socket): boolean {
		return this.#surplus.has(socket);
	}
}
