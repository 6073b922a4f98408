import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import * as z from "zod/mini";
import { editDistance } from "#platform/text/edit-distance.ts";

/** The environment is invalid. The message is one sentence that names the variable. */
export class EnvironmentError extends Error {
	override name = "EnvironmentError";
}

const number = (min: number, max: number) =>
	z.pipe(
		z.string(),
		z.pipe(
			z.transform((text: string) => (/^\d{1,6}$/.test(text) ? Number(text) : -1)),
			z.number().check(z.minimum(min), z.maximum(max)),
		),
	);

const url = (...protocols: string[]) =>
	z.string().check(z.refine((text) => protocols.includes(URL.parse(text)?.protocol ?? "")));

const origin = z.pipe(
	url("http:", "https:").check(
		z.refine((text) => /^\/?$/.test(URL.parse(text)?.pathname ?? "x") && !/[?#@]/.test(text)),
	),
	z.transform((text: string) => new URL(text).origin),
);

const text = z.string();

/** Each variable with its requirement in words and its schema. */
const variables = {
	PORT: ["a port number from 0 to 65535", number(0, 65_535)],
	HOST: ["a host name or address", text],
	PUBLIC_URL: ["a URL such as https://www.school.example, without a path", origin],
	DATA_DIR: ["a folder", text],
	BACKUP_DIR: ["a folder", text],
	BACKUP_PASSPHRASE: ["at least 12 characters", text.check(z.minLength(12))],
	DATABASE_URL: [
		"a URL such as postgres://user:password@host/database",
		url("postgres:", "postgresql:"),
	],
	ADMIN_USERNAME: ["at least 3 characters", text.check(z.minLength(3), z.maxLength(100))],
	ADMIN_PASSWORD: ["8 to 128 characters", text.check(z.minLength(8), z.maxLength(128))],
	EMAILJS_PUBLIC_KEY: ["a key", text],
	EMAILJS_SERVICE_ID: ["a service id", text],
	EMAILJS_TEMPLATE_ID: ["a template id", text],
	SMTP_URL: ["a URL such as smtp://user:password@host:587", url("smtp:", "smtps:")],
	MAIL_FROM: [
		"an email address",
		text.check(z.regex(/^[^@\s]+@[^@\s]+$|^[^<>]*<[^@\s<>]+@[^@\s<>]+>$/)),
	],
	AI_BASE_URL: ["an http or https URL", url("http:", "https:")],
	AI_API_KEY: ["a key", text],
	AI_MODEL: ["the name of a model", text],
	TRUST_PROXY: [
		"off, or the number of proxies from 0 to 10",
		z.union([z.literal("off"), number(0, 10)]),
	],
	RATE_LIMITS: ["on or off", z.enum(["on", "off"])],
	METRICS: ["on or off", z.enum(["on", "off"])],
	METRICS_TOKEN: [
		"at least 16 characters without spaces",
		text.check(z.regex(/^[\x21-\x7e]{16,}$/)),
	],
	SLOW_QUERY_MS: ["milliseconds from 0 to 60000", number(0, 60_000)],
	LOG_LEVEL: [
		"one of fatal, error, warn, info, debug, trace, silent",
		z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
	],
} as const satisfies Record<string, readonly [string, z.ZodMiniType]>;

/** Names of all variables that are read. */
export const variableNames: readonly string[] = Object.keys(variables);

type Variable = keyof typeof variables;
type Values = { [V in Variable]?: z.output<(typeof variables)[V][1]> };

/** The parsed environment, with every default applied. */
export type Environment = ReturnType<typeof readEnvironment>;

/**
 * Reads and validates the environment; a `.env` file fills in variables that are not set.
 * @throws {EnvironmentError} for a malformed value
 */
export function readEnvironment(
	source: Record<string, string | undefined> = process.env,
	envFile = ".env",
) {
	const values = check({ ...readEnvFile(envFile), ...withoutBlank(source) });
	const proxy = values.TRUST_PROXY;
	const dataDir = resolve(values.DATA_DIR ?? "data");
	return {
		port: values.PORT ?? 3000,
		host: values.HOST,
		/** When unset: the address that the server listens on. */
		publicUrl: values.PUBLIC_URL,
		dataDir,
		backupDir: values.BACKUP_DIR ? resolve(values.BACKUP_DIR) : join(dataDir, "backups"),
		/** When unset, backups are not encrypted. */
		backupPassphrase: values.BACKUP_PASSPHRASE,
		databaseUrl: values.DATABASE_URL,
		adminUsername: values.ADMIN_USERNAME ?? "admin",
		adminPassword: values.ADMIN_PASSWORD,
		emailjs: {
			publicKey: values.EMAILJS_PUBLIC_KEY ?? "",
			serviceId: values.EMAILJS_SERVICE_ID ?? "",
			templateId: values.EMAILJS_TEMPLATE_ID ?? "",
		},
		/** When unset, emails are recorded and not sent. */
		smtpUrl: values.SMTP_URL,
		/** When unset, the school's own address. */
		mailFrom: values.MAIL_FROM,
		/** When unset, the built-in assistant answers alone. */
		ai: modelOf(values),
		/** Number of trusted proxies in front. */
		trustProxy: typeof proxy === "number" ? proxy : 0,
		rateLimits: values.RATE_LIMITS !== "off",
		/** Without a token only this machine may read them. */
		metrics: values.METRICS === "on" ? { token: values.METRICS_TOKEN } : undefined,
		/** Queries that take longer are logged; 0 for none. */
		slowQueryMs: values.SLOW_QUERY_MS ?? 500,
		logLevel: values.LOG_LEVEL ?? "info",
	};
}

function check(source: Record<string, string | undefined>): Values {
	const values: Record<string, unknown> = {};
	for (const [name, [description, schema]] of Object.entries(variables)) {
		if (source[name] === undefined) continue;
		const result = (schema as z.ZodMiniType).safeParse(source[name]);
		// The value itself is not repeated: it may be a password.
		if (!result.success) throw new EnvironmentError(`${name} must be ${description}.`);
		values[name] = result.data;
	}
	return values as Values;
}

/** Too many other names are nearly a shorter one: PGHOST. */
const SHORT = 5;

/**
 * Finds variables that are read by nobody and look like one that is.
 * @returns a sentence for each
 */
export function misspeltVariables(
	source: Record<string, string | undefined> = process.env,
	envFile = ".env",
): string[] {
	return Object.keys({ ...readEnvFile(envFile), ...source }).flatMap((name) => {
		if (variableNames.includes(name)) return [];
		const meant = variableNames.find(
			(known) => known.length > SHORT && editDistance(name.toUpperCase(), known, 2) <= 2,
		);
		return meant ? [`${name} is no setting. Did you mean ${meant}?`] : [];
	});
}

/** Requires a model's URL and name together; the key is optional. */
function modelOf({ AI_BASE_URL, AI_API_KEY, AI_MODEL }: Values) {
	if (!AI_BASE_URL && !AI_MODEL && !AI_API_KEY) return undefined;
	if (!AI_BASE_URL) throw new EnvironmentError("AI_BASE_URL must be set to use a model.");
	if (!AI_MODEL) throw new EnvironmentError("AI_MODEL must be set when AI_BASE_URL is.");
	return { baseUrl: AI_BASE_URL, apiKey: AI_API_KEY, model: AI_MODEL };
}

/** A name with an unquoted value that would end at a # in it; one with space on both sides begins a remark. */
const CUT = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=(?![ \t]*["'`])[^\n#]*(?:(?<![\s=])#|#(?=\S))/gm;

function readEnvFile(path: string): Record<string, string | undefined> {
	let content: string;
	try {
		// Some editors begin a file with a mark of its encoding.
		content = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return {};
		throw new EnvironmentError(`The file ${path} cannot be read.`);
	}
	const cut = Array.from(content.matchAll(CUT), ([, name = ""]) => name).find((name) =>
		variableNames.includes(name),
	);
	if (cut) {
		const sentence = `In ${path}, put the value of ${cut} in quotes: an unquoted value ends at its first #.`;
		throw new EnvironmentError(sentence);
	}
	return withoutBlank(parseEnv(content));
}

function withoutBlank(source: Record<string, string | undefined>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(source).filter((pair): pair is [string, string] => Boolean(pair[1]?.trim())),
	);
}
