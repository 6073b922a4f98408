import { createContext } from "react";

/**
 * Nonce of the page that is being rendered, for its own inline scripts and styles; undefined in
 * the browser. The server replaces it and allows exactly these elements by hash.
 */
export const NonceContext = createContext<string | undefined>(undefined);

/** Response header that passes the nonce to the page cache; never sent. */
export const nonceHeader = "x-render-nonce";
