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

/** Responds with a streamed JSON array and the number of matching rows. */
export function listReply<Row>({ total, delivered, chunks }: Rows<Row>): Reply {
	const headers = { "x-total-count": String(total) };
	return new Reply(new TextStream(jsonArray(chunks)), headers, delivered);
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
	return new Reply(new TextStream(csv(columns, chunks)), headers, delivered);
}
