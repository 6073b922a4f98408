import { Reply, TextStream } from "#api/call.server.ts";
import { csv } from "#api/csv.server.ts";
import { jsonArray } from "#api/responses.server.ts";

interface Rows<Row> {
	total: number;
	chunks: AsyncIterable<Row[]>;
}

/** Responds with a streamed JSON array and the number of matching rows. */
export function listReply<Row>({ total, chunks }: Rows<Row>): Reply {
	return new Reply(new TextStream(jsonArray(chunks)), { "x-total-count": String(total) });
}

/** Responds with a streamed CSV file. */
export function csvReply<Row>(
	{ total, chunks }: Rows<Row>,
	columns: Parameters<typeof csv<Row>>[0],
	fileName: string,
): Reply {
	return new Reply(new TextStream(csv(columns, chunks)), {
		"x-total-count": String(total),
		"content-disposition": `attachment; filename="${fileName}"`,
	});
}
