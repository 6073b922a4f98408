import { ApiError } from "#platform/api/client.ts";
import type { EditorOptions, SaveResult } from "#ui/admin/editor-options.ts";
import { VersionedEditor } from "#ui/admin/versioned-editor.ts";

export const fields = ["a", "b", "c"] as const;
export type Field = (typeof fields)[number];
type Values = Record<Field, string>;
export interface Stored extends Values {
	version: number;
}

const blank: Values = { a: "", b: "", c: "" };
const valuesOf = (stored: Stored | null): Values =>
	stored ? { a: stored.a, b: stored.b, c: stored.c } : blank;

/** A server with one record. Each call pauses before it runs and before its response. */
function startServer() {
	const history: Stored[] = [{ version: 1, a: "a1", b: "b1", c: "c1" }];
	const waiting: (() => void)[] = [];
	const current = () => history.at(-1) as Stored;
	const put = (change: Partial<Values>) => {
		history.push({ ...current(), ...change, version: current().version + 1 });
		return current();
	};
	return {
		history,
		current,
		put,
		waiting,
		async call<T>(execute: () => T | ApiError): Promise<T> {
			await new Promise<void>((resolve) => waiting.push(resolve));
			const result = execute();
			await new Promise<void>((resolve) => waiting.push(resolve));
			if (result instanceof ApiError) throw result;
			return result;
		},
		/** Releases all calls, including those that they trigger. */
		async drain() {
			for (await settled(); waiting.length > 0; await settled()) waiting.shift()?.();
		},
	};
}

/** Waits for the microtask queue to drain. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Starts an editor of the server’s record. */
export function startEditor(options: Partial<EditorOptions<Values, Stored>> = {}) {
	const server = startServer();
	const results: SaveResult<Stored>[] = [];
	const editor = new VersionedEditor<Values, Stored>({
		draftOf: () => null,
		loaded: server.current(),
		valuesOf,
		check: () => ({}),
		save: ({ stored, values, changed }) =>
			server.call(() => {
				if (stored && stored.version !== server.current().version) {
					return new ApiError(412, "Someone else changed this record.");
				}
				return server.put(Object.fromEntries(changed.map((name) => [name, values[name]])));
			}),
		load: () => server.call(server.current),
		lastChangedBy: async () => "ana",
		onSaved: (result) => results.push(result),
		...options,
	});
	return { server, editor, results };
}
