import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { sharedChunks } from "./vite.chunks.ts";

export const publicParts = [
	"school/profile/(profile|opening-hours|open-now|contact-links|logo|navigation|header|footer|head|pictures|words|opening-words|home-words)",
	"school/profile/(not-found|error-page|structured-data|public-layout)",
	"ui/(icons|pulse|route-focus|early-actions|toast|toast-region)",
	"ui/(draft|draft-store|email-field|field|field-errors|form-note|submit-button|trap|trap-field|use-draft-form)",
	"ui/(unique-keys|words|said|site-link)",
	"platform/calendar/(days|new-york)",
	"platform/text/(capital|plural|language|language-paths)",
	"school/texts/(cards|home-words|page-texts)",
	"site/pages/home-words",
	"school/courses/(card|card-words|plain-picture|course-select|course-list|summary)",
	"intake/registrations/registration-form",
	"assistant/widget/words",
];

/**
 * What nearly every public page needs comes in two files: twenty small ones compress worse. They are named one by one, so
 * that nothing of the office gets among them.
 */
const namedChunks = [
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
	// What every Spanish page says, what its forms say, and what is said after a registration: a file each, too.
	{
		name: "in-spanish",
		test: /\/src\/(?:platform\/calendar\/in-spanish|ui\/toast-words-in-spanish|assistant\/widget\/words-in-spanish|school\/profile\/(?:words|opening-words)-in-spanish|school\/translations\/program-names-in-spanish|site\/spanish\/page)\.tsx?$/,
	},
	{
		name: "forms-in-spanish",
		test: /\/src\/(?:ui\/form-words-in-spanish|school\/courses\/course-select-words-in-spanish|intake\/registrations\/words-in-spanish|site\/spanish\/forms)\.tsx?$/,
	},
	{
		name: "success-in-spanish",
		test: /\/src\/(?:school\/profile\/week-in-spanish|intake\/(?:placements\/words|registrations\/success-words)-in-spanish)\.tsx?$/,
	},
	// What the pages of courses and of classes share.
	{
		name: "classes-shared",
		test: /\/src\/(?:school\/classes\/(?:class-list|list-words|in-short|shown-class|weekdays|words)|platform\/text\/money)\.tsx?$/,
		minShareCount: 2,
	},
	{
		name: "courses-in-spanish",
		test: /\/src\/school\/(?:classes\/(?:list-)?words|facts\/(?:page-words|key-facts))-in-spanish\.tsx?$/,
		minShareCount: 2,
	},
];

const shared = sharedChunks((id) => namedChunks.some(({ test }) => test.test(id)));

export default defineConfig({
	plugins: [reactRouter(), shared.plugin],
	build: { assetsInlineLimit: 0, target: "es2022" },
	environments: {
		client: {
			build: {
				rolldownOptions: {
					output: {
						// Their own name lists every page that shares them.
						chunkFileNames: ({ name }) =>
							`assets/${name.startsWith("visitors~") ? "shared" : "[name]"}-[hash].js`,
						codeSplitting: {
							groups: [
								...namedChunks,
								// Before the office, whose file would take it along with what imports it.
								...shared.groups,
								// What pages of the office share is one file too: by the pages that share it, it was a hundred.
								{
									name: "office",
									test: /\/src\/(?:office|(?:[\w-]+\/)+admin)\/.*\.tsx?$/,
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
