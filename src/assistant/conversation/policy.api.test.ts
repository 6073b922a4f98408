import { expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";
import { aVisitor } from "../../../test/chat/talk.ts";

const app = theApp();

test("what the school adds to its privacy policy is quoted from the next answer on, in Spanish once it has some", async () => {
	const line = "Security cameras record the hallways of our school for your safety.";
	const ask = async (language: "en" | "es") => {
		const visitor = await aVisitor(app, language);
		return visitor.ask(
			language === "en"
				? "Are there cameras in the hallways?"
				: "¿Hay cámaras de seguridad en los pasillos?",
		);
	};
	expect(await ask("en")).not.toContain(line);
	const write = (publishOn: string | null) =>
		app.asAdmin("PATCH", "/api/admin/texts/policy.see", { body: { text: line, publishOn } });
	await write(null);
	expect(await ask("en")).not.toContain(line);
	await write("2026-11-20");
	expect(await ask("en")).toContain(line);
	const spanish =
		"Las cámaras de seguridad graban los pasillos de nuestra escuela por su seguridad.";
	await app.asAdmin("PATCH", "/api/admin/translations/policy.see", {
		body: { english: line, spanish },
	});
	expect(await ask("es")).toContain(spanish);
});
