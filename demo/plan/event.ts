import type { ContactInput } from "#intake/contacts/contract.ts";
import type { CallOutcome } from "#intake/people/contract.ts";
import type {
	Decision,
	RegistrationSource,
	RegistrationStage,
} from "#intake/registrations/contract.ts";
import type { FactInput } from "#school/facts/contract.ts";
import type { SettingsPatch } from "#school/settings/contract.ts";

/** Users of the demonstration who change records. */
export type Colleague = "nadia" | "luis";

/** Someone as they fill in a form. */
export interface Visitor {
	name: string;
	email: string;
	phone: string;
	language: "en" | "es";
}

/** A name for a record within a plan: ids are given when it is stored. */
export type RecordKey = `registration ${number}` | `message ${number}`;

/** What visitors do. */
export type VisitorEvent =
	| {
			kind: "registers";
			record: RecordKey;
			visitor: Visitor;
			/** Slug of the course. */
			course: string;
			message: string | null;
			/** Sent by a program, within a second. */
			isHasty?: true;
	  }
	| {
			kind: "writes";
			record: RecordKey;
			visitor: Omit<Visitor, "phone"> & Pick<ContactInput, "phone">;
			subject: string | null;
			course: string | null;
			message: string;
			isHasty?: true;
	  }
	| { kind: "asks"; session: string; question: string }
	| { kind: "rates"; session: string; thumb: "up" | "down" }
	| { kind: "asks for a call"; session: string; record: RecordKey; visitor: Visitor };

/** What the office does. */
export type OfficeEvent = { by: Colleague } /** Registers someone who came by or called. */ & (
	| {
			kind: "enters";
			record: RecordKey;
			visitor: Visitor;
			course: string;
			source: Exclude<RegistrationSource, "website">;
	  }
	| { kind: "reads"; record: RecordKey }
	| { kind: "settles"; record: RecordKey; state: "answered" | "closed" }
	| { kind: "calls"; record: RecordKey; outcome: CallOutcome; text: string | null }
	| { kind: "notes"; record: RecordKey; text: string }
	/** Of a message. */
	| { kind: "replies"; record: RecordKey; text: string }
	| { kind: "takes over"; record: RecordKey; owner: Colleague }
	/** Null when the step is done. */
	| { kind: "plans"; record: RecordKey; step: string | null; on: string | null }
	| { kind: "moves"; record: RecordKey; stage: RegistrationStage }
	| { kind: "decides"; record: RecordKey; status: Decision; sendsEmail: boolean }
	| { kind: "corrects"; record: RecordKey; email: string }
	| { kind: "archives"; record: RecordKey }
	| { kind: "joins"; record: RecordKey; other: RecordKey }
	| { kind: "tells apart"; record: RecordKey; other: RecordKey }
	| { kind: "states"; fact: FactInput; course: string | null }
	| { kind: "sets"; settings: SettingsPatch }
);

/** Something that happens at the school. */
export type DemoEvent = { at: Date } & (VisitorEvent | OfficeEvent);
