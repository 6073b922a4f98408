import { expect, test } from "vitest";
import { browserOf } from "#office/auth/browser.ts";

const mozilla = "Mozilla/5.0";

test.each([
	[
		`${mozilla} (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0`,
		"Firefox on Windows",
	],
	[
		`${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36 Edg/143.0`,
		"Edge on Windows",
	],
	[
		`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Safari/605.1.15`,
		"Safari on Mac",
	],
	[
		`${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0 Mobile/15E148 Safari/604.1`,
		"Chrome on iPhone",
	],
	[
		`${mozilla} (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0 Mobile Safari/537.36`,
		"Samsung Internet on Android",
	],
	[
		`${mozilla} (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36`,
		"Chrome on ChromeOS",
	],
	[
		`${mozilla} (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0 Safari/537.36`,
		"Chrome on Linux",
	],
	["SomethingNew/1.0 (Windows NT 11.0)", "Unknown browser on Windows"],
	["curl/8.5.0", "Unknown device"],
	["", "Unknown device"],
])("%s", (userAgent, words) => {
	expect(browserOf(userAgent)).toBe(words);
});
