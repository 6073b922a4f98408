import { expect, test } from "vitest";
import { theFacts } from "../../../test/facts.ts";

const { app, add, published } = theFacts();

const spanish = async (): Promise<Record<string, string>> =>
	(await app.call("GET", "/api/spanish")).json;

test("texts, titles, questions and sample quotes have their Spanish, with the school profile in it", async () => {
	const lines = await spanish();
	expect(lines["Healthcare Career Training in Iselin, NJ"]).toBe(
		"Capacitación para carreras de la salud en Iselin, NJ",
	);
	expect(lines["EKG Technician"]).toBe("Técnico en electrocardiogramas (EKG)");
	expect(lines["Will I get a job?"]).toBe("¿Conseguiré un empleo?");
	expect(lines["Phlebotomy Technician Graduate"]).toBe(
		"Completó el programa de técnico en flebotomía",
	);
});

test("a text that the school wrote has no Spanish, and neither has what it replaced", async () => {
	const before = await spanish();
	const delivered = "Three steps from here to your first class.";
	expect(before[delivered]).toBe("Tres pasos desde aquí hasta su primera clase.");
	const { status } = await app.asAdmin("PATCH", "/api/admin/texts/home.steps", {
		body: { text: "Only three steps.", publishOn: "2026-11-20" },
	});
	expect(status).toBe(200);
	const after = await spanish();
	expect(Object.keys(after)).not.toContain(delivered);
	expect(Object.keys(after)).not.toContain("Only three steps.");
});

test("the opening hours in the Spanish of an answer are Spanish, also where they are all of it", async () => {
	await add({
		topic: "parking",
		answer: "Yes. {hours}",
		spanish: "Sí. {hours}",
	});
	await add({ topic: "tour", answer: "Yes. Call {phone}.", spanish: null });
	const facts: { topic: string; question: string | null; spanish: string | null }[] =
		await published();
	const hours = "De lunes a viernes, de 9:00 AM a 5:00 PM.";
	expect(facts.find(({ topic }) => topic === "parking")?.spanish).toContain(`Sí. ${hours}`);
	expect(facts.find(({ topic }) => topic === "tour")?.spanish).toBeNull();
	const opening = facts.find(({ question }) => question === "When is the office open?");
	expect(opening?.spanish).toContain(hours);
});
