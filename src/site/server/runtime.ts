import { type MailTransport, smtpTransport } from "#intake/mail/transport.server.ts";
import { MailWorker } from "#intake/mail/worker.server.ts";
import { purgeExpiredLinks } from "#intake/registrations/applicant/link.server.ts";
import { queueClassEmails } from "#intake/registrations/class-emails.server.ts";
import { takeBackDecisions } from "#intake/registrations/decision-email.server.ts";
import { seedCannedReplies } from "#intake/replies/seed.server.ts";
import { ensureAdministrator } from "#office/auth/initial-administrator.server.ts";
import { purgeExpiredProofs } from "#office/auth/pending-proofs.server.ts";
import { purgeExpiredSessions } from "#office/auth/sessions.server.ts";
import { purgeKnownAddresses } from "#office/auth/sign-in-limit.server.ts";
import type { LiveUpdateKind } from "#office/live-updates/contract.ts";
import { LiveUpdates } from "#office/live-updates/live-updates.server.ts";
import { dailySummaries } from "#overview/dashboard/summary-schedule.server.ts";
import { retentionRuns } from "#overview/retention/run.server.ts";
import type { ApiApp } from "#platform/api/handler.server.ts";
import { isOnDataDisk } from "#platform/backup/folder.server.ts";
import { type Clock, systemClock } from "#platform/database/clock.ts";
import { coalesced } from "#platform/database/coalesced.ts";
import { CONTENT_CHANNEL, contentVersion } from "#platform/database/content.server.ts";
import type { Database } from "#platform/database/database.server.ts";
import { removeErasedTraces } from "#platform/database/erased-traces.server.ts";
import { purgeExpiredSubmissions } from "#platform/database/idempotency.server.ts";
import { CHANGES_CHANNEL, notify, onNotification } from "#platform/database/notification.server.ts";
import { type OpenDatabase, openDatabase } from "#platform/database/open.server.ts";
import type { QueryObserver } from "#platform/database/query-observer.server.ts";
import { purgeExpiredCounts } from "#platform/rate-limits/counter.server.ts";
import { seedCourses } from "#school/courses/seed.server.ts";
import { currentContent } from "#school/facts/current-content.server.ts";
import { seedFacts } from "#school/facts/seed.server.ts";
import { nextOpeningChange, openingNow } from "#school/profile/opening-hours.ts";
import type { RetainedKind } from "#school/profile/retention.ts";
import { PageCache } from "#site/page-cache/page-cache.server.ts";
import { RedirectTable } from "#site/page-cache/redirects.server.ts";
import { buildApi } from "#site/server/api.ts";
import { mindingBackups, scheduleBackups } from "#site/server/backups.ts";
import type { Environment } from "#site/server/environment.ts";
import { HostMonitor } from "#site/server/hosts.ts";
import { log, logSlowQueries } from "#site/server/log.ts";
import type { SiteMetrics } from "#site/server/metrics.ts";
import { retried, whenDatabaseAnswers } from "#site/server/process.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * 60 * 1000;

/** Kinds of records whose open lists follow when old ones are deleted. */
const listedKinds: Partial<Record<RetainedKind, LiveUpdateKind>> = {
	registrations: "registration",
	messages: "contact",
};

/** Everything behind the listener. */
export interface AppRuntime {
	db: Database;
	api: ApiApp;
	pages: PageCache;
	liveUpdates: LiveUpdates;
	redirects: RedirectTable;
	hosts: HostMonitor;
	/** The generated password of the initial administrator, to show once. */
	generatedPassword: string | undefined;
	close(): Promise<void>;
}

/**
 * Opens the database and builds the API and the public pages on it.
 * @param render renders one public page through the API, once that is built
 * @throws {StorageError} when the database cannot be used
 */
export async function startRuntime(
	environment: Environment,
	publicUrl: string,
	render: (address: string, api: ApiApp) => Promise<Response>,
	{
		clock = systemClock,
		metrics,
		transport = environment.smtpUrl ? smtpTransport(environment.smtpUrl) : null,
	}: {
		clock?: Clock;
		metrics?: SiteMetrics | undefined;
		/** Sends the emails; by default the mail server of the environment, if there is one. */
		transport?: MailTransport | null;
	} = {},
): Promise<AppRuntime> {
	const observe = queryObserver(environment, metrics);
	const { database, generatedPassword } = await whenDatabaseAnswers(environment, () =>
		openPreparedDatabase(environment, clock, observe),
	);
	const { db, engine } = database;
	const pages = new PageCache((address) => render(address, api), {
		now: clock === systemClock ? Date.now : () => clock().getTime(),
		renew: () => syncContent(),
	});
	const redirects = new RedirectTable(db, clock);
	// One at a time, or an older version could be applied after a newer one.
	const syncContent = coalesced(async () => {
		const version = await contentVersion(db);
		const putRedirectsInForce = await redirects.read(version);
		// Announcements, closed days and facts start and end with the day, and pages say whether the office is open.
		const now = clock();
		const { school, courses } = await currentContent(db, clock, version);
		await pages.publish(
			`${version} ${JSON.stringify(openingNow(now, school))}`,
			new Set(courses.map(({ slug }) => slug)),
			nextOpeningChange(now, school),
		);
		// Not before: a course that moves is at its old address until its page is at the new one.
		putRedirectsInForce();
	});
	const refresh = retried(syncContent, SECOND);
	const liveUpdates = new LiveUpdates({
		db,
		clock,
		warn: (message) => log.warn(message),
		...(engine === "postgres" && {
			broadcast: (text: string) => notify(db, CHANGES_CHANNEL, text),
		}),
	});
	const hosts = new HostMonitor(
		{
			publicUrl,
			isPublicUrlSet: environment.publicUrl !== undefined,
			trustProxy: environment.trustProxy,
		},
		(sentence) => log.warn(sentence),
	);
	const { mailFrom } = environment;
	const mailWorker = new MailWorker({
		db,
		clock,
		transport,
		mailFrom,
		async prepare() {
			const isDecisionTaken = await takeBackDecisions({ db, clock });
			const { hasMoved, isTakenBack } = await queueClassEmails({ db, clock, publicUrl });
			if (isDecisionTaken || isTakenBack) liveUpdates.announce({ email: [] });
			if (!hasMoved) return;
			liveUpdates.announce({ registration: [], class: [] });
			await refresh.run();
		},
		changed: () => liveUpdates.announce({ email: [] }),
		log,
	});
	const api = buildApi({
		...environment,
		countReceived: metrics?.countReceived,
		db,
		engine,
		clock,
		publicUrl,
		liveUpdates,
		running: {
			isPublicUrlSet: hosts.isPublicUrlSet,
			areBackupsOnDataDisk: isOnDataDisk(environment),
			warnings: () => [...hosts.warnings(), ...pages.warnings()],
		},
		mail: { transport, mailFrom, worker: mailWorker },
		afterChange: refresh.run,
	});
	await whenDatabaseAnswers(environment, syncContent);
	mailWorker.start();
	const stopListening = listen(environment, syncContent, liveUpdates);
	const stopTidying = scheduleCleanup(db, clock);
	const queueSummaries = dailySummaries(db, clock, publicUrl);
	const stopBackups = scheduleBackups(db, clock);
	const stopping = new AbortController();
	const deleteOldRecords = retentionRuns({
		db,
		clock,
		deleted(kind) {
			const listed = listedKinds[kind];
			if (listed) liveUpdates.announce({ [listed]: [] });
		},
		signal: stopping.signal,
	});
	const everyMinute = setInterval(() => {
		Promise.all([syncContent(), redirects.flushHits()]).catch(() => {});
		queueSummaries().catch((error: unknown) => log.warn({ error }, "daily summary failed"));
		deleteOldRecords().catch((error: unknown) =>
			log.warn({ error }, "deleting old records failed"),
		);
	}, MINUTE);
	return {
		db,
		api,
		pages,
		liveUpdates,
		redirects,
		hosts,
		generatedPassword,
		async close() {
			const mailStopped = mailWorker.stop();
			liveUpdates.end();
			refresh.stop();
			clearInterval(everyMinute);
			stopping.abort();
			await redirects.flushHits().catch(() => {});
			stopTidying();
			stopBackups();
			await stopListening();
			await mailStopped;
			await database.close();
		},
	};
}

/** Returns what is done after each query; undefined if nothing is. */
function queryObserver(
	{ slowQueryMs }: Environment,
	metrics: SiteMetrics | undefined,
): QueryObserver | undefined {
	const logSlow = slowQueryMs > 0 ? logSlowQueries(slowQueryMs) : undefined;
	if (!metrics) return logSlow;
	return (query) => {
		metrics.countQuery(query);
		logSlow?.(query);
	};
}

/** Opens the database, seeds courses and facts and ensures an administrator. */
async function openPreparedDatabase(
	environment: Environment,
	clock: Clock,
	observe: QueryObserver | undefined,
): Promise<{ database: OpenDatabase; generatedPassword: string | undefined }> {
	const database = await openDatabase(environment, mindingBackups(environment), observe);
	try {
		if (database.notice) log.warn(database.notice);
		await seedCourses(database.db, clock);
		await seedFacts(database.db, clock);
		await seedCannedReplies(database.db, clock);
		const { adminUsername, adminPassword } = environment;
		const generatedPassword = await ensureAdministrator(database.db, adminUsername, adminPassword);
		return { database, generatedPassword };
	} catch (error) {
		await database.close();
		throw error;
	}
}

function listen(
	{ databaseUrl }: Environment,
	syncContent: () => Promise<void>,
	liveUpdates: LiveUpdates,
): () => Promise<void> {
	if (!databaseUrl) return async () => {};
	// Calls report an unreachable database themselves; cached pages stay until it is back.
	const changed = () => void syncContent().catch(() => {});
	return onNotification(databaseUrl, {
		channels: {
			[CONTENT_CHANNEL]: changed,
			[CHANGES_CHANNEL]: (text) => liveUpdates.receive(text),
		},
		resync: changed,
	});
}

/** Purges expired records, and the traces of erased ones, now and every hour: a stop may have come between. */
function scheduleCleanup(db: Database, clock: Clock): () => void {
	let isStopped = false;
	const cleanUp = () =>
		Promise.all([
			purgeExpiredSubmissions(db, clock),
			purgeExpiredSessions(db, clock),
			purgeKnownAddresses(db, clock),
			purgeExpiredProofs(db, clock),
			purgeExpiredLinks(db, clock),
			purgeExpiredCounts(db, clock),
		])
			.then(() => removeErasedTraces(db))
			.catch((error: unknown) => {
				if (!isStopped) log.warn({ error }, "cleanup failed");
			});
	void cleanUp();
	const timer = setInterval(cleanUp, HOUR);
	return () => {
		isStopped = true;
		clearInterval(timer);
	};
}
