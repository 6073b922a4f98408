import { createContext } from "react";

/**
 * The nonce of the page that is being rendered, for its own inline scripts and styles; undefined in
 * the browser. The server takes it out again and allows exactly these elements by hash.
 */
export const NonceContext = createContext<string | undefined>(undefined);

/** The header in which a rendered page tells its nonce to whoever finishes it; never sent. */
export const nonceHeader = "x-render-nonce";
