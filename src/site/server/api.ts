import * as z from "zod/mini";
import { chatOfficeRoutes } from "#assistant/admin/routes.server.ts";
import { chatRoutes } from "#assistant/conversation/routes.server.ts";
import { endpointAt, type ModelAddress } from "#assistant/model/endpoint.server.ts";
import { modelEngine } from "#assistant/model/engine.server.ts";
import { contactList } from "#intake/contacts/contract.ts";
import { contactRoutes } from "#intake/contacts/routes.server.ts";
import { emailList } from "#intake/mail/email-list.ts";
import { type MailService, noMailService } from "#intake/mail/mail-service.server.ts";
import { mailRoutes } from "#intake/mail/routes.server.ts";
import { peopleRoutes } from "#intake/people/routes.server.ts";
import { countSeats } from "#intake/placements/class-seats.server.ts";
import { followClass } from "#intake/placements/follow.server.ts";
import { placementRoutes } from "#intake/placements/routes.server.ts";
import { applicantRoutes } from "#intake/registrations/applicant/routes.server.ts";
import { registrationList } from "#intake/registrations/contract.ts";
import { linkedEmailWriter } from "#intake/registrations/emails.server.ts";
import { registrationRoutes } from "#intake/registrations/routes.server.ts";
import { replyRoutes } from "#intake/replies/routes.server.ts";
import { recordCall } from "#office/activity/call.server.ts";
import { activityRoutes } from "#office/activity/routes.server.ts";
import { authRoutes } from "#office/auth/routes.server.ts";
import { authenticateToken } from "#office/auth/sessions.server.ts";
import { changesOf } from "#office/live-updates/changes.server.ts";
import { LiveUpdates } from "#office/live-updates/live-updates.server.ts";
import { liveUpdateRoutes } from "#office/live-updates/routes.server.ts";
import { viewRoutes } from "#office/saved-views/routes.server.ts";
import type { DeploymentStatus } from "#overview/dashboard/checklist.server.ts";
import { dashboardRoutes } from "#overview/dashboard/routes.server.ts";
import { personalDataRoutes } from "#overview/personal-data/routes.server.ts";
import { retentionRoutes } from "#overview/retention/routes.server.ts";
import { searchRoutes } from "#overview/search/routes.server.ts";
import { implement, type Route } from "#platform/api/call.server.ts";
import { endpoint } from "#platform/api/endpoint.ts";
import { type ApiApp, createApi } from "#platform/api/handler.server.ts";
import { documentationRoutes } from "#platform/api/openapi.server.ts";
import { browserErrorRoutes } from "#platform/browser-errors/routes.server.ts";
import type { Clock } from "#platform/database/clock.ts";
import { contentVersion } from "#platform/database/content.server.ts";
import type { Database, Engine } from "#platform/database/database.server.ts";
import { toDatabaseFailure } from "#platform/database/errors.server.ts";
import type { Store } from "#platform/database/store.server.ts";
import { createLimits, type Limits, noLimits } from "#platform/rate-limits/limits.server.ts";
import { classRoutes } from "#school/classes/routes.server.ts";
import { courseRoutes } from "#school/courses/routes.server.ts";
import { factRoutes } from "#school/facts/routes.server.ts";
import { withoutLinkTokens } from "#school/profile/applicant-path.ts";
import { settingsRoutes } from "#school/settings/routes.server.ts";
import { readSettings } from "#school/settings/service.server.ts";
import { textRoutes } from "#school/texts/routes.server.ts";
import { translationRoutes } from "#school/translations/routes.server.ts";
import { uploadRoutes } from "#school/uploads/routes.server.ts";
import { log, logCall } from "#site/server/log.ts";

const contract = {
	getHealth: endpoint("GET /api/health", {
		access: "anyone",
		summary: "Liveness check",
		response: z.object({ status: z.literal("ok") }),
	}),
	getReady: endpoint("GET /api/ready", {
		access: "anyone",
		summary: "Readiness check: whether the database answers",
		response: z.object({ status: z.literal("ready") }),
	}),
};

export const healthRoutes = (store: Store): Route[] =>
	implement(contract, store, {
		getHealth: () => ({ status: "ok" }),
		async getReady({ db }) {
			await contentVersion(db);
			return { status: "ready" };
		},
	});

interface ApiParts {
	db: Database;
	clock: Clock;
	publicUrl: string;
	emailjs: { publicKey: string; serviceId: string; templateId: string };
	rateLimits: boolean;
	/** The language model behind the assistant, if configured. */
	ai?: ModelAddress | undefined;
	engine: Engine;
	/** Deployment status for the setup checklist; healthy by default. */
	running?: DeploymentStatus;
	/** Sends emails; by default no mail server is configured. */
	mail?: MailService;
	/** Is told what calls change; by default a separate instance. */
	liveUpdates?: LiveUpdates;
	/** Called after every change by an administrator, before the response. */
	afterChange?: () => Promise<void>;
	/** Counts what visitors send, by kind. */
	countReceived?: ((kind: string) => void) | undefined;
}

const healthyDeployment: DeploymentStatus = {
	isPublicUrlSet: true,
	areBackupsOnDataDisk: false,
	warnings: () => [],
};

export function allRoutes(
	{
		db,
		clock,
		engine,
		publicUrl,
		emailjs,
		rateLimits,
		ai,
		running = healthyDeployment,
		mail = noMailService,
	}: ApiParts,
	limits: Limits = noLimits,
	liveUpdates: LiveUpdates = new LiveUpdates({ db, clock }),
): Route[] {
	const model = ai
		? modelEngine(endpointAt(ai), (what) => log.warn({ what }, "language model failed"))
		: null;
	const chat = { db, clock, model, rateLimits, limits };
	const store = { db, clock };
	const mailing = { ...store, publicUrl };
	const routes = [
		...courseRoutes(store),
		...factRoutes(store),
		...textRoutes(store),
		...translationRoutes(store),
		...classRoutes({ ...store, countSeats, follow: followClass }),
		...placementRoutes(store),
		...registrationRoutes(mailing),
		...applicantRoutes({ ...mailing, limits }),
		...peopleRoutes(store),
		...replyRoutes({ ...mailing, hasMailServer: mail.transport !== null }),
		...personalDataRoutes(store),
		...searchRoutes({ ...store, engine }),
		...contactRoutes(mailing),
		...authRoutes({
			...{ ...store, publicUrl, isLimited: rateLimits },
			schoolName: async () => (await readSettings(db)).settings.name,
		}),
		...activityRoutes(store),
		...browserErrorRoutes({ write: (error) => log.error(error, "error in the admin area") }),
		...chatRoutes({ ...chat, ...mailing }),
		...chatOfficeRoutes(chat),
		...viewRoutes({
			...store,
			queries: {
				registrations: registrationList.endpoints.list.query,
				contacts: contactList.endpoints.list.query,
				emails: emailList.endpoints.list.query,
			},
		}),
		...liveUpdateRoutes(liveUpdates),
		...uploadRoutes(store),
		...settingsRoutes({ ...store, hasModel: model !== null }),
		...dashboardRoutes({ ...store, running }),
		...retentionRoutes(store),
		...mailRoutes({ ...store, ...mail, emailjs, rewrite: linkedEmailWriter(clock, publicUrl) }),
		...healthRoutes(store),
	];
	return [...routes, ...documentationRoutes(routes)];
}

/** Builds the API over a database. */
export function buildApi(parts: ApiParts): ApiApp {
	const limits = parts.rateLimits ? createLimits(parts) : noLimits;
	const liveUpdates = parts.liveUpdates ?? new LiveUpdates(parts);
	return createApi(allRoutes(parts, limits, liveUpdates), {
		limit: limits.ofCall,
		hideTokens: withoutLinkTokens,
		authenticate: (token) => authenticateToken(parts.db, parts.clock, token),
		publicUrl: parts.publicUrl,
		toFailure: toDatabaseFailure,
		afterChange: parts.afterChange ?? (async () => {}),
		afterChangeFailed: (requestId, error) =>
			log.error({ requestId, error }, "refreshing the public pages after a change failed"),
		recordCall: (record, call, outcome) => recordCall(parts.db, parts.clock, record, call, outcome),
		afterSuccess: (endpoint, outcome) => {
			const changes = changesOf(endpoint, outcome);
			if (Object.keys(changes).length === 0) return;
			liveUpdates.announce(changes);
			for (const [kind, added] of Object.entries(changes)) {
				if (endpoint.access === "anyone" && added.length > 0) parts.countReceived?.(kind);
			}
			parts.mail?.worker.wake();
		},
		log: logCall,
	});
}
