import { Reply, TextStream } from "#api/call.server.ts";
import { csv } from "#api/csv.server.ts";
import { jsonArray } from "#api/responses.server.ts";

interface Rows<Row> {
	total: number;
	chunks: AsyncIterable<Row[]>;
}

/** Answers a list as a JSON array, streamed, with the number of rows that match. */
export function listReply<Row>({ total, chunks }: Rows<Row>): Reply {
	return new Reply(new TextStream(jsonArray(chunks)), { "x-total-count": String(total) });
}

/** Answers a list as a CSV file, streamed. */
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
