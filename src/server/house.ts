import type { ApiApp } from "#api/handler.server.ts";
import { ensureAdministrator } from "#auth/first-administrator.server.ts";
import { forgetSessions } from "#auth/sessions.server.ts";
import { forgetAttempts } from "#auth/sign-in-limit.server.ts";
import { forgetModelCalls } from "#chat/model/calls.server.ts";
import { forgetConversations } from "#chat/retention.server.ts";
import { seedCourses } from "#courses/seed.server.ts";
import { waitingFigures } from "#dashboard/figures.server.ts";
import { type Clock, systemClock } from "#database/clock.ts";
import { contentVersion } from "#database/content.server.ts";
import { forgetCounts } from "#database/counter.server.ts";
import type { Database } from "#database/database.server.ts";
import { CONTENT_CHANNEL } from "#database/migrations/published.server.ts";
import { NEWS_CHANNEL, notify, onNotification } from "#database/notification.server.ts";
import { forgetSubmissions } from "#database/once.server.ts";
import { type OpenDatabase, openDatabase } from "#database/open.server.ts";
import { News } from "#news/news.server.ts";
import { MovedAddresses } from "#publish/moved.server.ts";
import { PublishedPages } from "#publish/store.server.ts";
import { newYorkTime } from "#school/new-york.ts";
import { buildApi } from "#server/api.ts";
import type { Environment } from "#server/environment.ts";
import { Hosts } from "#server/hosts.ts";
import { log } from "#server/log.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * 60 * 1000;

/** Everything behind the listener. */
export interface House {
	db: Database;
	api: ApiApp;
	pages: PublishedPages;
	news: News;
	moved: MovedAddresses;
	hosts: Hosts;
	/** The password that was made up for the first administrator, to be shown once. */
	madePassword: string | undefined;
	close(): Promise<void>;
}

/**
 * Opens the database and builds the API and the public pages on it.
 * @param render renders one public page through the API, once that stands
 * @throws {StorageProblem} when the database cannot be used
 */
export async function openHouse(
	environment: Environment,
	publicUrl: string,
	render: (address: string, api: ApiApp) => Promise<Response>,
	clock: Clock = systemClock,
): Promise<House> {
	const database = await openDatabase(environment);
	const { db, engine } = database;
	await seedCourses(db, clock);
	const madePassword = await ensureAdministrator(
		db,
		environment.adminUsername,
		environment.adminPassword,
	);
	const pages = new PublishedPages((address) => render(address, api));
	const moved = new MovedAddresses(db, clock);
	const follow = async () => {
		const version = await contentVersion(db);
		await moved.follow(version);
		// Announcements and closed days come and go with the day.
		pages.follow(`${version} ${newYorkTime(clock()).slice(0, 10)}`);
	};
	const news = new News({
		db,
		clock,
		figures: waitingFigures,
		warn: (message) => log.warn(message),
		...(engine === "postgres" && { passOn: (text: string) => notify(db, NEWS_CHANNEL, text) }),
	});
	const hosts = new Hosts(
		{
			publicUrl,
			isPublicUrlSet: environment.publicUrl !== undefined,
			trustProxy: environment.trustProxy,
		},
		(sentence) => log.warn(sentence),
	);
	const api = buildApi({
		...environment,
		db,
		engine,
		clock,
		publicUrl,
		news,
		running: hosts,
		afterChange: follow,
	});
	await follow();
	const stopListening = listen(environment, follow, news);
	const stopTidying = tidyUp(database, clock);
	const everyMinute = setInterval(() => {
		Promise.all([follow(), moved.storeUses()]).catch(() => {});
	}, MINUTE);
	return {
		db,
		api,
		pages,
		news,
		moved,
		hosts,
		madePassword,
		async close() {
			news.end();
			clearInterval(everyMinute);
			await moved.storeUses().catch(() => {});
			stopTidying();
			await stopListening();
			await database.close();
		},
	};
}

function listen(
	{ databaseUrl }: Environment,
	follow: () => Promise<void>,
	news: News,
): () => Promise<void> {
	if (!databaseUrl) return async () => {};
	// A database that is away is noticed by everybody else; the pages stay as they are meanwhile.
	const changed = () => void follow().catch(() => {});
	return onNotification(databaseUrl, {
		channels: { [CONTENT_CHANNEL]: changed, [NEWS_CHANNEL]: (text) => news.hear(text) },
		look: changed,
	});
}

/** Forgets every hour what has had its time. */
function tidyUp({ db, engine }: OpenDatabase, clock: Clock): () => void {
	const tidy = () =>
		Promise.all([
			forgetSubmissions(db, clock),
			forgetSessions(db, clock),
			forgetAttempts(db, clock),
			forgetConversations(db, clock),
			forgetModelCalls(db, clock),
			forgetCounts(db, engine),
		]).catch((error: unknown) => log.warn({ error }, "cleanup failed"));
	const timer = setInterval(tidy, HOUR);
	return () => clearInterval(timer);
}
