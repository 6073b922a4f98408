import type { School } from "#school/profile/school.ts";

/** The file that a phone reads to put the site on its home screen, under the school's name. */
export const webManifest = ({ name }: Pick<School, "name">): string =>
	JSON.stringify({
		name,
		start_url: "/",
		display: "browser",
		background_color: "#fbf7ef",
		theme_color: "#0f4a46",
		icons: [192, 512].map((side) => ({
			src: `/icon-${side}.png`,
			sizes: `${side}x${side}`,
			type: "image/png",
		})),
	});
