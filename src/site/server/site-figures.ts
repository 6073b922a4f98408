import { countOutbox, oldestWaitingEmail } from "#intake/mail/outbox.server.ts";
import { countSessions } from "#office/auth/sessions.server.ts";
import { Deadline } from "#platform/api/deadline.server.ts";
import { lastVerifiedBackup } from "#platform/backup/record.server.ts";
import type { Clock, Instant } from "#platform/database/clock.ts";
import type { Database } from "#platform/database/database.server.ts";

/** Figures for metrics that only the database knows; the same on all instances. */
export interface SiteFigures {
	emails: Record<"waiting" | "failed" | "held" | "unsent", number>;
	/** Seconds since the oldest email was queued; 0 if none waits. */
	oldestWaiting: number;
	/** Seconds since the last verified backup; null if there is none. */
	backupAge: number | null;
	sessions: number;
}

/** Below the ten seconds that Prometheus waits. */
const PATIENCE_MS = 2000;

/** Reads the figures; null if the database does not answer in time. */
export async function readFigures(db: Database, clock: Clock): Promise<SiteFigures | null> {
	const read = () =>
		Promise.all([
			countOutbox(db, clock),
			oldestWaitingEmail(db),
			lastVerifiedBackup(db),
			countSessions(db, clock),
		]);
	// An unreachable database is what the metrics report, and calls log.
	const found = await new Deadline(PATIENCE_MS).run(read).catch(() => null);
	if (!found) return null;
	const [{ waiting, failed, held, unsent }, oldest, backup, sessions] = found;
	const now = clock().getTime();
	const since = (instant: Instant) => Math.max(0, (now - Date.parse(instant)) / 1000);
	return {
		emails: { waiting, failed, held, unsent },
		oldestWaiting: oldest === null ? 0 : since(oldest),
		backupAge: backup === null ? null : since(backup),
		sessions,
	};
}
