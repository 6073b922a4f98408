import { describe, expect, test } from "vitest";
import { theApp } from "../../../test/app.ts";

describe("without a configuration", () => {
	const app = theApp();

	test("the three keys are present and empty, with 200", async () => {
		const response = await app.call("GET", "/api/config/emailjs");
		expect(response.status).toBe(200);
		expect(response.json).toEqual({ publicKey: "", serviceId: "", templateId: "" });
	});
});

describe("with a partial configuration", () => {
	const app = theApp({ emailjs: { publicKey: "pk_1", serviceId: "service_1", templateId: "" } });

	test("the configured values are returned, to any visitor", async () => {
		const response = await app.call("GET", "/api/config/emailjs");
		expect(response.status).toBe(200);
		expect(response.json).toEqual({ publicKey: "pk_1", serviceId: "service_1", templateId: "" });
	});
});
