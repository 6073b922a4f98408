/** More than a message of ours has. */
const MAX_READ = 2000;
const MAX_KEPT = 300;

// An apostrophe inside a word opens and closes nothing; a quotation that is cut off ends with the text.
const quotations = /"[^"]*"?|(?<!\w)'(?:[^']|'(?=\w))*'?|`[^`]*`?|“[^”]*”?|‘[^’]*’?|«[^»]*»?/g;

/**
 * Masks what an error's message may repeat of a record: quotations, numbers, email addresses, URLs and words
 * that are not plain ASCII. The numbers of React's own errors stay.
 */
export function maskMessage(message: string): string {
	return firstWords(message)
		.replace(quotations, "<text>")
		.split(" ")
		.map(maskWord)
		.join(" ")
		.replace(/\d+/g, (digits, at: number, text: string) =>
			text.slice(0, at).endsWith("React error #") ? digits : "0",
		)
		.slice(0, MAX_KEPT);
}

/** Returns as many whole words as are read, with single blanks. */
function firstWords(message: string): string {
	const read = message.slice(0, MAX_READ).replace(/\s+/g, " ");
	return message.length > MAX_READ ? read.slice(0, read.lastIndexOf(" ") + 1) : read;
}

function maskWord(word: string): string {
	if (/\bhttps?:/i.test(word)) return "<url>";
	if (word.includes("@")) return "<email>";
	return /[^ -~]/.test(word) ? "<text>" : word;
}

/** Replaces everything in the path of a page that is not a plain word, such as the id of a record. */
export function maskPath(path: string): string {
	return path
		.split("/")
		.map((segment) => (/^[a-z-]{0,30}$/.test(segment) ? segment : ":id"))
		.join("/")
		.slice(0, 100);
}

const ownFrame = /^assets\/[\w.-]{1,100}\.js:\d{1,7}:\d{1,7}$/;
const MAX_FRAMES = 10;

/** Returns the first places of a stack that are in files of the site, as `assets/FILE:LINE:COLUMN`. */
export function ownFrames(stack: string, origin: string): string[] {
	const places = stack.split(/[\s()@]+/).filter((place) => place.startsWith(`${origin}/`));
	return onlyOwn(places.map((place) => place.slice(origin.length + 1)));
}

/** Drops what does not look like a place in a file of the site. */
export function onlyOwn(frames: readonly string[]): string[] {
	return frames.filter((frame) => ownFrame.test(frame)).slice(0, MAX_FRAMES);
}
