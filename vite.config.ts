import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export const publicParts = [
	"school/profile/(profile|opening-hours|open-now|contact-links|logo|navigation|header|footer|head|pictures)",
	"school/profile/(not-found|error-page|benefits|structured-data|public-layout)",
	"ui/(icons|pulse|route-focus|early-actions|toast|toast-region|reference|success-heading)",
	"ui/(draft|draft-store|email-field|field|field-errors|form-note|submit-button|trap|trap-field|use-draft-form)",
	"ui/(unique-keys)",
	"platform/calendar/(days|new-york)",
	"platform/text/plural",
	"school/courses/(card|course-select|structured-data)",
	"intake/registrations/(registration-form|registration-success)",
];

export default defineConfig({
	plugins: [reactRouter()],
	build: { assetsInlineLimit: 0, target: "es2022" },
	environments: {
		// What nearly every public page needs comes in two files: twenty small ones compress worse.
		// They are named one by one, so that nothing of the office gets among them.
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
									test: new RegExp(`/src/(${publicParts.join("|")})\\.tsx?$`),
									minShareCount: 2,
								},
							],
						},
					},
				},
			},
		},
		// Shared modules are imported as `#room/file.ts` and stay outside the server bundle:
		// the server runs them natively, and two copies of a contract would be two contracts.
		// The office's components are bundled, with what they use of Radix: its package loads all of it.
		ssr: {
			build: { rolldownOptions: { external: [/^#.*\.ts$/] } },
			resolve: { noExternal: [/^radix-ui/, /^@radix-ui\//, /^@floating-ui\//] },
		},
	},
	server: { middlewareMode: true },
	// Found at the start: what the browser's code loads only later would make development reload.
	optimizeDeps: { include: ["zod/mini", "@tanstack/react-query"] },
});
