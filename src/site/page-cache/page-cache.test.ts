import { expect, test } from "vitest";
import type { Page } from "#site/page-cache/page.server.ts";
import { PageCache } from "#site/page-cache/page-cache.server.ts";

const courses = new Set(["cna", "ekg"]);

async function store() {
	const rendered: string[] = [];
	const pages = new PageCache(async (address) => {
		rendered.push(address);
		// Long enough for the best compression to differ from the quick one.
		const words = Array.from({ length: 20_000 }, (_, n) => `${(n * 7919) % 997} ${address}`);
		return new Response(`<p>${words.join(" ")}</p>`);
	});
	await pages.publish(1, courses);
	const visit = async (path: string): Promise<Page | null> => {
		const { pathname, searchParams } = new URL(path, "http://localhost");
		const address = pages.keyOf(pathname, searchParams);
		return address === null ? null : pages.page(address);
	};
	return { pages, rendered, visit };
}

test("thousands of made-up URLs create one page of each kind", async () => {
	const { rendered, visit } = await store();
	for (let n = 0; n < 5000; n++) {
		await visit(`/courses/made-up-${n}`);
		await visit(`/courses/Made%20Up%20${n}/?utm=${n}`);
		await visit(`/register?program=made-up-${n}`);
		await visit(`/about?n=${n}`);
	}
	expect(rendered).toEqual(["/courses/-", "/register", "/about"]);
});

test("a registration for one class, and its success view, are rendered for each request", async () => {
	const { rendered, visit } = await store();
	await visit("/register?class=5");
	await visit("/register?registered=R-123456&place=3");
	expect(rendered).toEqual([]);
});

test("each existing course has its own page", async () => {
	const { rendered, visit } = await store();
	for (const path of ["/courses/cna", "/courses/ekg/?x=1", "/register?program=ekg&x=1"]) {
		await visit(path);
	}
	expect(rendered).toEqual(["/courses/cna", "/courses/ekg", "/register?program=ekg"]);
});

test("a course has a page from the version in which it first exists", async () => {
	const { pages, rendered, visit } = await store();
	await visit("/courses/new");
	await pages.publish(2, new Set([...courses, "new"]));
	await visit("/courses/new");
	expect(rendered).toEqual(["/courses/-", "/courses/-", "/courses/new"]);
});

test("pages of former versions are not recompressed: the queue holds none of them", async () => {
	const { pages, visit } = await store();
	const made: { page: Page; quick: Buffer }[] = [];
	for (let version = 2; version < 22; version++) {
		await pages.publish(version, courses);
		const page = await visit("/");
		if (page) made.push({ page, quick: page.bytes.br });
	}
	const isBest = ({ page, quick }: (typeof made)[number]) => page.bytes.br !== quick;
	await expect.poll(() => made.slice(-1).every(isBest), { timeout: 5000 }).toBe(true);
	expect(made.filter(isBest)).toHaveLength(1);
});

/** A cache whose only page names the version, on a clock that a test moves. */
async function expiringCache() {
	const state = { now: 0, version: 1, isDown: false, renewals: 0 };
	const pages = new PageCache(async () => new Response(`<p>${state.version}</p>`), {
		now: () => state.now,
		async renew() {
			state.renewals += 1;
			if (state.isDown) throw new Error("The database does not answer.");
			state.version += 1;
			await pages.publish(state.version, courses, state.now + 1000);
		},
	});
	await pages.publish(state.version, courses, 1000);
	const read = async () => {
		const page = pages.peek("/") ?? (await pages.page("/"));
		return page.bytes.identity.toString();
	};
	return { pages, state, read };
}

test("a version is published with its pages: until then the former are served, and none afterwards", async () => {
	let version = 1;
	const asked = Promise.withResolvers<void>();
	const go = Promise.withResolvers<void>();
	const pages = new PageCache(async (address) => {
		const text = `<p>${version}</p>`;
		if (version > 1) {
			asked.resolve();
			await go.promise;
		}
		return new Response(text, { status: address === "/contact" && version > 1 ? 503 : 200 });
	});
	await pages.publish(1, courses);
	const addresses = ["/", "/courses/cna", "/contact"];
	for (const address of addresses) await pages.page(address);
	const seen = () => addresses.map((address) => pages.peek(address)?.bytes.identity.toString());
	version = 2;
	const published = pages.publish(2, new Set(["ekg"]));
	await asked.promise;
	expect(seen()).toEqual(["<p>1</p>", "<p>1</p>", "<p>1</p>"]);
	go.resolve();
	await published;
	// The course is gone, and the third can't be rendered.
	expect(seen()).toEqual(["<p>2</p>", undefined, undefined]);
	expect(pages.warnings()).toEqual([expect.stringMatching(/^\/contact can’t be rendered/)]);
});

test("a version is published even if a page of it never comes", async () => {
	let isStuck = false;
	const pages = new PageCache((address) =>
		isStuck && address === "/about"
			? Promise.withResolvers<Response>().promise
			: Promise.resolve(new Response(address)),
	);
	await pages.publish(1, courses);
	for (const address of ["/", "/about", "/contact"]) await pages.page(address);
	isStuck = true;
	await pages.publish(2, courses);
	expect(["/", "/about", "/contact"].map((address) => pages.peek(address) !== undefined)).toEqual([
		true,
		false,
		false,
	]);
});

test("pages are rendered again the moment they expire, and not before", async () => {
	const { state, read } = await expiringCache();
	expect(await read()).toContain("<p>1</p>");
	state.now = 999;
	expect(await read()).toContain("<p>1</p>");
	state.now = 1000;
	expect(await Promise.all([read(), read()])).toEqual([
		expect.stringContaining("<p>2</p>"),
		expect.stringContaining("<p>2</p>"),
	]);
	expect(state.renewals).toBe(1);
});

test("in an outage expired pages stay, and renewal is tried again after a minute", async () => {
	const { state, read } = await expiringCache();
	await read();
	Object.assign(state, { now: 1000, isDown: true });
	expect(await read()).toContain("<p>1</p>");
	expect(await read()).toContain("<p>1</p>");
	expect(state.renewals).toBe(1);
	Object.assign(state, { now: 61_000, isDown: false });
	expect(await read()).toContain("<p>2</p>");
});

test("a page that can’t be rendered stays as it was before the change, until it can", async () => {
	let text: string | null = "old";
	const pages = new PageCache(
		async () => new Response(text ?? "Sorry.", { status: text === null ? 503 : 200 }),
	);
	const read = async (address: string) => {
		const { status, bytes } = await pages.page(address);
		return [status, String(bytes.identity)];
	};
	await pages.publish(1, courses);
	await read("/");
	await read("/courses/cna");
	text = null;
	await pages.publish(2, courses);
	expect(await read("/")).toEqual([200, "old"]);
	expect((await read("/about"))[0]).toBe(503);
	expect(pages.warnings()).toEqual([
		expect.stringMatching(/^\/ can’t be rendered/),
		expect.stringMatching(/^\/courses\/cna can’t be rendered/),
		expect.stringMatching(/^\/about can’t be rendered/),
	]);
	await pages.publish(3, new Set(["ekg"]));
	expect(await read("/")).toEqual([200, "old"]);
	expect((await read("/courses/cna"))[0]).toBe(503);
	text = "new";
	expect(await read("/")).toEqual([200, "new"]);
	await read("/about");
	// A course that is gone is missed by nobody.
	expect(pages.warnings()).toEqual([]);
});
