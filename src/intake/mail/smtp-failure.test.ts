import { describe, expect, test } from "vitest";
import { type SmtpError, type SmtpStage, smtpFailure } from "#intake/mail/smtp-failure.ts";

type Expected = "server" | "connection" | "email, temporary" | "email, final";

const replied = (response: string, command: string, code = "EENVELOPE"): SmtpError => ({
	code,
	command,
	response,
	responseCode: Number(response.slice(0, 3)),
	message: `Failed: ${response}`,
});

const table: [what: string, stage: SmtpStage, error: SmtpError, expected: Expected, RegExp][] = [
	[
		"nothing listens",
		"connecting",
		{ code: "ESOCKET", originalCode: "ECONNREFUSED", command: "CONN" },
		"server",
		/Nothing accepts email/,
	],
	[
		"the host has no address",
		"connecting",
		{ code: "EDNS", originalCode: "ENOTFOUND" },
		"server",
		/name was not found/,
	],
	["the host is silent", "connecting", { code: "ETIMEDOUT" }, "server", /doesn’t answer/],
	[
		"the connection ends before the greeting",
		"connecting",
		{ code: "ECONNECTION", message: "Connection closed unexpectedly" },
		"server",
		/Can’t connect/,
	],
	[
		"the certificate is self-signed",
		"connecting",
		{ code: "ESOCKET", originalCode: "DEPTH_ZERO_SELF_SIGNED_CERT" },
		"server",
		/certificate/,
	],
	[
		"the certificate is for another host",
		"connecting",
		{ code: "ESOCKET", originalCode: "ERR_TLS_CERT_ALTNAME_INVALID" },
		"server",
		/certificate/,
	],
	[
		"TLS where there is none",
		"connecting",
		{ code: "ESOCKET", originalCode: "ERR_SSL_WRONG_VERSION_NUMBER" },
		"server",
		/smtps:/,
	],
	["the upgrade fails", "connecting", { code: "ETLS" }, "server", /encrypted connection/],
	[
		"the greeting is a refusal",
		"connecting",
		replied("554 5.3.2 Your address 192.0.2.1 is blocked", "CONN", "EPROTOCOL"),
		"server",
		/refused the connection \(554 5\.3\.2\)/,
	],
	[
		"the greeting says later",
		"connecting",
		replied("421 Too many connections", "CONN", "EPROTOCOL"),
		"server",
		/not available right now \(421\)/,
	],
	[
		"the password is wrong",
		"connecting",
		replied("535 5.7.8 Bad credentials for office@school.example", "AUTH PLAIN", "EAUTH"),
		"server",
		/rejected the username or password in SMTP_URL \(535 5\.7\.8\)/,
	],
	[
		"the password cannot be checked now",
		"connecting",
		replied("454 4.7.0 Temporary authentication failure", "AUTH LOGIN", "EAUTH"),
		"server",
		/could not check the password/,
	],
	["the password is missing", "connecting", { code: "EAUTH" }, "server", /requires a username/],
	[
		"a password is required",
		"sending",
		replied("530 5.7.0 Authentication required", "MAIL FROM"),
		"server",
		/requires a username/,
	],
	[
		"the sender is not allowed",
		"sending",
		replied("553 5.7.1 Sender address rejected: not owned by user", "MAIL FROM"),
		"server",
		/MAIL_FROM/,
	],
	[
		"the sender is not allowed, said after the content",
		"handed over",
		replied("554 5.2.252 SendAsDenied", "DATA", "EMESSAGE"),
		"server",
		/MAIL_FROM/,
	],
	[
		"the daily limit is reached",
		"handed over",
		replied("550 5.4.5 Daily user sending limit exceeded", "DATA", "EMESSAGE"),
		"server",
		/sending limit/,
	],
	[
		"the server closes down during an email",
		"sending",
		replied("421 4.3.2 Shutting down", "RCPT TO"),
		"server",
		/not available right now/,
	],
	[
		"greylisting",
		"sending",
		replied("451 4.7.1 Greylisted, come back", "RCPT TO"),
		"email, temporary",
		/try again later \(451 4\.7\.1\)/,
	],
	[
		"greylisting after the content",
		"handed over",
		replied("451 Try again", "DATA", "EMESSAGE"),
		"email, temporary",
		/try again later \(451\)/,
	],
	[
		"the order of commands",
		"sending",
		replied("503 Bad sequence", "DATA"),
		"email, temporary",
		/try again later/,
	],
	[
		"no such mailbox",
		"sending",
		replied("550 5.1.1 <ana@mail.example> unknown", "RCPT TO"),
		"email, final",
		/mailbox doesn’t exist \(550 5\.1\.1\)/,
	],
	[
		"no such mailbox, without an enhanced code",
		"sending",
		replied("550 No such user", "RCPT TO"),
		"email, final",
		/mailbox doesn’t exist \(550\)/,
	],
	[
		"no such domain",
		"sending",
		replied("550 5.1.2 Host unknown", "RCPT TO"),
		"email, final",
		/domain doesn’t exist/,
	],
	[
		"a full mailbox",
		"sending",
		replied("552 5.2.2 Over quota", "RCPT TO"),
		"email, final",
		/mailbox is full/,
	],
	[
		"no relaying",
		"sending",
		replied("554 5.7.1 Relay access denied", "RCPT TO"),
		"email, final",
		/not allowed to send to this address/,
	],
	[
		"another refusal of the recipient",
		"sending",
		replied("501 5.1.3 Bad syntax", "RCPT TO"),
		"email, final",
		/refused the recipient’s address/,
	],
	[
		"refused as spam",
		"handed over",
		replied("554 5.7.1 Looks like spam", "DATA", "EMESSAGE"),
		"email, final",
		/refused this email \(554/,
	],
	[
		"too large",
		"handed over",
		replied("552 5.3.4 Too big", "DATA", "EMESSAGE"),
		"email, final",
		/too large/,
	],
	[
		"an address that is none",
		"sending",
		{ code: "EENVELOPE", command: "API", message: 'Invalid recipient "ana\\r\\n"' },
		"email, final",
		/can’t be used/,
	],
	[
		"silence before the content",
		"sending",
		{ code: "ETIMEDOUT" },
		"connection",
		/stopped answering/,
	],
	["cut before the content", "sending", { code: "ECONNECTION" }, "connection", /broke/],
	[
		"silence after the content",
		"handed over",
		{ code: "ETIMEDOUT" },
		"email, temporary",
		/did not confirm/,
	],
	[
		"cut after the content",
		"handed over",
		{ code: "ECONNECTION" },
		"email, temporary",
		/did not confirm/,
	],
];

describe.each(table)("%s", (_, stage, error, expected, words) => {
	const { scope, isFinal, sentence } = smtpFailure(error, stage);

	test(`concerns the ${expected}`, () => {
		const kind = scope === "email" ? `email, ${isFinal ? "final" : "temporary"}` : scope;
		expect(kind).toBe(expected);
		expect(isFinal && scope !== "email").toBe(false);
	});

	test("is one sentence, or two, without an address, a host or a word of the server", () => {
		expect(sentence).toMatch(words);
		expect(sentence).toMatch(/^[A-Z].*\.$/);
		expect(sentence).not.toMatch(/@|\.example|\d+\.\d+\.\d+\.\d+|credentials|spam|undefined/i);
	});
});

test("an unknown error is about the connection, never about the email", () => {
	expect(smtpFailure(new TypeError("x is not a function"), "connecting")).toMatchObject({
		scope: "server",
		isFinal: false,
	});
});
