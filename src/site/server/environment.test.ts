import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { EnvironmentError, misspeltVariables, readEnvironment } from "#site/server/environment.ts";

const folder = mkdtempSync(join(tmpdir(), "school-env-"));
afterAll(() => rmSync(folder, { recursive: true }));
const noFile = join(folder, "absent");
const read = (variables: Record<string, string | undefined>, file = noFile) =>
	readEnvironment(variables, file);

test("every variable is optional, and the defaults are those of the interface", () => {
	expect(read({})).toMatchObject({
		port: 3000,
		host: undefined,
		publicUrl: undefined,
		dataDir: resolve("data"),
		backupDir: resolve("data/backups"),
		backupPassphrase: undefined,
		databaseUrl: undefined,
		adminUsername: "admin",
		adminPassword: undefined,
		emailjs: { publicKey: "", serviceId: "", templateId: "" },
		ai: undefined,
		trustProxy: 0,
		rateLimits: true,
		metrics: undefined,
		slowQueryMs: 500,
		logLevel: "info",
	});
});

test("variables that are set are read", () => {
	expect(
		read({
			PORT: "8080",
			HOST: "127.0.0.1",
			PUBLIC_URL: "https://www.school.example/",
			DATA_DIR: "/srv/school",
			BACKUP_DIR: "/mnt/backups",
			BACKUP_PASSPHRASE: "correct horse battery",
			DATABASE_URL: "postgres://user:secret@db.example/school",
			ADMIN_USERNAME: "dana",
			ADMIN_PASSWORD: "  as typed  ",
			EMAILJS_PUBLIC_KEY: "pk",
			EMAILJS_SERVICE_ID: "service",
			EMAILJS_TEMPLATE_ID: "template",
			AI_BASE_URL: "https://models.example/v1",
			AI_API_KEY: "key",
			AI_MODEL: "small",
			TRUST_PROXY: "2",
			RATE_LIMITS: "off",
			METRICS: "on",
			METRICS_TOKEN: "sixteen-or-more-",
			SLOW_QUERY_MS: "0",
			LOG_LEVEL: "debug",
		}),
	).toMatchObject({
		port: 8080,
		host: "127.0.0.1",
		publicUrl: "https://www.school.example",
		dataDir: "/srv/school",
		backupDir: "/mnt/backups",
		backupPassphrase: "correct horse battery",
		databaseUrl: "postgres://user:secret@db.example/school",
		adminUsername: "dana",
		adminPassword: "  as typed  ",
		emailjs: { publicKey: "pk", serviceId: "service", templateId: "template" },
		ai: { baseUrl: "https://models.example/v1", apiKey: "key", model: "small" },
		trustProxy: 2,
		rateLimits: false,
		metrics: { token: "sixteen-or-more-" },
		slowQueryMs: 0,
		logLevel: "debug",
	});
});

test.each([
	["PORT", "http-secret"],
	["PORT", "65536"],
	["PORT", "-1"],
	["PORT", "3000.5"],
	["PUBLIC_URL", "school-secret.example"],
	["PUBLIC_URL", "ftp://school-secret.example"],
	["PUBLIC_URL", "https://school.example/secret"],
	["PUBLIC_URL", "https://secret:secret@school.example"],
	["PUBLIC_URL", "https://school.example?secret"],
	["DATABASE_URL", "mysql://user:secret@db.example/school"],
	["DATABASE_URL", "secret"],
	["ADMIN_USERNAME", "xy"],
	["BACKUP_PASSPHRASE", "too short"],
	["ADMIN_PASSWORD", "secret"],
	["ADMIN_PASSWORD", "secret".repeat(30)],
	["SMTP_URL", "https://secret.example"],
	["MAIL_FROM", "secret"],
	["AI_BASE_URL", "secret.example"],
	["TRUST_PROXY", "on"],
	["TRUST_PROXY", "11"],
	["TRUST_PROXY", "-1"],
	["RATE_LIMITS", "false"],
	["METRICS", "secret"],
	["METRICS_TOKEN", "fifteen-letters"],
	["METRICS_TOKEN", "a secret with spaces"],
	["SLOW_QUERY_MS", "60001"],
	["LOG_LEVEL", "loud"],
])("a malformed %s stops with one sentence that names it and does not repeat it", (name, value) => {
	const attempt = () => read({ [name]: value });
	expect(attempt).toThrow(EnvironmentError);
	expect(attempt).toThrow(new RegExp(`^${name} must be [^\\n]+\\.$`));
	expect(attempt).not.toThrow(new RegExp(value.replace(/[.?*+]/g, "\\$&")));
});

test("a blank value counts as unset", () => {
	expect(read({ PORT: "", DATABASE_URL: "  ", ADMIN_PASSWORD: " " })).toEqual(read({}));
});

test("a .env file is read, and the process environment takes precedence", () => {
	const file = join(folder, "env");
	writeFileSync(file, 'PORT=4000\n# a remark\nADMIN_USERNAME="from file"\nHOST=\n');
	expect(read({}, file)).toMatchObject({ port: 4000, adminUsername: "from file", host: undefined });
	expect(read({ PORT: "5000" }, file).port).toBe(5000);
});

test("a malformed value in the file is named as well", () => {
	const file = join(folder, "bad");
	writeFileSync(file, "LOG_LEVEL=loud\n");
	expect(() => read({}, file)).toThrow(/^LOG_LEVEL must be /);
});

test("a file that begins with the mark of its encoding is read from its first line", () => {
	const file = join(folder, "marked");
	writeFileSync(file, "\uFEFFPORT=4000\r\n");
	expect(read({}, file).port).toBe(4000);
});

test.each([
	["ADMIN_PASSWORD=one#two", "ADMIN_PASSWORD"],
	["\uFEFFBACKUP_PASSPHRASE = correct horse #2 battery", "BACKUP_PASSPHRASE"],
	["PORT=4000\r\n  export SMTP_URL=#x", "SMTP_URL"],
])("a value that would end at its # stops the start: %j", (line, name) => {
	const file = join(folder, "cut");
	writeFileSync(file, `${line}\n`);
	expect(() => read({}, file)).toThrow(
		new EnvironmentError(
			`In ${file}, put the value of ${name} in quotes: an unquoted value ends at its first #.`,
		),
	);
});

test("a remark after a value and the settings of other programs are no such value", () => {
	const file = join(folder, "remarks");
	writeFileSync(file, "PORT=4000 # behind a proxy\nSMTP_URL= # none yet\nOTHER=one#two\n");
	expect(read({}, file)).toMatchObject({ port: 4000, smtpUrl: undefined });
});

test("a quoted value keeps its #", () => {
	const file = join(folder, "quoted");
	writeFileSync(file, `#PORT=1 # a remark\nADMIN_PASSWORD='one#two "three"' # a remark\n`);
	expect(read({}, file)).toMatchObject({ port: 3000, adminPassword: 'one#two "three"' });
});

test("an unreadable file is reported, not ignored", () => {
	expect(() => read({}, folder)).toThrow(EnvironmentError);
});

test("a partly configured model stops the start and names the missing variable", () => {
	expect(() => read({ AI_BASE_URL: "https://models.example/v1" })).toThrow(
		new EnvironmentError("AI_MODEL must be set when AI_BASE_URL is."),
	);
	expect(() => read({ AI_MODEL: "small", AI_API_KEY: "key" })).toThrow(/^AI_BASE_URL must be set/);
	expect(read({ AI_BASE_URL: "http://localhost:11434/v1", AI_MODEL: "small" }).ai).toEqual({
		baseUrl: "http://localhost:11434/v1",
		apiKey: undefined,
		model: "small",
	});
});

test("a name that nothing reads and looks like one that is read is pointed out, in the file and around it", () => {
	const file = join(folder, "misspelt");
	writeFileSync(file, "PUBLIC_ULR=https://school.example\nSMTP_URL=\nCOLOR=red\n");
	expect(
		misspeltVariables({ mail_from: "x", PATH: "/bin", HOSTS: "x", PGHOST: "x" }, file),
	).toEqual([
		"PUBLIC_ULR is no setting. Did you mean PUBLIC_URL?",
		"mail_from is no setting. Did you mean MAIL_FROM?",
	]);
});
