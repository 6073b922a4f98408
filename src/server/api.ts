import { activityRoutes } from "#activity/routes.server.ts";
import type { Route } from "#api/call.server.ts";
import { type ApiApp, createApi } from "#api/handler.server.ts";
import { documentationRoutes } from "#api/openapi.server.ts";
import { authRoutes } from "#auth/routes.server.ts";
import { callerOf } from "#auth/sessions.server.ts";
import { endpointAt, type ModelAddress } from "#chat/model/endpoint.server.ts";
import { modelEngine } from "#chat/model/engine.server.ts";
import { chatOfficeRoutes } from "#chat/office/routes.server.ts";
import { chatRoutes } from "#chat/routes.server.ts";
import { contactQuery } from "#contacts/contract.ts";
import { contactOfficeRoutes } from "#contacts/office-routes.server.ts";
import { contactRoutes } from "#contacts/routes.server.ts";
import { catalogueRoutes } from "#courses/catalogue-routes.server.ts";
import { courseRoutes } from "#courses/routes.server.ts";
import type { Running } from "#dashboard/checklist.server.ts";
import { waitingFigures } from "#dashboard/figures.server.ts";
import { dashboardRoutes } from "#dashboard/routes.server.ts";
import type { Clock } from "#database/clock.ts";
import type { Database, Engine } from "#database/database.server.ts";
import { explainDatabase } from "#database/errors.server.ts";
import { createLimits, type Limits, noLimits } from "#limits/limits.server.ts";
import { mailRoutes } from "#mail/routes.server.ts";
import { News } from "#news/news.server.ts";
import { newsRoutes } from "#news/routes.server.ts";
import { tidingsOf } from "#news/tidings.server.ts";
import { registrationQuery } from "#registrations/contract.ts";
import { registrationOfficeRoutes } from "#registrations/office-routes.server.ts";
import { registrationRoutes } from "#registrations/routes.server.ts";
import { healthRoutes } from "#server/health.ts";
import { log, logCall } from "#server/log.ts";
import { settingsRoutes } from "#settings/routes.server.ts";
import { uploadRoutes } from "#uploads/routes.server.ts";
import { viewRoutes } from "#views/routes.server.ts";

export interface ApiParts {
	db: Database;
	clock: Clock;
	publicUrl: string;
	emailjs: { publicKey: string; serviceId: string; templateId: string };
	rateLimits: boolean;
	/** The language model behind the assistant, if there is one. */
	ai?: ModelAddress | undefined;
	engine: Engine;
	/** How the site is run, for the checklist; without it as it should be. */
	running?: Running;
	/** Who hears what is new; without it a house of its own. */
	news?: News;
	/** Called after every change that an administrator made, before it is answered. */
	afterChange?: () => Promise<void>;
}

const runsAsItShould: Running = { isPublicUrlSet: true, warnings: () => [] };

/** Every route of the product. */
export function allRoutes(
	{ db, clock, emailjs, rateLimits, ai, running = runsAsItShould }: ApiParts,
	limits: Limits = noLimits,
	news: News = new News({ db, clock, figures: waitingFigures }),
): Route[] {
	const model = ai
		? modelEngine(endpointAt(ai), (what) => log.warn({ what }, "language model failed"))
		: null;
	const chat = { db, clock, model, rateLimits, limits };
	const routes = [
		...catalogueRoutes(db, clock),
		...courseRoutes(db, clock),
		...registrationOfficeRoutes(db, clock),
		...registrationRoutes(db, clock),
		...contactOfficeRoutes(db, clock),
		...contactRoutes(db, clock),
		...authRoutes(db, clock, rateLimits),
		...activityRoutes(db),
		...chatRoutes(chat),
		...chatOfficeRoutes(chat),
		...viewRoutes(db, clock, { registrations: registrationQuery, contacts: contactQuery }),
		...newsRoutes(news),
		...uploadRoutes(db, clock),
		...settingsRoutes(db, clock),
		...dashboardRoutes(db, running),
		...mailRoutes(emailjs),
		...healthRoutes(db),
	];
	return [...routes, ...documentationRoutes(routes)];
}

/** Builds the API over a database. */
export function buildApi(parts: ApiParts): ApiApp {
	const limits = parts.rateLimits ? createLimits(parts) : noLimits;
	const news = parts.news ?? new News({ ...parts, figures: waitingFigures });
	return createApi(allRoutes(parts, limits, news), {
		limit: limits.ofCall,
		authenticate: (token) => callerOf(parts.db, parts.clock, token),
		publicUrl: parts.publicUrl,
		explain: explainDatabase,
		afterChange: parts.afterChange ?? (async () => {}),
		announce: (endpoint, params, outcome) => {
			const tidings = tidingsOf(endpoint, params, outcome);
			if (tidings) news.announce(tidings);
		},
		log: logCall,
	});
}
