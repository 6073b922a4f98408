import { policyTitles } from "#school/profile/policy-titles.ts";
import { headings } from "#school/texts/headings.ts";

/** A page that has texts of the school, in the order in which the admin area lists them. */
export const textPages = {
	home: { name: "Home page", path: "/" },
	course: { name: "Every program page", path: "/#programs" },
	about: { name: "About page", path: "/about" },
	contact: { name: "Contact page", path: "/contact" },
	consent: { name: "Consent", path: "/register" },
	policy: { name: "Privacy policy", path: "/privacy-policy" },
} as const;
export type TextPage = keyof typeof textPages;

/**
 * What a text is: `line` and `text` are read on the page, a `text` also as paragraphs and lists; search engines show a `title`
 * and a `description`.
 */
type SlotKind = "line" | "text" | "title" | "description";

interface Slot {
	/** What it is, for the office. */
	label: string;
	kind: SlotKind;
	/** Most characters. */
	max: number;
	/** The sentences that the software comes with. They claim things: the school confirms them, or writes its own. Empty where the school may add some. */
	delivered: string;
}

const line = { kind: "line", max: 200 } as const;
const text = { kind: "text", max: 2000 } as const;
/** What search engines show of a title and a description. */
export const SHOWN_IN_RESULTS = { title: 60, description: 160 } as const;

const title = { kind: "title", label: "Title in search results", max: 70 } as const;
const description = {
	kind: "description",
	label: "Description in search results",
	max: 320,
} as const;

/** What stands below a form; it is stored with what was sent. */
const consent = { kind: "line", max: 300 } as const;
/** What the school adds to a section of the policy, which is the software's. */
const addition = { ...text, delivered: "" } as const;

/**
 * The sentences of the public site that belong to the school and not to the software. `{city}`, `{place}` and others stand for
 * the school profile (`profile/placeholders.ts`).
 */
export const slots = {
	"home.title": { ...title, delivered: "Healthcare Career Training in {place}" },
	"home.description": {
		...description,
		delivered:
			"In-person training for your first job in healthcare: medical assistant, nursing assistant, phlebotomy, pharmacy and more. Day and evening classes in {place}.",
	},
	"home.instructors": {
		label: "First benefit: instructors",
		...line,
		delivered:
			"Your instructors have done the work they teach, in hospitals, clinics, labs and pharmacies.",
	},
	"home.certifications": {
		label: "Second benefit: certifications",
		...line,
		delivered:
			"Each program page names the exam or state process it leads to, so you know before you register.",
	},
	"home.placement": {
		label: "Third benefit: placement assistance",
		...line,
		delivered: "Help with your résumé, interviews and job search. The employer makes the decision.",
	},
	"home.programs": {
		label: "Above the programs",
		...line,
		delivered: "All classes are in person in {place}. Choose by the work you want to do.",
	},
	"home.steps": {
		label: "Above the steps",
		...line,
		delivered: "Three steps from here to your first class.",
	},
	"home.register": {
		label: "First step: register",
		...line,
		delivered: "Give us your name, email, phone and program. No payment, no account.",
	},
	"home.contact": {
		label: "Second step: we contact you",
		...line,
		delivered: "Someone from our office calls or emails you and answers your questions.",
	},
	"home.visit": {
		label: "Third step: visit and choose",
		...line,
		delivered: "See the classroom, get costs and dates in writing, and choose day or evening.",
	},
	"course.practice": {
		label: "What’s included: practice",
		...line,
		delivered: "You learn by doing, step by step, in our classroom.",
	},
	"course.instructors": {
		label: "What’s included: instructors",
		...line,
		delivered: "Taught by people who have done this work themselves.",
	},
	"course.certification": {
		label: "What’s included: certification",
		...line,
		delivered: "You know which exam or state process it leads to before you start.",
	},
	"course.placement": {
		label: "What’s included: placement assistance",
		...line,
		delivered: "Help with your résumé, interviews and job search.",
	},
	"about.description": {
		...description,
		delivered:
			"A small healthcare career school in {place}. In-person programs with day and evening classes. See what we promise and what we do not.",
	},
	"about.heading": {
		label: "Heading of the page",
		kind: "line",
		max: 80,
		delivered: "A small school for healthcare careers",
	},
	"about.lead": {
		label: "Below the heading",
		...line,
		delivered: "We teach in person, with day and evening classes.",
	},
	"about.do": {
		label: "What we do",
		...text,
		delivered: `We prepare adults for their first job in healthcare, or the next one. Some programs lead to bedside care. Others lead to a lab, a pharmacy or an office. One is for everyone: CPR and first aid.

You learn by doing. You practice with real beds, blood pressure cuffs, tubes and billing codes, alongside other students.

Our instructors have done the work they teach, in hospitals, clinics, labs and pharmacies. They know what the first week on the job feels like.`,
	},
	"about.caption": {
		label: "Below the picture",
		...line,
		delivered: "An instructor works next to you until each skill feels natural.",
	},
	"about.who": {
		label: "Who studies here",
		...text,
		delivered: `People who work and want a change. Parents and caregivers. People who have not been in a classroom in twenty years, and people who finished high school last summer.

Is English your second language? Ask as many questions as you like and take the time you need. Our chat assistant also answers in Spanish.`,
	},
	"about.promises": {
		label: "What we promise",
		...text,
		delivered: `- A real person answers you during business hours.
- You get the full cost and start dates in writing before you decide.
- Every program page tells you which exam or state process it leads to.
- We help with your résumé, interviews and job search.`,
	},
	"about.limits": {
		label: "What we do not promise",
		...text,
		delivered: `- A job. We help you look; the employer decides.
- A salary. It depends on the employer, the hours and your experience.
- A passing score. We prepare you; the exam is up to you.
- That every program is right for you. If one is not, we tell you.`,
	},
	"about.visit": {
		label: "Come see the school",
		...line,
		delivered:
			"See the classroom, meet an instructor and ask anything. There is nothing to pay or sign.",
	},
	"contact.description": {
		...description,
		delivered:
			"Call, email or visit our school in {place}. Find our phone number, address and hours, or send us a message.",
	},
	"contact.lead": {
		label: "Below the heading",
		...line,
		delivered: "Call, email or visit us.",
	},
	"consent.registration": {
		label: "Below the registration form",
		...consent,
		delivered: "By registering, you agree that our office may call or email you about it.",
	},
	"consent.message": {
		label: "Below the contact form",
		...consent,
		delivered: "By sending this, you agree that our office may call or email you to answer.",
	},
	"consent.call": {
		label: "In the chat, to be called",
		...consent,
		delivered:
			"By sending this, you agree that our office may call or email you about our programs and read this chat to prepare.",
	},
	"policy.who": { ...addition, label: policyTitles.who },
	"policy.what": { ...addition, label: policyTitles.what },
	"policy.long": { ...addition, label: policyTitles.long },
	"policy.see": { ...addition, label: policyTitles.see },
	"policy.mail": { ...addition, label: policyTitles.mail },
	"policy.chat": { ...addition, label: policyTitles.chat },
	"policy.track": { ...addition, label: policyTitles.track },
	"policy.rights": { ...addition, label: policyTitles.rights },
	"policy.reach": { ...addition, label: policyTitles.reach },
} as const satisfies Record<`${TextPage}.${string}`, Slot>;

export type SlotId = keyof typeof slots;
export const slotIds = Object.keys(slots) as [SlotId, ...SlotId[]];

/** A slot with the heading above it, which is the software's. */
export const slotOf = (id: SlotId): Slot & { heading: string | undefined } => ({
	...slots[id],
	heading: id in headings ? headings[id as keyof typeof headings] : undefined,
});

/** The page that a slot stands on: the first word of its id. */
export const pageOf = (id: SlotId): TextPage => id.split(".")[0] as TextPage;

/** How the office knows a text: `Home page: First benefit`. */
export const nameOfSlot = (id: SlotId): string =>
	`${textPages[pageOf(id)].name}: ${slots[id].label}`;

/** What every slot says. */
export type SiteTexts = Readonly<Record<SlotId, string>>;

/** What the software comes with, with placeholders. */
export const deliveredTexts = Object.fromEntries(
	slotIds.map((id) => [id, slots[id].delivered]),
) as SiteTexts;
