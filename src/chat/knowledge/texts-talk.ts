import type { Texts } from "#chat/knowledge/texts.ts";

/** What is said out of courtesy, by rule, and where a message is not understood. The rules are in `texts.ts`. */
export const talkTexts = {
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
} satisfies Texts;
