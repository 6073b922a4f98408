/** A message of the contact form. */
interface Written {
	subject: string | null;
	/** Slug of the course that was chosen. */
	course?: string;
	text: string;
}

export const messages: readonly Written[] = [
	{
		subject: "Start dates",
		text: "Hi, when is the next CNA class? I saw day and evening but no date. Thank you.",
		course: "cna",
	},
	{ subject: null, text: "can i come by on saturday to look around? i work mon-fri" },
	{
		subject: "Payment",
		text: "I can pay $200 a month. Would that be possible for the medical assistant program?",
		course: "clinical-medical-assistant",
	},
	{
		subject: "My diploma",
		text: "My high school diploma is from the Dominican Republic. Do I need it translated, or can I show the original?",
	},
	{
		subject: "Question about the background check",
		text: "I had a traffic thing in 2016 that went to court. Does that come up in the background check for home health aide? I’d rather know before I register.",
		course: "chha",
	},
	{
		subject: "Certificate lost",
		text: "I finished phlebotomy with you a few years ago and moved twice since then. Is there a way to get a copy of my certificate?",
		course: "phlebotomy",
	},
	{
		subject: "Evening class",
		text: "Is the evening class every evening or only some days? I have my daughter on Wednesdays.",
	},
	{
		subject: "For my daughter",
		text: "My daughter turns 18 in two months. Can we already register her or do we have to wait?",
	},
	{
		subject: null,
		text: "i tried to call 2 times today but it was busy. please call me when you can",
	},
	{
		subject: "Medical billing",
		text: "I type about 45 words a minute and worked in an office for ten years. Would I be bored, or is billing very different from regular office work?",
		course: "medical-billing",
	},
	{
		subject: "CPR for our daycare",
		text: "We are a daycare in Woodbridge with seven staff. Do you do CPR for a group, and would you come to us or do we come to you?",
		course: "cpr",
	},
	{
		subject: "Wheelchair",
		text: "I use a wheelchair. Is the classroom on the ground floor? And are there desks I can get under?",
	},
	{
		subject: "Refund",
		text: "If I start and have to stop for a family emergency, do I get some of the money back?",
	},
	{
		subject: "Pharmacy tech",
		text: "Hello, I’m interested in pharmacy technician. I was never good at math and that worries me. Is there help with it?",
		course: "pharmacy",
	},
	{
		subject: "EKG and phlebotomy together",
		text: "Is it cheaper to take both? My manager said with both I’d get more hours.",
		course: "ekg",
	},
	{
		subject: "Thank you",
		text: "Just wanted to say thank you to the lady on the phone this morning, she was very patient with me. See you Thursday.",
	},
	{
		subject: "Uniform",
		text: "What color scrubs do we need and can we get them anywhere? I found some on sale and don’t want to buy the wrong ones.",
	},
	{
		subject: "Vaccines",
		text: "Which shots do I need for the patient care class? I have my records from Haiti but two pages are missing.",
		course: "patient-care",
	},
	{
		subject: "Parking",
		text: "Is there parking at the school or on the street? I’ll be coming from work at 5:30.",
	},
	{
		subject: null,
		text: "Do you accept people with an F1 visa? I don’t want to make a mistake with my status.",
	},
	{
		subject: "Class size",
		text: "How many students are in one class? I learn slower and like to ask a lot of questions.",
	},
	{
		subject: "Employer letter",
		text: "My employer would pay for half if I bring a letter that says the cost and the dates. Who can write me that?",
	},
	{
		subject: "CNA license from New York",
		text: "I’m a CNA in New York since 2019 and moved to Edison. Do I have to do the whole class again?",
		course: "cna",
	},
	{
		subject: "Change my email",
		text: "I registered yesterday but I think I typed my email wrong, I didn’t get anything. Same name, same phone.",
	},
	{
		subject: "Sick child",
		text: "My son is in the hospital so I can’t come to the visit tomorrow. Can we make it next week? Sorry for the short notice.",
	},
	{
		subject: "Childcare",
		text: "Is there any place for a 4 year old while I’m in class? Even just for two hours.",
	},
	{ subject: "From the bus", text: "Which bus stops near you? I’ll come from Perth Amboy." },
	{
		subject: "Exam",
		text: "After the medical assistant class do I take the exam at your school or somewhere else? And is that fee included?",
		course: "clinical-medical-assistant",
	},
	{
		subject: "Transfer",
		text: "I did half of a medical assistant program at another school before they closed. Is any of that worth something with you?",
		course: "clinical-medical-assistant",
	},
	{
		subject: "Career fair",
		text: "We are organizing a career fair at our church in the spring and would love to have someone from your school at a table.",
	},
	{
		subject: "Night shift",
		text: "I work 11 to 7. I would come straight to the morning class. Do other students do that?",
	},
	{
		subject: "Waiting list",
		text: "You told me last time that I’m on the waiting list for phlebotomy. Is there any news?",
		course: "phlebotomy",
	},
	{
		subject: "Age",
		text: "I’m 58. Honest question: do people my age get hired as patient care techs?",
		course: "patient-care",
	},
	{
		subject: "Hearing aid",
		text: "I wear hearing aids and read lips. Could I sit in the front, and are the videos captioned?",
	},
];

export const spanishMessages: readonly Written[] = [
	{
		subject: "Información",
		text: "Buenas tardes, quisiera saber cuándo empieza el curso de asistente de enfermería y qué documentos piden. Gracias.",
		course: "cna",
	},
	{
		subject: null,
		text: "hola, mi inglés es básico, puedo estudiar flebotomía? o mejor espero y estudio inglés primero",
		course: "phlebotomy",
	},
	{ subject: "Pago", text: "¿Se puede pagar por semana? Cobro los viernes." },
	{
		subject: "Cuidado en casa",
		text: "Cuido a una señora desde hace cuatro años. ¿Tengo que hacer el curso completo o solo el examen?",
		course: "chha",
	},
	{
		subject: "Mi hija",
		text: "Mi hija quiere inscribirse pero tiene 17 años, cumple en dos meses. ¿La pueden anotar ya?",
	},
	{
		subject: "Visita",
		text: "¿Puedo pasar el sábado con mi esposo? Él me lleva porque yo no manejo.",
	},
	{
		subject: "Certificado",
		text: "Terminé el curso y cambié de apellido al casarme. ¿Cómo cambio el nombre en el certificado?",
	},
];

/** Answers of the office, as it notes them. */
/** What the office answers by email. */
export const emailAnswers: Readonly<Record<"en" | "es", readonly string[]>> = {
	en: [
		"Thank you for writing. Please come by during our office hours: we will look at the dates together and tell you which documents to bring. You do not need an appointment.",
		"Good question. We go through this with every student before they sign anything, so nothing comes as a surprise. May we call you this week? Just reply with a time that suits you.",
		"Thank you for your message. We give you the full cost in writing before you decide. Reply to this email if you would like us to prepare it for you.",
		"Yes, please come and see the classroom. Tell us which day is good for you, and ask for admissions when you arrive.",
		"We looked into this for you. It depends on the class you choose, and we would rather show you than guess. Please call us or stop by, and we will find the class that fits your week.",
	],
	es: [
		"Gracias por escribirnos. Puede pasar por la oficina en nuestro horario de atención: vemos juntos las fechas y le decimos qué documentos traer. No necesita cita.",
		"Es una buena pregunta. Lo revisamos con cada estudiante antes de que firme algo. ¿Podemos llamarle esta semana? Respóndanos con la hora que le convenga.",
		"Gracias por su mensaje. Le damos el costo completo por escrito antes de que decida. Si quiere, se lo preparamos.",
	],
};

/** What programs and salespeople send. */
export const unsolicited: readonly { name: string; subject: string; text: string }[] = [
	{
		name: "Jason Growth",
		subject: "Page one of Google",
		text: "Dear business owner, I came across your website and can bring it to page one of Google with SEO and backlinks. Free audit: http://growth.example.com http://rank.example.net Reply STOP to opt out.",
	},
	{
		name: "Lead Team",
		subject: "Verified leads for schools",
		text: "Would you be interested in verified email lists of decision makers? Guaranteed growth, 5 star Google reviews included. See our packages at http://leads.example.com",
	},
	{
		name: "XrtUvbQwLpz",
		subject: "hJkPqRsTvWx",
		text: "QwErTyUiOpAsDfGh",
	},
	{
		name: "Business Funding",
		subject: "Approved",
		text: "Your business is pre-approved for working capital, no collateral. Click here: http://funding.example.net/apply Reply STOP to unsubscribe.",
	},
	{
		name: "Web Redesign Studio",
		subject: "Your website",
		text: "We found your website and would redesign your website for a small fee. Web development, mobile app development, digital marketing. Our portfolio: http://studio.example.com http://studio.example.net",
	},
];
