// Specific names first: Edge and Opera also claim to be Chrome, and Chrome claims to be Safari.
const browsers = [
	["Edge", /\bEdg(e|A|iOS)?\//],
	["Opera", /\bOPR\/|\bOpera\b/],
	["Samsung Internet", /\bSamsungBrowser\//],
	["Firefox", /\b(Firefox|FxiOS)\//],
	["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
	["Safari", /\bSafari\//],
] as const;

const systems = [
	["iPhone", /\biPhone\b/],
	["iPad", /\biPad\b/],
	["Android", /\bAndroid\b/],
	["Windows", /\bWindows\b/],
	["ChromeOS", /\bCrOS\b/],
	["Mac", /\bMacintosh\b|\bMac OS X\b/],
	["Linux", /\bLinux\b/],
] as const;

/** Describes the browser and system of a `User-Agent`, such as `Firefox on Windows`. */
export function browserOf(userAgent: string): string {
	const browser = browsers.find(([, pattern]) => pattern.test(userAgent))?.[0];
	const system = systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
	if (!browser && !system) return "Unknown device";
	return `${browser ?? "Unknown browser"}${system ? ` on ${system}` : ""}`;
}
