import { describe, expect, test } from "vitest";
import { theApp } from "../../test/app.ts";

describe("without a configuration", () => {
	const app = theApp();

	test("the three keys are there and empty, with 200", async () => {
		const answer = await app.call("GET", "/api/config/emailjs");
		expect(answer.status).toBe(200);
		expect(answer.json).toEqual({ publicKey: "", serviceId: "", templateId: "" });
	});
});

describe("with a part of it", () => {
	const app = theApp({ emailjs: { publicKey: "pk_1", serviceId: "service_1", templateId: "" } });

	test("what is configured is answered, and to everybody", async () => {
		const answer = await app.call("GET", "/api/config/emailjs");
		expect(answer.status).toBe(200);
		expect(answer.json).toEqual({ publicKey: "pk_1", serviceId: "service_1", templateId: "" });
	});
});
