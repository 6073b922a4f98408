import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	build: { assetsInlineLimit: 0, target: "es2022" },
	environments: {
		// Shared modules are imported as `#room/file.ts` and stay outside the server bundle:
		// the server runs them natively, and two copies of a contract would be two contracts.
		ssr: { build: { rolldownOptions: { external: [/^#.*\.ts$/] } } },
	},
	server: { middlewareMode: true },
});
