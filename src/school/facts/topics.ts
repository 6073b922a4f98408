/** A topic of facts. */
interface Topic {
	/** Label in the admin area and on course pages. */
	readonly label: string;
	/** Question that the home page shows for a fact without its own wording. */
	readonly question: string;
	/** Whether a fact of the whole school about it belongs on the page of each course. */
	readonly isAboutCourses: boolean;
	/** Number of days before its expiry on which a fact becomes a task. */
	readonly noticeDays: number;
	/** Whether a fact about it is over some day, and so needs a last one. */
	readonly needsLastDay: boolean;
}

const aboutSchool = (label: string, question: string, rules: Partial<Topic> = {}): Topic => ({
	label,
	question,
	isAboutCourses: false,
	noticeDays: 14,
	needsLastDay: false,
	...rules,
});
const aboutCourses = (label: string, question: string, rules: Partial<Topic> = {}): Topic =>
	aboutSchool(label, question, { isAboutCourses: true, ...rules });

/** Topics that only the school can answer, in the order of the fact grid and of course pages. */
const topics = {
	price: aboutCourses("Prices and tuition", "How much does it cost?"),
	payment_plan: aboutCourses("Payment plans", "Can I pay in installments?"),
	aid: aboutCourses("Financial aid", "Is there financial aid?"),
	discount: aboutCourses("Discounts", "Are there discounts?"),
	refund: aboutCourses("Refunds", "Can I get a refund?"),
	duration: aboutCourses("Course length", "How long does it take?"),
	start_dates: aboutCourses("Start dates", "When does the next class start?", {
		needsLastDay: true,
	}),
	class_times: aboutCourses("Class days and times", "What are the class days and times?"),
	attendance: aboutCourses("Attendance", "What if I miss a class?"),
	requirements: aboutCourses("Entry requirements", "What do I need to enroll?"),
	age: aboutCourses("Minimum age", "How old do I have to be?"),
	background_check: aboutCourses("Background checks", "Do I need a background check?"),
	health_rules: aboutCourses(
		"Health records and vaccinations",
		"Which health records or vaccinations do I need?",
	),
	english_level: aboutCourses("English level", "How much English do I need?"),
	class_language: aboutCourses("Language of instruction", "Which language are classes in?"),
	immigration: aboutSchool("Immigration and visas", "Do you help with immigration or visas?"),
	// A school applies for the renewal of its approval 90 days before the end: N.J.A.C. 12:41-2.1(d).
	accreditation: aboutCourses("Accreditation and approvals", "Are you accredited or approved?", {
		noticeDays: 120,
	}),
	exam_details: aboutCourses("Certification exams", "How does the certification exam work?"),
	externship: aboutCourses(
		"Externships and clinical hours",
		"Is there an externship or are there clinical hours?",
	),
	supplies: aboutCourses(
		"Books, uniforms and supplies",
		"Which books, uniforms and supplies do I need?",
	),
	class_size: aboutCourses("Class size", "How many students are in a class?"),
	transfer: aboutCourses("Transfer credit", "Can I transfer credit?"),
	salary: aboutCourses("Graduate salaries", "What do graduates earn?"),
	parking: aboutSchool("Parking", "Is there parking?"),
	transit: aboutSchool("Public transit", "Can I come by bus or train?"),
	childcare: aboutSchool("Childcare", "Is there childcare?"),
	accessibility: aboutSchool("Accessibility", "Is the school accessible?"),
	tour: aboutSchool("Tours", "Can I visit the school?"),
	// Facts about anything else have their own question; this one is a placeholder.
	other: aboutSchool("Other", "What else should I know?"),
} as const satisfies Record<string, Topic>;

export type FactTopic = keyof typeof topics;

/** Every topic in order; `other` comes last. */
export const factTopics = Object.keys(topics) as [FactTopic, ...FactTopic[]];

/** Returns the definition of a topic. */
export const topicOf = (topic: FactTopic): Topic => topics[topic];

/** Whether an intent is a topic of the whole school, such as parking, whatever course is spoken of. */
export const isAboutSchool = (intent: string): boolean =>
	factTopics.some(
		(topic) => topic === intent && topic !== "other" && !topicOf(topic).isAboutCourses,
	);

/** Lists the topics with their labels. */
export const listFactTopics = () =>
	factTopics.map((topic) => ({ topic, label: topicOf(topic).label }));
