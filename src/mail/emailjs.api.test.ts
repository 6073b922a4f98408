import { describe, expect, test } from "vitest";
import { theApp } from "../../test/app.ts";

describe("without a configuration", () => {
	const app = theApp();

	test("the three keys are present and empty, with 200", async () => {
		const answer = await app.call("GET", "/api/config/emailjs");
		expect(answer.status).toBe(200);
		expect(answer.json).toEqual({ publicKey: "", serviceId: "", templateId: "" });
	});
});

describe("with a partial configuration", () => {
	const app = theApp({ emailjs: { publicKey: "pk_1", serviceId: "service_1", templateId: "" } });

	test("the configured values are returned, to any visitor", async () => {
		const answer = await app.call("GET", "/api/config/emailjs");
		expect(answer.status).toBe(200);
		expect(answer.json).toEqual({ publicKey: "pk_1", serviceId: "service_1", templateId: "" });
	});
});
