// Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats/

export const prometheusType = "text/plain; version=0.0.4; charset=utf-8";

type Labels = Readonly<Record<string, string>>;

/** One number with its labels; the suffix belongs to the parts of a histogram. */
export interface Sample {
	value: number;
	labels?: Labels;
	suffix?: "_bucket" | "_sum" | "_count";
}

/** Renders a metric; one without samples is left out. Labels and help are ours and need no escaping. */
export function metric(
	name: string,
	type: "counter" | "gauge" | "histogram",
	help: string,
	samples: readonly Sample[],
): string {
	if (samples.length === 0) return "";
	const lines = samples.map(
		({ value, labels = {}, suffix = "" }) => `${name}${suffix}${inBraces(labels)} ${value}\n`,
	);
	return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function inBraces(labels: Labels): string {
	const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value}"`);
	return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

/** Upper bounds in seconds: from a cached page to a call that is given up. */
const bounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Counts durations by size. */
export class Histogram {
	/** One for each bound, and one for all that are longer. */
	readonly #counts = new Array<number>(bounds.length + 1).fill(0);
	#sum = 0;

	add(seconds: number): void {
		let at = 0;
		while (at < bounds.length && seconds > (bounds[at] as number)) at++;
		this.#counts[at] = (this.#counts[at] as number) + 1;
		this.#sum += seconds;
	}

	samples(labels: Labels = {}): Sample[] {
		let total = 0;
		const buckets = this.#counts.map((count, at): Sample => {
			total += count;
			const le = String(bounds[at] ?? "+Inf");
			return { suffix: "_bucket", labels: { ...labels, le }, value: total };
		});
		return [
			...buckets,
			{ suffix: "_sum", labels, value: this.#sum },
			{ suffix: "_count", labels, value: total },
		];
	}
}
