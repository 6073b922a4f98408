import { expect, test, vi } from "vitest";
import { inSpanish as say } from "#ui/messages-in-spanish.ts";
import { theApp } from "../../test/app.ts";
import { aContact } from "../../test/factories.ts";

// Reaching the limit takes many calls, and each is stored.
vi.setConfig({ testTimeout: 30_000 });

const app = theApp({ rateLimits: true });

const send = (key?: string, body = aContact()) =>
	app.call("POST", "/api/contact", { body, headers: key ? { "idempotency-key": key } : {} });

test("what the server says of a repeated, an erased and one form too many has its Spanish", async () => {
	const body = aContact();
	const { json } = await send("first", body);
	expect(say((await send("first")).text)).toMatch(/^Este formulario ya se envió con otros datos\./);
	expect(say((await send("not a key")).text)).toMatch(/^Este formulario no se pudo enviar\./);
	await app.db.deleteFrom("contacts").where("id", "=", json.id).execute();
	expect(say((await send("first", body)).text)).toBe(
		"Recibimos este formulario, y después se borró.",
	);
	expect(say((await send(undefined, aContact({ courseId: 999 }))).text)).toBe(
		"Elija un programa de la lista",
	);
	let answer = await send();
	while (answer.status === 201) answer = await send();
	expect(answer.status).toBe(429);
	expect(say(answer.text)).toBe(
		"Demasiados envíos desde su red. Inténtelo de nuevo en 10 minutos.",
	);
});
