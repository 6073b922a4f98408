/**
 * Topics that only the school can answer. If a frequent question covers
 * a topic, the assistant gives its answer verbatim; otherwise it says that it does not know.
 */
export const statements = {
	price: "Prices and tuition",
	payment_plan: "Payment plans",
	aid: "Financial aid",
	discount: "Discounts",
	refund: "Refunds",
	duration: "Course length",
	start_dates: "Start dates",
	class_times: "Class days and times",
	attendance: "Attendance",
	requirements: "Entry requirements",
	age: "Minimum age",
	background_check: "Background checks",
	health_rules: "Health records and vaccinations",
	english_level: "English level",
	class_language: "Language of instruction",
	immigration: "Immigration and visas",
	accreditation: "Accreditation and approvals",
	exam_details: "Certification exams",
	externship: "Externships and clinical hours",
	supplies: "Books, uniforms and supplies",
	class_size: "Class size",
	transfer: "Transfer credit",
	salary: "Graduate salaries",
	parking: "Parking",
	transit: "Public transit",
	childcare: "Childcare",
	accessibility: "Accessibility",
	tour: "Tours",
} as const;

export type FactTopic = keyof typeof statements;
export const statementTopics = Object.keys(statements) as [FactTopic, ...FactTopic[]];
