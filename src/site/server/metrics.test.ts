import { expect, test } from "vitest";
import { Histogram, metric, requestKind } from "#site/server/metrics.ts";

test("a metric is its help, its type and a line for each sample", () => {
	const samples = [{ labels: { kind: "page", status: "200" }, value: 3 }, { value: 0.5 }];
	expect(metric("school_things_total", "counter", "Things", samples)).toBe(
		`# HELP school_things_total Things
# TYPE school_things_total counter
school_things_total{kind="page",status="200"} 3
school_things_total 0.5
`,
	);
	expect(metric("school_none", "gauge", "None", [])).toBe("");
});

test("the buckets of a histogram add up, and a bound belongs to its bucket", () => {
	const histogram = new Histogram();
	for (const seconds of [0, 0.001, 0.0011, 0.25, 5, 5.1, 60]) histogram.add(seconds);
	const text = metric("d", "histogram", "Durations", histogram.samples({ kind: "api" }));
	const bucket = (le: string) =>
		Number(text.split(`d_bucket{kind="api",le="${le}"} `)[1]?.split("\n")[0]);
	expect(["0.001", "0.005", "0.25", "0.5", "5", "+Inf"].map(bucket)).toEqual([2, 3, 4, 4, 5, 7]);
	expect(text).toContain('d_count{kind="api"} 7\n');
	expect(text).toMatch(/^d_sum\{kind="api"\} 70\.352/m);
});

test.each([
	["/", "page"],
	["/register?program=a.b", "page"],
	["/courses/cna", "page"],
	["/administer", "page"],
	["/apis", "page"],
	["/admin", "admin"],
	["/admin/registrations/7?q=x", "admin"],
	["/api/courses", "api"],
	["/api/admin/registrations.csv", "api"],
	["/api/admin/events?x", "stream"],
	["/assets/site-1.js", "file"],
	["/uploads/abc-480.webp", "file"],
	["/robots.txt", "file"],
	["", "page"],
])("%s is of the kind %s", (url, kind) => {
	expect(requestKind(url)).toBe(kind);
});
