import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { deliveredSpanish } from "#school/texts/delivered-spanish.ts";
import { slots } from "#school/texts/slots.ts";
import { consentVersion } from "#school/translations/consent.server.ts";

test("a changed sentence has a new version", () => {
	const sentences = (["registration", "message", "call"] as const).flatMap((form) => {
		const { delivered } = slots[`consent.${form}`];
		return [delivered, deliveredSpanish(delivered)];
	});
	const hash = createHash("sha256").update(sentences.join("\n")).digest("hex").slice(0, 16);
	expect(
		{ consentVersion, hash },
		"What visitors agreed to is stored with the version: set consentVersion to the day of the change, then both values here.",
	).toEqual({ consentVersion: "2026-11-27", hash: "2fdda42a827204fe" });
});
