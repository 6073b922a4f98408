import type { ActivityEntry } from "#activity/contract.ts";

// How the log's words are said to a person.

const kinds: Readonly<Record<string, string>> = {
	registration: "Registration",
	contact: "Message",
	conversation: "Chat",
	"taught answer": "Fact",
	course: "Course",
	user: "User",
	settings: "Settings",
	session: "Session",
	view: "Saved view",
	picture: "Picture",
};

/** `changed` of a registration: `Registration changed`. Signing in says it alone. */
export function actionLabels({ action, kind }: Pick<ActivityEntry, "action" | "kind">): string {
	const known = kinds[kind];
	if (/^(signed|wrong|confirmed|asked)/.test(action) || !known) return capital(action);
	return `${known} ${action === "erased" ? "permanently deleted" : action}`;
}

function capital(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

const fields: Readonly<Record<string, string>> = {
	status: "Status",
	isRead: "Read",
	isActive: "Active",
	fullName: "Name",
	imagePath: "Picture",
	archivedAt: "Archived",
	archived: "Archived",
	isAdmin: "Administrator",
	courseId: "Course",
	courseTitle: "Course",
	secondPhone: "Second phone",
	week: "Opening hours",
	closedDays: "Holidays and closures",
	questions: "Frequently asked questions",
	redirects: "Redirects",
	aliases: "Other names",
	answerEn: "Answer in English",
	answerEs: "Answer in Spanish",
	retentionDays: "Chat retention (days)",
};

/** The name of a field for a person: `fullName` is `Name`. */
export function fieldLabel(field: string): string {
	return (
		fields[field] ??
		capital(field.replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`))
	);
}

export interface Change {
	field: string;
	before: string;
	after: string;
}

/** Each field that changed, in words. */
export function describeChanges({
	before,
	after,
}: Pick<ActivityEntry, "before" | "after">): Change[] {
	if (!before || !after) return [];
	const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	return (
		names
			// Its title says more than its number.
			.filter((field) => field !== "courseId" || !names.includes("courseTitle"))
			.map((field) => ({
				field: fieldLabel(field),
				before: valueLabels(field, before[field]),
				after: valueLabels(field, after[field]),
			}))
	);
}

function valueLabels(field: string, value: unknown): string {
	if (field === "isRead") return value ? "read" : "unread";
	if (field === "archivedAt" || field === "archived") return value ? "yes" : "no";
	if (value === null || value === undefined || value === "") return "empty";
	if (value === true) return "yes";
	if (value === false) return "no";
	if (field === "status" && typeof value === "string") return capital(value);
	return typeof value === "object" ? JSON.stringify(value, null, 1) : String(value);
}
