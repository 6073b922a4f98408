import type { Texts } from "#chat/knowledge/texts.ts";

/** What is said of the office: a person, hours, place, registration. The rules are in `texts.ts`. */
export const schoolTexts = {
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
} satisfies Texts;
