import { ReadableStream } from "node:stream/web";
import type { SelectQueryBuilder } from "kysely";
import { Reply, TextStream } from "#platform/api/call.server.ts";
import { csv } from "#platform/api/csv.server.ts";
import { jsonArray } from "#platform/api/responses.server.ts";

export interface Rows<Row> {
	/** Number of matching rows on all pages. */
	total: number;
	/** Number of rows in `chunks`. */
	delivered: number;
	chunks: AsyncIterable<Row[]>;
}

/** Rows per page, if a query does not say it. */
const PAGE = 50;

/** Reads the page that a query asks for, and counts the rows on all pages. */
export async function readPage<Tables, Names extends keyof Tables, Row>(
	matching: SelectQueryBuilder<Tables, Names, Row>,
	{ limit = PAGE, offset = 0 }: { limit?: number | undefined; offset?: number | undefined },
) {
	const { total } = await matching
		.clearSelect()
		.clearOrderBy()
		.select((eb) => eb.fn.countAll().as("total"))
		.$castTo<{ total: number }>()
		.executeTakeFirstOrThrow();
	return { total, rows: await matching.limit(limit).offset(offset).execute() };
}

/** Responds with one page, and the number of rows on all of them. */
export const pageReply = ({ total, rows }: { total: number; rows: readonly object[] }): Reply =>
	new Reply(rows, { "x-total-count": String(total) }, rows.length);

/** Responds with a streamed JSON array and the number of matching rows. */
export function listReply<Row>({ total, delivered, chunks }: Rows<Row>): Reply {
	const headers = { "x-total-count": String(total) };
	return new Reply(new TextStream(ReadableStream.from(jsonArray(chunks))), headers, delivered);
}

/** Responds with a streamed CSV file. */
export function csvReply<Row>(
	{ total, delivered, chunks }: Rows<Row>,
	columns: Parameters<typeof csv<Row>>[0],
	fileName: string,
): Reply {
	const headers = {
		"x-total-count": String(total),
		"content-disposition": `attachment; filename="${fileName}"`,
	};
	return new Reply(new TextStream(ReadableStream.from(csv(columns, chunks))), headers, delivered);
}
