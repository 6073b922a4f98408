import { actionInWords } from "#office/activity/actions.ts";
import type { ActivityEntry } from "#office/activity/contract.ts";
import { type Role, roleLabels, roles } from "#platform/api/role.ts";
import { writtenDay } from "#platform/calendar/days.ts";
import { capital } from "#platform/text/capital.ts";
import { dollars } from "#platform/text/money.ts";

// Labels for the log's actions, kinds and fields.

const kinds: Readonly<Record<string, string>> = {
	registration: "Registration",
	contact: "Message",
	email: "Email",
	person: "Person",
	"canned reply": "Canned reply",
	conversation: "Chat",
	fact: "Fact",
	// Facts were kept under this kind before they got a room of their own.
	"taught answer": "Fact",
	text: "Text",
	course: "Course",
	class: "Class",
	user: "User",
	settings: "Settings",
	session: "Session",
	view: "View",
	picture: "Picture",
	activity: "Activity log",
};

/** Labels an action, such as `Registration changed`. Actions such as signing in need no kind. */
export function actionLabels({ action, kind }: Pick<ActivityEntry, "action" | "kind">): string {
	const kindLabel = kinds[kind];
	if (
		/^(signed|wrong|confirmed|asked|duplicate)|second factor|recovery codes/.test(action) ||
		!kindLabel
	)
		return capital(action);
	return `${kindLabel} ${actionInWords(action, kind)}`;
}

const fields: Readonly<Record<string, string>> = {
	status: "Status",
	isRead: "Read",
	isSpam: "Spam",
	isActive: "Active",
	fullName: "Name",
	imagePath: "Picture",
	archivedAt: "Archived",
	archived: "Archived",
	isAdmin: "Administrator",
	role: "Role",
	secondFactor: "Second factor",
	requiresSecondFactor: "Second factor required",
	courseId: "Course",
	courseTitle: "Course",
	task: "Task",
	taskDueOn: "Due",
	stage: "Stage",
	answerState: "Answer",
	detailsState: "Contact details",
	secondPhone: "Second phone",
	week: "Opening hours",
	closedDays: "Holidays and closures",
	questions: "Frequently asked questions",
	redirects: "Redirects",
	aliases: "Other names",
	spanish: "Answer in Spanish",
	spanishQuestion: "Question in Spanish",
	validUntil: "Valid through",
	publishOn: "Published on",
	live: "What visitors see",
	shownBy: "Claims vouched for by",
	onHomePage: "On the home page",
	answerEn: "Answer in English",
	answerEs: "Answer in Spanish",
	retentionDays: "Chat retention (days)",
	keepRegistrations: "Registrations kept for",
	keepMessages: "Messages kept for",
	keepActivity: "Activity log kept for",
};

/** Returns the label of a field, such as `Name` for `fullName`. */
function fieldLabel(field: string): string {
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

/** Describes each changed field with its label, old value and new value. */
export function describeChanges({
	before,
	after,
}: Pick<ActivityEntry, "before" | "after">): Change[] {
	if (!before || !after) return [];
	const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
	return (
		names
			// The course title replaces its id.
			.filter((field) => field !== "courseId" || !names.includes("courseTitle"))
			.map((field) => ({
				field: fieldLabel(field),
				before: valueLabels(field, before[field]),
				after: valueLabels(field, after[field]),
			}))
	);
}

/** What a class costs: its tuition, or its fees by name. */
function costInWords(value: unknown): string {
	if (typeof value === "number") return dollars(value);
	const fees = value as readonly { name: string; amount: number }[];
	return fees.map(({ name, amount }) => `${name}: ${dollars(amount)}`).join(", ") || "empty";
}

function valueLabels(field: string, value: unknown): string {
	if (field === "isRead") return value ? "read" : "unread";
	if (field === "archivedAt" || field === "archived") return value ? "yes" : "no";
	if (value === null || value === undefined || value === "") return "empty";
	if (value === true) return "yes";
	if (value === false) return "no";
	if (field === "tuition" || field === "fees") return costInWords(value);
	if (field === "role" && roles.includes(value as Role)) return roleLabels[value as Role];
	if (field === "status" && typeof value === "string") return capital(value);
	if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return writtenDay(value);
	return typeof value === "object" ? JSON.stringify(value, null, 1) : String(value);
}
