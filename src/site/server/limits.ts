const SECOND = 1000;
const KB = 1024;

/** What one connection, or all together, may ask of the server. */
export interface ServerLimits {
	/** Bytes of the request line and all headers; more is 431. */
	headerBytes: number;
	/** Header lines; more is 431. */
	headers: number;
	/** Characters of path and query string; more is 414. */
	urlLength: number;
	/** Milliseconds until all headers have arrived; longer is 408. */
	headersTimeout: number;
	/** Milliseconds until the whole request has arrived; longer is 408. */
	requestTimeout: number;
	/** Milliseconds between two looks at these two timeouts. */
	checkInterval: number;
	/** Milliseconds that an idle connection stays open between requests. */
	keepAliveTimeout: number;
	/** Milliseconds in which the other side reads nothing of a waiting response, after which its connection is closed. */
	idleTimeout: number;
	/** Requests of one connection that wait for their turn; one more is 503 and the last. */
	pipelined: number;
	/** Open connections; requests of later ones are 503. */
	connections: number;
	/** Further connections that still hear why; later ones are closed at once. */
	surplusConnections: number;
}

/** The limits of the site. Why these figures: docs/decisions/0062-server-limits.md. */
export const serverLimits: ServerLimits = {
	// Node's own default, which is also what common proxies send at most.
	headerBytes: 16 * KB,
	// Browsers send about 20, and each proxy adds a few. Node drops headers above 2,000 without a word.
	headers: 100,
	// RFC 9110 (4.1) asks for at least 8,000.
	urlLength: 8 * KB,
	headersTimeout: 15 * SECOND,
	// A picture of 10 MB over 1.5 Mbit/s.
	requestTimeout: 60 * SECOND,
	checkInterval: 5 * SECOND,
	// Proxies keep idle connections for 60 to 75 seconds. The proxy must close first, or it sends a
	// request into a closing connection and responds 502.
	keepAliveTimeout: 90 * SECOND,
	// A phone in an elevator comes back sooner.
	idleTimeout: 60 * SECOND,
	// Neither browsers nor proxies send a request before they have the last response.
	pipelined: 8,
	// One costs about 20 KB; a proxy in front needs a few hundred.
	connections: 4096,
	surplusConnections: 512,
};
