import { policyTitles } from "#school/profile/policy-titles.ts";
import { aboutWords } from "#school/texts/about-words.ts";
import { courseHeadings } from "#school/texts/course-headings.ts";
import { homeHeadings } from "#school/texts/home-words.ts";

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

const line = (label: string, delivered: string): Slot => ({
	label,
	kind: "line",
	max: 200,
	delivered,
});

/** Without a delivered one it is what the school adds, such as to a section of the policy, which is the software's. */
const text = (label: string, delivered = ""): Slot => ({
	label,
	kind: "text",
	max: 2000,
	delivered,
});

/** What stands below a form; it is stored with what was sent. */
const consent = (label: string, delivered: string): Slot => ({
	...line(label, delivered),
	max: 300,
});

/** What search engines show of a title and a description. */
export const SHOWN_IN_RESULTS = { title: 60, description: 160 } as const;

const description = {
	kind: "description",
	label: "Description in search results",
	max: 320,
} as const;

/**
 * The sentences of the public site that belong to the school and not to the software. `{city}`, `{place}` and others stand for
 * the school profile (`profile/placeholders.ts`).
 */
export const slots = {
	"home.title": {
		kind: "title",
		label: "Title in search results",
		max: 70,
		delivered: "Healthcare Career Training in {place}",
	},
	"home.description": {
		...description,
		delivered:
			"In-person training for your first job in healthcare: medical assistant, nursing assistant, phlebotomy, pharmacy and more. Day and evening classes in {place}.",
	},
	"home.instructors": line(
		"First benefit: instructors",
		"Your instructors have done the work they teach, in hospitals, clinics, labs and pharmacies.",
	),
	"home.certifications": line(
		"Second benefit: certifications",
		"Each program page names the exam or state process it leads to, so you know before you register.",
	),
	"home.placement": line(
		"Third benefit: placement assistance",
		"Help with your résumé, interviews and job search. The employer makes the decision.",
	),
	"home.programs": line(
		"Above the programs",
		"All classes are in person in {place}. Choose by the work you want to do.",
	),
	"home.steps": line("Above the steps", "Three steps from here to your first class."),
	"home.register": line(
		"First step: register",
		"Give us your name, email, phone and program. No payment, no account.",
	),
	"home.contact": line(
		"Second step: we contact you",
		"Someone from our office calls or emails you and answers your questions.",
	),
	"home.visit": line(
		"Third step: visit and choose",
		"See the classroom, get costs and dates in writing, and choose day or evening.",
	),
	"course.practice": line(
		"What’s included: practice",
		"You learn by doing, step by step, in our classroom.",
	),
	"course.instructors": line(
		"What’s included: instructors",
		"Taught by people who have done this work themselves.",
	),
	"course.certification": line(
		"What’s included: certification",
		"You know which exam or state process it leads to before you start.",
	),
	"course.placement": line(
		"What’s included: placement assistance",
		"Help with your résumé, interviews and job search.",
	),
	"about.description": {
		...description,
		delivered:
			"A small healthcare career school in {place}. In-person programs with day and evening classes. See what we promise and what we do not.",
	},
	"about.heading": {
		...line("Heading of the page", "A small school for healthcare careers"),
		max: 80,
	},
	"about.lead": line("Below the heading", "We teach in person, with day and evening classes."),
	"about.do": text(
		"What we do",
		`We prepare adults for their first job in healthcare, or the next one. Some programs lead to bedside care. Others lead to a lab, a pharmacy or an office. One is for everyone: CPR and first aid.

You learn by doing. You practice with real beds, blood pressure cuffs, tubes and billing codes, alongside other students.

Our instructors have done the work they teach, in hospitals, clinics, labs and pharmacies. They know what the first week on the job feels like.`,
	),
	"about.caption": line(
		"Below the picture",
		"An instructor works next to you until each skill feels natural.",
	),
	"about.who": text(
		"Who studies here",
		`People who work and want a change. Parents and caregivers. People who have not been in a classroom in twenty years, and people who finished high school last summer.

Is English your second language? Ask as many questions as you like and take the time you need. Our chat assistant also answers in Spanish.`,
	),
	"about.promises": text(
		"What we promise",
		`- A real person answers you during business hours.
- You get the full cost and start dates in writing before you decide.
- Every program page tells you which exam or state process it leads to.
- We help with your résumé, interviews and job search.`,
	),
	"about.limits": text(
		"What we do not promise",
		`- A job. We help you look; the employer decides.
- A salary. It depends on the employer, the hours and your experience.
- A passing score. We prepare you; the exam is up to you.
- That every program is right for you. If one is not, we tell you.`,
	),
	"about.visit": line(
		"Come see the school",
		"See the classroom, meet an instructor and ask anything. There is nothing to pay or sign.",
	),
	"contact.description": {
		...description,
		delivered:
			"Call, email or visit our school in {place}. Find our phone number, address and hours, or send us a message.",
	},
	"contact.lead": line("Below the heading", "Call, email or visit us."),
	"consent.registration": consent(
		"Below the registration form",
		"By registering, you agree that our office may call or email you about it.",
	),
	"consent.message": consent(
		"Below the contact form",
		"By sending this, you agree that our office may call or email you to answer.",
	),
	"consent.call": consent(
		"In the chat, to be called",
		"By sending this, you agree that our office may call or email you about our programs and read this chat to prepare.",
	),
	"policy.who": text(policyTitles.who),
	"policy.what": text(policyTitles.what),
	"policy.long": text(policyTitles.long),
	"policy.see": text(policyTitles.see),
	"policy.mail": text(policyTitles.mail),
	"policy.chat": text(policyTitles.chat),
	"policy.track": text(policyTitles.track),
	"policy.rights": text(policyTitles.rights),
	"policy.reach": text(policyTitles.reach),
} satisfies Record<`${TextPage}.${string}`, Slot>;

export type SlotId = keyof typeof slots;
export const slotIds = Object.keys(slots) as [SlotId, ...SlotId[]];

/** The headings above texts of the school, which are the software's. */
const headings: Partial<Record<string, string>> = {
	...homeHeadings.english,
	...courseHeadings,
	...aboutWords.english.headings,
	"contact.lead": "Contact us",
};

/** A slot with the heading above it. */
export const slotOf = (id: SlotId): Slot & { heading: string | undefined } => ({
	...slots[id],
	heading: headings[id],
});

/** The page that a slot stands on: the first word of its id. */
export const textPageOf = (id: SlotId): TextPage => id.split(".")[0] as TextPage;

/** How the office knows a text: `Home page: First benefit`. */
export const nameOfSlot = (id: SlotId): string =>
	`${textPages[textPageOf(id)].name}: ${slots[id].label}`;

/** What every slot says. */
export type SiteTexts = Readonly<Record<SlotId, string>>;

/** What the software comes with, with placeholders. */
export const deliveredTexts = Object.fromEntries(
	slotIds.map((id) => [id, slots[id].delivered]),
) as SiteTexts;
