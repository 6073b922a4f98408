// A second instance of one of the library's files: see vite.config.ts.
declare module "react-router-late" {
	export { UNSAFE_createRouter as createRouter } from "react-router";
}
