import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Store = typeof import("#office/live-updates/store.ts");

/** The browser's end of a stream; a test plays the server. */
class FakeSource {
	static readonly CLOSED = 2;
	static opened: FakeSource[] = [];
	readonly readyState = 1;
	readonly url: string;
	onmessage: (event: { data: string; lastEventId: string }) => void = () => {};
	onerror = () => {};
	addEventListener = () => {};
	close = () => {};
	constructor(url: string) {
		this.url = url;
		FakeSource.opened.push(this);
	}
}

const hello = (id: string, changes = {}) => [{ hello: true, changes }, id] as const;
/** Sends a message on the newest stream. Until it has said hello, it has no event id. */
function tell(message: object, lastEventId = "") {
	FakeSource.opened.at(-1)?.onmessage({ data: JSON.stringify(message), lastEventId });
}

let store: Store;
let isBack: boolean[];
let changed: string[][];
let leave: () => void;
const connect = () => {
	leave = store.connectLiveUpdates(({ changes }, back) => {
		isBack.push(back);
		changed.push(Object.keys(changes));
	});
};
const offered = () => store.liveUpdatesStore.newIds("registration");

beforeEach(async () => {
	FakeSource.opened = [];
	isBack = [];
	changed = [];
	vi.stubGlobal("EventSource", FakeSource);
	vi.stubGlobal("document", {
		visibilityState: "visible",
		addEventListener() {},
		removeEventListener() {},
	});
	vi.resetModules();
	store = await import("#office/live-updates/store.ts");
	connect();
});
afterEach(() => {
	leave();
	vi.unstubAllGlobals();
});

test("a row is offered once, though the next stream tells it again", () => {
	tell(...hello("1000"));
	tell({ changes: { registration: [7] } }, "1000");
	expect(offered()).toEqual([7]);
	store.clearNew("registration", []);
	leave();
	connect();
	tell(...hello("2000", { registration: [7, 8] }));
	expect(offered()).toEqual([8]);
});

test("a row that a list shows is not offered when its update comes later", () => {
	tell(...hello("1000"));
	store.clearNew("registration", [{ id: 7 }]);
	tell({ changes: { registration: [7, 8] } }, "1000");
	expect(offered()).toEqual([8]);
});

test("a stream resumes where the last one began, also if a change comes before its first word", () => {
	tell(...hello("1000"));
	leave();
	connect();
	expect(FakeSource.opened.at(-1)?.url).toContain("lastEventId=1000");
	tell({ changes: { person: [] } });
	tell(...hello("2000"));
	expect(isBack).toEqual([false, false, true]);
});

test("what changed after the page had asked for it is told by its first stream, however late that is", () => {
	vi.spyOn(performance, "now").mockReturnValue(performance.now() + 60_000);
	const agoMs = { person: 59_000, contact: 100_000, registration: 100 };
	const message = { hello: true, changes: {}, agoMs };
	tell(message, "1000");
	expect(changed).toEqual([["registration", "person"]]);
	expect(offered()).toEqual([]);
	tell({ hello: true, changes: {}, upMs: 1000, agoMs: {} }, "1001");
	expect(changed.at(-1)).toContain("canned reply");
	vi.restoreAllMocks();
});
