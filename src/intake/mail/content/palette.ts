/** Colors of emails, by their names in the website's palette. Mail clients know no custom properties. */
export const light = {
	ink: "#10201f",
	mute: "#4a5d59",
	pine: "#0f4a46",
	teal: "#0b7a75",
	mint: "#e3f3ef",
	sand: "#fbf7ef",
	paper: "#ffffff",
	coral: "#c2410c",
	line: "#d6dedb",
} as const;

/** The same in dark mode, as in the admin area. */
export const dark = {
	ink: "#e4eeeb",
	mute: "#9fb5af",
	pine: "#d9efe9",
	teal: "#63cfc0",
	mint: "#17322e",
	sand: "#0b1514",
	paper: "#101d1b",
	line: "#263b38",
} as const;

/** The band at the top and the button look the same in both modes. */
export const band = { background: "#0f4a46", text: "#ffffff", trace: "#7fd6c6" } as const;
export const button = { background: light.coral, text: "#ffffff" } as const;
