import type { Bilingual } from "#chat/engine/types.ts";

/**
 * The sentences of the assistant. `{...}` is filled from the school's facts and the live catalogue. Rules: at most three short
 * sentences, no promise, no number that is not in the facts, links as plain paths.
 */
export const texts = {
	// A person
	ask_office: {
		en: "Our office can tell you: call {phone} or write to us at /contact.",
		es: "Nuestra oficina se lo puede decir: llame al {phone} o escríbanos en /contact.",
	},
	contact: {
		en: "You can call us at {phone}, write to {email}, or use the form at /contact. {moment}",
		es: "Puede llamarnos al {phone}, escribir a {email} o usar el formulario en /contact. {moment}",
	},
	person: {
		en: "Of course. You can talk to a person in our office: call {phone}, or leave your name and number at /contact and we contact you. {moment}",
		es: "Por supuesto. Puede hablar con una persona de nuestra oficina: llame al {phone}, o deje su nombre y número en /contact y nos comunicamos con usted. {moment}",
	},
	open_now: {
		en: "The office is open now, until {until}.",
		es: "La oficina está abierta ahora, hasta las {until}.",
	},
	closed_now: {
		en: "The office is closed now and opens {next}.",
		es: "La oficina está cerrada ahora y abre {next}.",
	},

	// Hours
	hours: {
		en: "Our office is open {open}. It is closed on {closed}.",
		es: "Nuestra oficina abre de {open}. El {closed} está cerrada.",
	},
	hours_all: { en: "Our office is open {open}.", es: "Nuestra oficina abre {open}." },
	hours_weekday: {
		en: "On {day} the office is open from {range}.",
		es: "El {day} la oficina abre {range}.",
	},
	hours_weekday_closed: {
		en: "On {day} the office is closed.",
		es: "El {day} la oficina está cerrada.",
	},
	hours_day: { en: "The office is open {day} from {range}.", es: "La oficina abre {day} {range}." },
	hours_closed: { en: "The office is closed {day}.", es: "La oficina está cerrada {day}." },
	hours_closed_reason: {
		en: "The office is closed {day} ({reason}).",
		es: "La oficina está cerrada {day} ({reason}).",
	},
	hours_at_open: {
		en: "Yes, at that time the office is open.",
		es: "Sí, a esa hora la oficina está abierta.",
	},
	hours_at_closed: {
		en: "At that time the office is closed.",
		es: "A esa hora la oficina está cerrada.",
	},
	hours_holiday: {
		en: "On {holiday} ({date}) the office is closed.",
		es: "El {date} ({holiday}) la oficina está cerrada.",
	},
	hours_holiday_unknown: {
		en: "I don't have our hours for that holiday. Please ask before you come: call {phone} or write at /contact.",
		es: "No tengo el horario de ese feriado. Pregunte antes de venir: llame al {phone} o escriba en /contact.",
	},
	next_closed: {
		en: "Special closed days I know of: {days}.",
		es: "Días especiales cerrados que conozco: {days}.",
	},

	// Place and classes
	location: {
		en: "We are at {address}. All classes are in person there.",
		es: "Estamos en {address}. Todas las clases son presenciales allí.",
	},
	location_route: {
		en: "I can't measure the way from where you are; a map app shows it for that address.",
		es: "No puedo medir el camino desde donde está; una aplicación de mapas lo muestra con esa dirección.",
	},
	location_only: {
		en: "It is the only address that I have.",
		es: "Es la única dirección que tengo.",
	},
	schedule: {
		en: "We have daytime and evening classes, so you can choose what fits around work or family.",
		es: "Hay clases de día y clases por la noche, para que elija lo que va con su trabajo o su familia.",
	},
	schedule_for: {
		en: "{title} has daytime and evening classes.",
		es: "{title}: hay clases de día y clases por la noche.",
	},
	schedule_ask: {
		en: "Tell us which you need when you register at /register; the office gives you the exact days and times.",
		es: "Díganos cuál necesita al inscribirse en /register; la oficina le da los días y horas exactos.",
	},
	weekend: {
		en: "We have daytime and evening classes. I don't have word of classes on Saturday or Sunday; the office can tell you: call {phone} or write at /contact.",
		es: "Hay clases de día y por la noche. No tengo información sobre clases en sábado o domingo; pregunte a la oficina: llame al {phone} o escriba en /contact.",
	},
	weekend_office: { en: "The office itself: {days}.", es: "La oficina: {days}." },
	online: {
		en: "All our classes are in person at our school in {city}, {state}, so that you can practice with your hands. We don't teach over the internet. Only the registration form is on this site: /register.",
		es: "Todas nuestras clases son presenciales en {city}, {state}, para que practique con sus manos. No enseñamos por internet; solo el formulario de inscripción está en este sitio: /register.",
	},

	// Registration
	register: {
		en: "You can register at /register: fill in your name, email, phone and program. Our team contacts you shortly after that.",
		es: "Puede inscribirse en /register: ponga su nombre, correo, teléfono y programa. Después nuestro equipo se comunica con usted.",
	},
	register_for: {
		en: "You can register for {title} at /register: choose the program and fill in your name, email and phone. Our team contacts you shortly after that.",
		es: "Puede inscribirse en {title} en /register: elija el programa y ponga su nombre, correo y teléfono. Después nuestro equipo se comunica con usted.",
	},
	register_next: {
		en: "After you send the form at /register, our team contacts you shortly by phone or email and answers your questions. If you have not heard from us, call {phone} or write at /contact.",
		es: "Después de enviar el formulario en /register, nuestro equipo se comunica pronto con usted y contesta sus preguntas. Si no ha tenido noticias, llame al {phone} o escriba en /contact.",
	},

	// What the school offers with every programme
	certification: {
		en: "Our programs prepare you for nationally recognized certifications. The certificate itself comes from the exam body or the state, not from us. Each program page says what it leads to.",
		es: "Nuestros programas le preparan para certificaciones reconocidas a nivel nacional. El certificado lo da la entidad del examen o el estado, no la escuela. Cada página de programa dice a qué lleva.",
	},
	certification_for: {
		en: "{title} prepares you for an industry-recognized certification. The exam body or the state gives it, not the school. The program page says what it leads to: {link}",
		es: "{title} le prepara para una certificación reconocida en la industria. La da la entidad del examen o el estado, no la escuela. La página dice a qué lleva: {link}",
	},
	placement: {
		en: "Yes, we offer career placement assistance: help with your resume, your interview and your search. The employer decides, so nobody can promise a job.",
		es: "Sí, ofrecemos ayuda para encontrar empleo: con su currículum, su entrevista y su búsqueda. El empleador decide; nadie puede prometer un puesto.",
	},
	job_guarantee: {
		en: "Nobody can promise you a job, and we don't. What we do offer is career placement assistance: help with your resume, your interview and your search.",
		es: "Nadie puede prometerle un empleo, y nosotros tampoco. Lo que sí ofrecemos es ayuda para encontrar empleo: con su currículum, su entrevista y su búsqueda.",
	},
	salary: {
		en: "I don't have pay or salary figures: they depend on the employer. We do offer career placement assistance; for more, call {phone} or write at /contact.",
		es: "No tengo cifras de salarios: dependen del empleador. Sí ofrecemos ayuda para encontrar empleo; para saber más, llame al {phone} o escriba en /contact.",
	},
	demand: {
		en: "I don't have figures about the job market. We do offer career placement assistance; for more, call {phone} or write at /contact.",
		es: "No tengo cifras sobre el mercado laboral. Sí ofrecemos ayuda para encontrar empleo; para saber más, llame al {phone} o escriba en /contact.",
	},
	instructors: {
		en: "Our instructors are experienced in the industry: they have done the work that they teach. For more about a class's teacher, ask the office at /contact.",
		es: "Nuestros instructores tienen experiencia en la industria: han hecho el trabajo que enseñan. Para saber más de un profesor, pregunte en /contact.",
	},
	job_after: {
		en: "{title}: people with this training work in {places}. The employer decides; we help with career placement assistance. More: {link}",
		es: "{title}: con esta formación se trabaja en {places}. El empleador decide; ofrecemos ayuda para encontrar empleo. Más: {link}",
	},
	job_after_page: {
		en: "The {title} page says what kind of work it prepares you for: {link}. We also offer career placement assistance.",
		es: "La página de {title} dice para qué trabajo prepara: {link}. También ofrecemos ayuda para encontrar empleo.",
	},
	job_after_all: {
		en: "That depends on the program: care in homes, nursing homes and hospitals, work in labs and pharmacies, or office work with medical bills. Tell me which program interests you. We also offer career placement assistance.",
		es: "Depende del programa: cuidado en casas, hogares de ancianos y hospitales, trabajo en laboratorios y farmacias, o en oficina con facturas médicas. Dígame qué programa le interesa. También ofrecemos ayuda para encontrar empleo.",
	},
	reviews: {
		en: "You can read what our graduates say on our home page: /. What we offer: industry-experienced instructors, nationally recognized certifications and career placement assistance. You are welcome to visit us and see for yourself.",
		es: "En nuestra página de inicio (/) puede leer lo que dicen los graduados. Ofrecemos instructores con experiencia, certificaciones reconocidas a nivel nacional y ayuda para encontrar empleo. Puede visitarnos y verlo usted.",
	},
	about: {
		en: "We are {name}, a healthcare career training school in {city}, {state}. We teach {count} programs in person, in the daytime and in the evening. More: /about",
		es: "Somos {name}, una escuela de formación para carreras de salud en {city}, {state}. Enseñamos {count} programas, presenciales, de día y por la noche. Más: /about",
	},
	privacy: {
		en: "How we handle your information is written in our privacy policy: /privacy-policy. For a question about your own data, write to us at /contact.",
		es: "Cómo tratamos su información está escrito en nuestra política de privacidad: /privacy-policy. Si tiene una pregunta sobre sus datos, escríbanos en /contact.",
	},

	// Topics that only the school knows
	unknown: {
		en: "I don't have information about {what} here, and I won't guess.",
		es: "No tengo información sobre {what}, y no quiero adivinar.",
	},
	unknown_for: {
		en: "I don't have information about {what} for {title} here, and I won't guess.",
		es: "No tengo información sobre {what} para {title}, y no quiero adivinar.",
	},
	page_says: {
		en: 'The {title} page says: "{quote}"',
		es: 'La página de {title} dice (en inglés): "{quote}"',
	},
	confirm: {
		en: "For anything more, ask the office: {phone} or /contact.",
		es: "Para lo demás, pregunte a la oficina: {phone} o /contact.",
	},
	other: {
		en: "I don't have information about that. Our office can tell you: call {phone} or write to us at /contact.",
		es: "No tengo información sobre eso. Nuestra oficina se lo puede decir: llame al {phone} o escríbanos en /contact.",
	},

	// Programmes
	list: {
		en: "Our programs: {titles}. All are in person. Which one would you like to know more about?",
		es: "Nuestros programas: {titles}. Todos son presenciales. ¿Sobre cuál quiere saber más?",
	},
	list_empty: {
		en: "No program is listed at the moment. Please ask the office: call {phone} or write at /contact.",
		es: "En este momento no hay programas en la lista. Pregunte a la oficina: llame al {phone} o escriba en /contact.",
	},
	teach_yes: { en: "Yes, we teach {title}.", es: "Sí, enseñamos {title}." },
	teach: { en: "We do teach {title}.", es: "Enseñamos {title}." },
	class_format: {
		en: "Classes are in person in {city}, daytime and evening.",
		es: "Las clases son presenciales en {city}, de día y por la noche.",
	},
	more_at: { en: "More: {link}", es: "Más: {link}" },
	more_at_es: { en: "More: {link}", es: "Más (en inglés): {link}" },
	compare_work: {
		en: "Choose by the work that you want to do; the office helps you decide.",
		es: "Elija según el trabajo que quiere hacer; la oficina le ayuda a decidir.",
	},
	choose: {
		en: "That depends on the work you want to do. Tell me what you like: caring for people, blood and lab work, the heart, a pharmacy, or office work with no patients. I can also list all programs.",
		es: "Depende del trabajo que quiere hacer. Dígame qué le gusta: cuidar personas, sangre y laboratorio, el corazón, una farmacia, o una oficina sin pacientes. También puedo mostrarle todos los programas.",
	},
	choose_for: { en: "This could fit: {options}", es: "Esto puede ir con usted: {options}" },
	not_taught: {
		en: "We don't teach {label} at the moment.",
		es: "Por ahora no tenemos formación en {label}.",
	},
	not_taught_near: { en: "Closest to it: {titles}.", es: "Lo más cercano: {titles}." },
	not_taught_list: { en: "We teach: {titles}.", es: "Enseñamos: {titles}." },
	not_found: {
		en: "I can't find that among our programs. We teach: {titles}. If you meant something else, ask the office at /contact.",
		es: "No veo eso entre nuestros programas. Enseñamos: {titles}. Si quería decir otra cosa, pregunte a la oficina en /contact.",
	},
	search_course: {
		en: "That is part of {title}: {passage} More: {link}",
		es: "Eso es parte de {title}. Más (en inglés): {link}",
	},
	search_courses: {
		en: "You may be looking for {titles}. {links}",
		es: "Quizás busca {titles}. {links}",
	},

	// Courtesy
	greeting: {
		en: [
			"Hello. I am the school's automated assistant. Ask me about our programs, class times, place or registration.",
			"Hi again. What would you like to know about our programs?",
		],
		es: [
			"Hola. Soy el asistente automático de la escuela. Pregúnteme por los programas, los horarios, el lugar o la inscripción.",
			"Hola de nuevo. ¿Qué quiere saber sobre nuestros programas?",
		],
	},
	thanks: {
		en: [
			"You are welcome. I am glad to help. Is there anything else you would like to know?",
			"Glad to help. You can reach a person at /contact at any time.",
		],
		es: [
			"Con gusto, gracias a usted. ¿Quiere saber algo más?",
			"Un gusto ayudarle. Puede hablar con una persona en /contact cuando quiera.",
		],
	},
	bye: {
		en: [
			"Thank you for your visit. Good luck, and come back any time. A person can help you too: /contact",
			"Goodbye, and good luck.",
		],
		es: [
			"Gracias por su visita. Mucha suerte, y vuelva cuando quiera. También le atiende una persona: /contact",
			"Hasta luego, y mucha suerte.",
		],
	},
	how_are_you: {
		en: [
			"I am doing well, thank you for asking. I am the school's automated assistant. How can I help you today?",
		],
		es: [
			"Muy bien, gracias por preguntar. Soy el asistente automático de la escuela. ¿En qué le puedo ayudar?",
		],
	},
	bot: {
		en: [
			"I am an automated assistant, not a person. I answer from the school's own pages. You can reach a person at any time: call {phone} or use /contact.",
		],
		es: [
			"Soy un asistente automático, no una persona. Respondo con lo que dicen las páginas de la escuela. Puede hablar con una persona cuando quiera: llame al {phone} o use /contact.",
		],
	},
	abilities: {
		en: [
			"I can help with our programs, day and evening classes, place, opening hours and how to register. What would you like to know? For everything else, a person helps you at /contact.",
		],
		es: [
			"Puedo ayudarle con los programas, las clases de día y de noche, el lugar, el horario de oficina y la inscripción. ¿Qué quiere saber? Para lo demás, una persona le ayuda en /contact.",
		],
	},
	languages: {
		en: [
			"I can answer in English and in Spanish. To ask which languages our staff speak, call {phone} or write at /contact.",
		],
		es: [
			"Sí, puedo responder en español y en inglés. Para saber qué idiomas habla nuestro personal, llame al {phone} o escriba en /contact. ¿En qué le ayudo?",
		],
	},
	ok: {
		en: [
			"Good. If you like, ask me about a program, class times or how to register.",
			"Alright. I am here if you have another question.",
		],
		es: [
			"Muy bien. Si quiere, pregúnteme por un programa, los horarios o la inscripción.",
			"De acuerdo. Aquí estoy si tiene otra pregunta.",
		],
	},
	yes: {
		en: [
			"Good. The next step is the registration form at /register. Or ask me about a program, class times or the place.",
		],
		es: [
			"Muy bien. El siguiente paso es el formulario de inscripción en /register. O pregúnteme por un programa, los horarios o el lugar.",
		],
	},
	no: {
		en: [
			"That is fine. If you want something else, tell me in other words, or reach a person at /contact.",
		],
		es: [
			"Está bien. Si busca otra cosa, dígamelo con otras palabras, o hable con una persona en /contact.",
		],
	},
	sorry: {
		en: ["No problem at all. How can I help you?"],
		es: ["No se preocupe. ¿En qué le puedo ayudar?"],
	},
	encourage: {
		en: [
			"Many people feel that way before they start again. You can visit us, see the classroom and ask everything before you decide. Our office is happy to talk with you: {phone} or /contact. I can also tell you about a program.",
		],
		es: [
			"Muchas personas se sienten así antes de empezar. Puede visitarnos, ver el aula y preguntar todo antes de decidir. Nuestra oficina habla con usted con gusto: {phone} o /contact. También puedo contarle de un programa.",
		],
	},

	// By rule
	emergency: {
		en: "If this is happening now, call 911 right away. I am only the school's assistant and can't help in an emergency. Please get medical help now.",
		es: "Si esto está pasando ahora, llame al 911 de inmediato. Soy solo el asistente de la escuela y no puedo ayudar en una emergencia. Busque ayuda médica ahora.",
	},
	self_harm: {
		en: "I am sorry that you feel this way. You are not alone: call or text 988 to talk with someone now, day or night, or call 911 if you are in danger. I am only the school's assistant and can't help with this.",
		es: "Lamento que se sienta así. No está a solas: llame o envíe un mensaje al 988 para hablar con alguien ahora, de día o de noche, o llame al 911 si está en peligro. Soy solo el asistente de la escuela y no puedo ayudar con esto.",
	},
	medical: {
		en: "I can't give medical advice. Please ask a doctor, a pharmacist or another health care provider; in an emergency call 911. I can help with questions about our programs and the school.",
		es: "No puedo dar consejos médicos. Pregunte a un médico, a un farmacéutico o a otro profesional de salud; en una emergencia llame al 911. Puedo ayudarle con preguntas sobre nuestros programas y la escuela.",
	},
	injection: {
		en: [
			"I can't do that. I can only help with questions about our programs and the school. To reach a person, use /contact.",
			"Sorry, that is not something I do here. Ask me about a program, class times or registration, or reach a person at /contact.",
		],
		es: [
			"No puedo hacer eso. Solo puedo ayudarle con preguntas sobre nuestros programas y la escuela. Para hablar con una persona, use /contact.",
			"Lo siento, eso no lo hago aquí. Pregúnteme por un programa, los horarios o la inscripción, o hable con una persona en /contact.",
		],
	},
	data_request: {
		en: "I can't share information about people or accounts, and I can't see any. For your own records, contact the office: call {phone} or write at /contact. I can help with questions about our programs.",
		es: "No puedo dar información sobre personas o cuentas, ni la puedo ver. Para sus propios datos, llame al {phone} o escriba en /contact. Puedo ayudarle con preguntas sobre nuestros programas.",
	},
	abuse: {
		en: [
			"I am sorry if I was not helpful. I would like to help with your questions about our programs. If you prefer a person, call {phone} or use /contact.",
			"I understand that you are upset. A person can help you better: call {phone} or use /contact.",
		],
		es: [
			"Lo siento si no le ayudé bien. Con gusto contesto preguntas sobre nuestros programas. Si prefiere una persona, llame al {phone} o use /contact.",
			"Entiendo su molestia. Una persona le puede ayudar mejor: llame al {phone} o use /contact.",
		],
	},
	off_topic: {
		en: [
			"I can't help with that; I only answer questions about our school. I can tell you about programs, class times, place and registration. A person is at /contact.",
			"Sorry, that is outside what I know. I can help with our programs, hours and registration.",
		],
		es: [
			"No puedo ayudarle con eso; solo respondo preguntas sobre nuestra escuela: programas, horarios, lugar e inscripción. Una persona le atiende en /contact.",
			"Lo siento, eso está fuera de lo que sé. Puedo ayudarle con los programas, los horarios y la inscripción.",
		],
	},
	foreign: {
		en: "I can answer in English and Spanish only. Puedo responder en español. To reach a person: call {phone} or use /contact.",
		es: "Solo puedo responder en español y en inglés. Para hablar con una persona: llame al {phone} o use /contact.",
	},

	// Not understood
	fallback: {
		en: [
			"I am not sure that I understand. In short: our classes are in person in {city}, in the daytime and in the evening, and you can register at /register. Could you say it in other words? A person helps you at /contact.",
			"I can't answer that one. A person can: call {phone} or leave your question at /contact. {moment}",
			"I still don't know the answer, and I won't guess. Please leave your question at /contact, or call {phone}.",
		],
		es: [
			"No estoy seguro de entender. En breve: las clases son presenciales en {city}, de día y por la noche, y puede inscribirse en /register. ¿Me lo dice con otras palabras? Una persona le ayuda en /contact.",
			"No puedo contestar eso. Una persona sí: llame al {phone} o deje su pregunta en /contact. {moment}",
			"Todavía no sé la respuesta, y no quiero adivinar. Deje su pregunta en /contact o llame al {phone}.",
		],
	},
} satisfies Record<string, Bilingual | { en: string[]; es: string[] }>;
