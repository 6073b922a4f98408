import * as fc from "fast-check";
import { expect, test } from "vitest";
import { maskMessage, maskPath, onlyOwn, ownFrames } from "#platform/browser-errors/masking.ts";

test.each([
	[
		"Cannot read properties of undefined (reading 'email')",
		"Cannot read properties of undefined (reading <text>)",
	],
	['"Xanthippe Quillfeather" is not a course', "<text> is not a course"],
	["Can't parse 'Xanthippe' or 'O'Hara' now", "Can't parse <text> or <text> now"],
	[
		"No “Xanthippe”, no ‘Quillfeather’, no «Anna», no `x`",
		"No <text>, no <text>, no <text>, no <text>",
	],
	["cut off: 'Xanthippe Quillf", "cut off: <text>"],
	['cut off: "Xanthippe Quillf', "cut off: <text>"],
	["mail to <xanthippe@private.example> failed", "mail to <email> failed"],
	["call 973-555-0188 or (973) 555 0188", "call 0-0-0 or (0) 0 0"],
	["Invalid time value 2026-11-22T10:00:00", "Invalid time value 0-0-0T0:0:0"],
	["see https://school.example/admin/registrations/7?q=xanthippe now", "see <url> now"],
	["Zoë was here", "<text> was here"],
	["two\nlines\tand   spaces", "two lines and spaces"],
	[
		"Minified React error #418; visit https://react.dev/errors/418?args[]=Xanthippe for 7 reasons",
		"Minified React error #418; visit <url> for 0 reasons",
	],
])("%s is masked", (message, masked) => {
	expect(maskMessage(message)).toBe(masked);
});

test("whatever a message quotes is not in what is kept", () => {
	const secret = fc.stringMatching(/^[A-Za-z ]{3,40}$/).map((text) => `Quill${text}`);
	const around = fc.constantFrom(['"', '"'], [" '", "' "], ["`", "`"], ["“", "”"], [" ‘", "’ "]);
	// biome-ignore lint/nursery/noFloatingPromises: a property without promises
	fc.assert(
		fc.property(secret, around, fc.nat(3000), (text, [open, close], length) => {
			const message = `${"word ".repeat(length / 5)}${open}${text}${close} end`;
			expect(maskMessage(message)).not.toContain("Quill");
		}),
	);
});

test("an endless message is bounded", () => {
	for (const part of ['"', "'", "@", "a", "9", " '", "http:", "React error #", "é"]) {
		expect(maskMessage(part.repeat(1_000_000)).length).toBeLessThanOrEqual(300);
	}
});

test.each([
	["/admin/registrations/17", "/admin/registrations/:id"],
	["/admin/courses/new", "/admin/courses/new"],
	["/admin/my-account", "/admin/my-account"],
	["/admin/Xanthippe%20Quillfeather/x@y", "/admin/:id/:id"],
	["/admin", "/admin"],
])("the path %s is %s", (path, masked) => {
	expect(maskPath(path)).toBe(masked);
});

const chrome = `TypeError: Xanthippe
    at t (https://school.example/assets/list-Ab_1.js:1:2345)
    at https://cdn.example/assets/other.js:1:1
    at chrome-extension://abc/assets/x.js:1:1
    at async Promise.all (index 0)
    at r (https://school.example/assets/react-9z.js:12:9)
    at https://school.example/admin/registrations/7:1:1`;
const firefox = `t@https://school.example/assets/list-Ab_1.js:1:2345
@https://cdn.example/assets/other.js:1:1
r@https://school.example/assets/react-9z.js:12:9
`;

test.each([chrome, firefox])("of a stack only places in the site's files are kept", (stack) => {
	expect(ownFrames(stack, "https://school.example")).toEqual([
		"assets/list-Ab_1.js:1:2345",
		"assets/react-9z.js:12:9",
	]);
});

test("places that are none are dropped, and so are more than ten", () => {
	expect(
		onlyOwn(["assets/a.js:1:1", "Xanthippe", "assets/../x.js:1:1", "assets/a b.js:1:1"]),
	).toEqual(["assets/a.js:1:1"]);
	expect(onlyOwn(Array(20).fill("assets/a.js:1:1"))).toHaveLength(10);
});
