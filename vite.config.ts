import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	build: { assetsInlineLimit: 0, target: "es2022" },
	environments: {
		// What nearly every public page needs comes in two files: twenty small ones compress worse.
		// Parts for the office alone live deeper (`ui/office/…`) and stay out of them.
		client: {
			build: {
				rolldownOptions: {
					output: {
						codeSplitting: {
							groups: [
								{
									name: "react",
									test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
									minShareCount: 2,
								},
								{
									name: "site",
									test: /\/src\/((ui|school)\/[^/]+|courses\/(card|course-select))\.tsx?$/,
									minShareCount: 3,
								},
							],
						},
					},
				},
			},
		},
		// Shared modules are imported as `#room/file.ts` and stay outside the server bundle:
		// the server runs them natively, and two copies of a contract would be two contracts.
		ssr: { build: { rolldownOptions: { external: [/^#.*\.ts$/] } } },
	},
	server: { middlewareMode: true },
	// Found at the start: what the browser's code loads only later would make development reload.
	optimizeDeps: { include: ["zod/mini", "@tanstack/react-query"] },
});
