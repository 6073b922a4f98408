/**
 * What only a school can say of itself, with the words of the office for it. Where a frequent question states one of
 * these, the assistant says that answer word for word; where none does, it says that it does not know.
 */
export const statements = {
	price: "Prices and tuition",
	payment_plan: "Ways to pay",
	aid: "Financial aid",
	discount: "Discounts",
	refund: "Refunds",
	duration: "How long a program is",
	start_dates: "Start dates",
	class_times: "Class days and times",
	attendance: "Attendance",
	requirements: "What people need to enroll",
	age: "Age",
	background_check: "Background checks",
	health_rules: "Health records and vaccinations",
	english_level: "How much English is needed",
	class_language: "The language of classes",
	immigration: "Immigration and visas",
	accreditation: "Accreditation and approvals",
	exam_details: "Exams and who gives them",
	externship: "Externships and clinical hours",
	supplies: "Books, uniforms and supplies",
	class_size: "Class size",
	transfer: "Credit for what was learned before",
	salary: "What graduates are paid",
	parking: "Parking",
	transit: "Buses and trains",
	childcare: "Childcare",
	accessibility: "Accessibility",
	tour: "Visits and tours",
} as const;

export type StatementTopic = keyof typeof statements;
export const statementTopics = Object.keys(statements) as [StatementTopic, ...StatementTopic[]];
