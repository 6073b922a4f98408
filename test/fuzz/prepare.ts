import { randomUUID } from "node:crypto";
import { codeAt, stepAt } from "#office/auth/totp.server.ts";
import { pathOf } from "#platform/api/endpoint.ts";
import { PASSWORD } from "./fields.ts";
import type { FuzzRequest } from "./request.ts";
import type { Stage } from "./stage.ts";

/** What a regular request is sent with, once its records are known. */
export interface Resolved {
	params: Record<string, unknown>;
	query: unknown;
	// biome-ignore lint/suspicious/noExplicitAny: bodies of every endpoint
	body: any;
}

type Preparation = (stage: Stage, values: Resolved, token: string) => Promise<void>;

const startApp: Preparation = async (stage, { body }, token) => {
	const { token: started, secret } = await stage.call(
		"POST",
		"/api/admin/second-factors/app/start",
		{},
		token,
	);
	Object.assign(body, { token: started, code: codeAt(secret, stepAt(new Date())) });
};

const ownFactor: Preparation = async (stage, { params }, token) => {
	const body: Record<string, unknown> = { name: "Phone" };
	await startApp(stage, { params: {}, query: {}, body }, token);
	const { factor } = await stage.call("POST", "/api/admin/second-factors/app", body, token);
	params.id = factor.id;
};

/** Says how many records the filters match. Filters that match none are replaced by a selection. */
const matchingTotal =
	(list: string): Preparation =>
	async (stage, values, token) => {
		const count = async (): Promise<number> => {
			const path = pathOf(
				{ path: `/api/admin/${list}/count` } as never,
				{},
				values.query as object,
			);
			return (await stage.call("GET", path, undefined, token)).total;
		};
		if ((await count()) === 0) {
			values.query = { ids: stage.known.all(list).slice(-5).join(",") };
		}
		values.body.total = await count();
	};

const matchingEmails: Preparation = async (stage, values, token) => {
	await findEmails(stage);
	await matchingTotal("emails")(stage, values, token);
};

/** Emails are queued by what others send, so no answer tells of them. */
async function findEmails(stage: Stage): Promise<readonly number[]> {
	const emails = await stage.call("GET", "/api/admin/emails?limit=50");
	const ids = emails.map(({ id }: { id: number }) => id);
	stage.known.add("emails", ...ids);
	return ids;
}

const anEmail: Preparation = async (stage, { params }) => {
	const ids = await findEmails(stage);
	params.id = ids[Number(params.id) % ids.length];
};

const anEmailToSend: Preparation = async (stage, values) => {
	await anEmail(stage, values, "");
	const { params, body } = values;
	body.to = (await stage.call("GET", `/api/admin/emails/${params.id}/resend`)).to;
};

const claimsToConfirm: Preparation = async (stage, { body }) => {
	const { items } = await stage.call("GET", "/api/admin/checklist");
	const open = items.find(({ claims }: { claims: object | null }) => claims !== null);
	if (open) Object.assign(body, { section: open.claims.section, digest: open.claims.digest });
};

const everyId =
	(path: string, isListed: (row: { onHomePage?: boolean }) => boolean = () => true): Preparation =>
	async (stage, { body }) => {
		const rows = await stage.call("GET", path);
		body.ids = rows.filter(isListed).map(({ id }: { id: number }) => id);
	};

const aUser: Preparation = async (stage, { params }) => {
	const user = { username: `other.${randomUUID()}`, password: PASSWORD };
	params.id = (await stage.call("POST", "/api/admin/users", user)).id;
};

/** Links are revoked, and their registrations withdrawn or deleted, by others. */
const aLink: Preparation = async (stage, values) => {
	const { params, body } = values;
	if ((await shownBy(stage, params.token))?.withdrawnAt !== null) {
		const registration = stage.known.all("registrations").at(-1);
		const path = `/api/admin/registrations/${registration}/applicant-links`;
		const { url } = await stage.call("POST", path);
		params.token = url.split("/").at(-1);
		stage.known.add("links", params.token);
	}
	if (body?.shown) {
		const { fullName, email, phone } = await shownBy(stage, params.token);
		body.shown = { fullName, email, phone };
	}
};

async function shownBy(stage: Stage, token: unknown) {
	const { status, text } = await stage.try("GET", `/api/my-registration/${token}`);
	return status === 200 ? JSON.parse(text) : undefined;
}

const newsOfAnApplicant: Preparation = async (stage, { params, body }) => {
	params.id = stage.known.all("with news").at(-1) ?? params.id;
	const { news } = await stage.call("GET", `/api/admin/registrations/${params.id}/applicant-page`);
	if (news.length > 0) body.ids = news.map(({ id }: { id: number }) => id);
};

const personOf = (stage: Stage, { params }: Resolved) =>
	stage.call("GET", `/api/admin/people/${params.id}`);

/** Only one of several records can be split off, so someone else is merged before. */
const recordToSplit: Preparation = async (stage, values) => {
	const { params, body } = values;
	const other = stage.known.all("people").findLast((id) => id !== params.id);
	if ((await personOf(stage, values)).records.length < 2) {
		await stage.call("POST", `/api/admin/people/${params.id}/merge`, { personId: other });
		stage.known.remove("people", other);
	}
	const { records } = await personOf(stage, values);
	Object.assign(body, { kind: records[0].kind, recordId: records[0].id });
};

const recordOfPerson: Preparation = async (stage, values) => {
	const { records, namedBy } = await personOf(stage, values);
	const [{ kind, id, version }] = records;
	values.body.record = { ...values.body.record, kind, id, version };
	if (values.body.namedBy) values.body.namedBy = namedBy;
};

const nameOfPerson: Preparation = async (stage, values) => {
	values.body.name = (await personOf(stage, values)).name;
	delete values.body.askedOn;
};

/** What some endpoints need before a request to them can be accepted. */
const preparations: Readonly<Record<string, Preparation>> = {
	"POST /api/admin/second-factors/app": startApp,
	"POST /api/admin/second-factors/passkey": async (stage, { body }, token) => {
		const path = "/api/admin/second-factors/passkey/start";
		const { token: started, options } = await stage.call("POST", path, {}, token);
		Object.assign(body, { token: started, passkey: stage.newPasskey(options) });
	},
	"PATCH /api/admin/second-factors/{id}": ownFactor,
	"DELETE /api/admin/second-factors/{id}": ownFactor,
	"POST /api/admin/recovery-codes": (stage, values, token) =>
		ownFactor(stage, { ...values, params: {} }, token),
	"PATCH /api/admin/registrations": matchingTotal("registrations"),
	"PATCH /api/admin/contacts": matchingTotal("contacts"),
	"PATCH /api/admin/emails": matchingEmails,
	"GET /api/admin/emails/{id}": anEmail,
	"GET /api/admin/emails/{id}/content": anEmail,
	"GET /api/admin/emails/{id}/resend": anEmail,
	"POST /api/admin/emails/{id}/resend": anEmailToSend,
	"POST /api/admin/emails/retry": matchingEmails,
	"POST /api/admin/checklist/confirmations": claimsToConfirm,
	"PUT /api/admin/courses/order": everyId("/api/admin/courses"),
	"PUT /api/admin/facts/order": everyId(
		"/api/admin/facts",
		({ onHomePage }) => onHomePage === true,
	),
	"GET /api/admin/users/{id}": aUser,
	"PATCH /api/admin/users/{id}": aUser,
	"DELETE /api/admin/users/{id}": aUser,
	"DELETE /api/admin/users/{id}/second-factors": aUser,
	"GET /api/my-registration/{token}": aLink,
	"GET /api/my-registration/{token}/class.ics": aLink,
	"PATCH /api/my-registration/{token}": aLink,
	"POST /api/my-registration/{token}/questions": aLink,
	"PUT /api/my-registration/{token}/class": aLink,
	"PUT /api/my-registration/{token}/withdrawal": aLink,
	"PUT /api/admin/registrations/{id}/applicant-news/seen": newsOfAnApplicant,
	"POST /api/admin/people/{id}/split": recordToSplit,
	"PUT /api/admin/people/{id}/details": recordOfPerson,
	"POST /api/admin/people/{id}/erase": nameOfPerson,
	"POST /api/admin/registrations/{id}/decision-email": async (stage, { params, body }, token) => {
		await stage.call(
			"PATCH",
			`/api/admin/registrations/${params.id}`,
			{ status: body.status },
			token,
		);
	},
};

/**
 * Does what must come before a regular request, and fills in what only the server knows.
 * Others change records at the same time, so it may fail; then the request is sent as it is.
 */
export async function prepare(stage: Stage, request: FuzzRequest, values: Resolved): Promise<void> {
	const name = `${request.endpoint?.method} ${request.endpoint?.path}`;
	const token = stage.tokenOf(request.sender) ?? "";
	await preparations[name]?.(stage, values, token).catch(() => undefined);
}
