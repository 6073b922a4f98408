import { expect, test } from "vitest";
import { maskSecrets } from "#assistant/model/mask.ts";

test.each([
	"4111111111111111",
	"4111 1111 1111 1111",
	"4111-1111-1111-1111",
	"4111.1111.1111.1111",
	"4111 – 1111 – 1111 – 1111",
	"4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1",
	"4222222222222",
	"5555 5555 5555 4444",
	"2223 0031 2200 3222",
	"3782 822463 10005",
	"3056 930902 5904",
	"6011 1111 1111 1117",
	"3530 1113 3330 0000",
	"6200 0000 0000 0000 000",
])("a card number is masked: %s", (number) => {
	expect(maskSecrets(`My card is ${number}, thanks`)).toBe("My card is [card number], thanks");
});

test.each([
	["4111 1111 1111 1111 12/27 123", "[card number] 12/27 123"],
	["call 732-555-0199 4111 1111 1111 1111", "call 732-555-0199 [card number]"],
	["5555555555554444 4111111111111111", "[card number] [card number]"],
	["R-123456 4111111111111111", "R-123456 [card number]"],
	["card:4111111111111111exp", "card:[card number]exp"],
])("a card number is found among other numbers: %s", (text, masked) => {
	expect(maskSecrets(text)).toBe(masked);
});

test.each([
	["078-05-1120", "[social security number]"],
	["My SSN: 078-05-1120.", "My SSN: [social security number]."],
	["078 05 1120", "[social security number]"],
	["078.05.1120", "[social security number]"],
	["078–05–1120", "[social security number]"],
	["078 - 05 - 1120".replaceAll(" - ", "- "), "[social security number]"],
	["ssn 078051120", "ssn [social security number]"],
	["SSN#078051120", "SSN#[social security number]"],
	["my social is 078051120 ok", "my social is [social security number] ok"],
	["Social Security Number 078051120", "Social Security Number [social security number]"],
	["mi seguro social es el 078051120", "mi seguro social es el [social security number]"],
	["078-05-1120 and 219-09-9999", "[social security number] and [social security number]"],
])("a social security number is masked: %s", (text, masked) => {
	expect(maskSecrets(text)).toBe(masked);
});

test.each([
	"732-555-0199",
	"(732) 555-0199",
	"+1 732 555 0199",
	"+17325550199",
	"1-800-555-0199, 732.555.0198",
	"732-555-0199 732-555-0198",
	"4085550199 5105550198",
	"+44 20 7946 0958",
	"R-123456",
	"C-12345678",
	"R-123456 and C-654321, phone 732-555-0142",
	"4111 1111 1111 1112",
	"1234567890123456",
	"08830-1234",
	"11/20/2026, 9:00-17:00",
	"born 02-14-1999",
	"123456789",
	"Nov 20 2026, 9 to 5, 100 hours, $1,200.50",
])("phone numbers, reference numbers and dates stay: %s", (text) => {
	expect(maskSecrets(text)).toBe(text);
});
