import { createContext } from "react";

/** Whether this site is a demonstration, whose people and prices are made up. */
export const DemoContext = createContext(false);
