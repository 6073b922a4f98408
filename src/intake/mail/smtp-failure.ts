/**
 * Why an email was not sent.
 * - `server`: nothing can be sent now, such as a refused connection or password
 * - `connection`: the connection broke during this email, before the mail server had it
 * - `email`: the answer is about this email, or its delivery is uncertain
 */
export interface SmtpFailure {
	scope: "server" | "connection" | "email";
	/** The same email would be refused again. */
	isFinal: boolean;
	/** For the office: no address, no password and no words of the mail server. */
	sentence: string;
}

/** How far an email got: its connection, its envelope, or its whole content. */
export type SmtpStage = "connecting" | "sending" | "handed over";

/** The fields of an error of nodemailer that tell failures apart. */
export interface SmtpError {
	code?: string | undefined;
	originalCode?: string | undefined;
	responseCode?: number | undefined;
	/** The reply of the mail server, from which only its enhanced status code is used. */
	response?: string | undefined;
	/** The SMTP command that failed. */
	command?: string | undefined;
	message?: string | undefined;
}

/** Classifies an error of nodemailer. */
export function smtpFailure(error: SmtpError, stage: SmtpStage): SmtpFailure {
	const reply = replyOf(error);
	if (!reply) return withoutReply(error, stage);
	if (reply.code === 421) {
		return server(`The mail server is not available right now${reply.shown}.`);
	}
	if (stage === "connecting") return refusedSession(error, reply);
	if (error.command === "MAIL FROM" || senderRefusals.has(reply.status)) {
		return server(
			reply.code === 530
				? `The mail server requires a username and password in SMTP_URL${reply.shown}.`
				: `The mail server doesn’t accept the sender${reply.shown}. Check MAIL_FROM, or the school’s email in Settings.`,
		);
	}
	if (sendingLimits.has(reply.status)) {
		return server(`The mail account has reached its sending limit${reply.shown}.`);
	}
	return refusedEmail(error, reply);
}

interface Reply {
	code: number;
	/** Enhanced status code (RFC 3463), such as `5.1.1`; empty without one. */
	status: string;
	/** Both codes in brackets, to search for. */
	shown: string;
}

/** Refusals of the sender that some providers send after the content; all emails would meet them. */
const senderRefusals = new Set(["5.2.252", "5.7.60"]);

/** Limits of an account, which some providers report as final. */
const sendingLimits = new Set(["5.1.90", "5.4.5"]);

function replyOf({ responseCode, response = "" }: SmtpError): Reply | null {
	if (!responseCode) return null;
	const status = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] ?? "";
	return { code: responseCode, status, shown: ` (${responseCode}${status ? ` ${status}` : ""})` };
}

function refusedSession(error: SmtpError, { code, shown }: Reply): SmtpFailure {
	if (error.code === "EAUTH") {
		return server(
			code < 500
				? `The mail server could not check the password just now${shown}.`
				: `The mail server rejected the username or password in SMTP_URL${shown}.`,
		);
	}
	if (error.code === "ETLS") {
		return server(`The mail server could not encrypt the connection${shown}.`);
	}
	return server(`The mail server refused the connection${shown}.`);
}

function refusedEmail({ command }: SmtpError, { code, status, shown }: Reply): SmtpFailure {
	// 503 is about the order of commands, and passes on a new connection.
	if (code < 500 || code === 503) {
		return email(`The mail server asked us to try again later${shown}.`);
	}
	if (command !== "RCPT TO") {
		return email(
			code === 552
				? `The mail server refused this email as too large${shown}.`
				: `The mail server refused this email${shown}.`,
			true,
		);
	}
	if (/^5\.7\./.test(status)) {
		return email(`The mail server is not allowed to send to this address${shown}.`, true);
	}
	if (code === 552 || status === "5.2.2") {
		return email(`The recipient’s mailbox is full${shown}.`, true);
	}
	if (status === "5.1.2") return email(`This email address’s domain doesn’t exist${shown}.`, true);
	if (status === "5.1.1" || (code === 550 && !status)) {
		return email(`The mailbox doesn’t exist${shown}.`, true);
	}
	return email(`The mail server refused the recipient’s address${shown}.`, true);
}

function withoutReply(error: SmtpError, stage: SmtpStage): SmtpFailure {
	if (error.code === "EENVELOPE") return email("This email address can’t be used.", true);
	if (stage === "handed over") {
		return email("The mail server had the whole email but did not confirm it.");
	}
	if (stage === "sending") {
		return {
			scope: "connection",
			isFinal: false,
			sentence:
				error.code === "ETIMEDOUT"
					? "The mail server stopped answering while we sent this email."
					: "The connection to the mail server broke while we sent this email.",
		};
	}
	return server(connectionSentence(error));
}

function connectionSentence({ code, originalCode = "", message = "" }: SmtpError): string {
	if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/.test(originalCode)) {
		return "The mail server’s certificate is not valid for the host in SMTP_URL.";
	}
	if (/^ERR_SSL/.test(originalCode) || code === "ETLS" || /\bssl\b/i.test(message)) {
		return "An encrypted connection to the mail server failed. Check smtp:// or smtps:// and the port in SMTP_URL.";
	}
	switch (code) {
		case "EDNS":
			return "The mail server’s name was not found. Check the host in SMTP_URL.";
		case "EAUTH":
		case "ENOAUTH":
			return "The mail server requires a username and password in SMTP_URL.";
		case "ETIMEDOUT":
			return "The mail server doesn’t answer. Check the host and port in SMTP_URL.";
	}
	return originalCode === "ECONNREFUSED"
		? "Nothing accepts email at the host and port in SMTP_URL."
		: "Can’t connect to the mail server.";
}

const server = (sentence: string): SmtpFailure => ({ scope: "server", isFinal: false, sentence });

const email = (sentence: string, isFinal = false): SmtpFailure => ({
	scope: "email",
	isFinal,
	sentence,
});
