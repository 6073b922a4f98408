import { dateInSpanish } from "#platform/calendar/in-spanish.ts";
import type { policyWords } from "#school/profile/privacy-policy-words.ts";
import { type Period, partsOfPeriod } from "#school/profile/retention.ts";
import { translate } from "#ui/words.ts";

const units = {
	days: ["día", "días"],
	months: ["mes", "meses"],
	years: ["año", "años"],
} as const;

/** Formats a period in a text: `7 años`, `1 año`. */
function periodInSpanish(period: Period): string {
	const parts = partsOfPeriod(period);
	if (!parts) return "";
	const [one, many] = units[parts.unit];
	return `${parts.amount} ${parts.amount === 1 ? one : many}`;
}

/** The privacy policy, sentence by sentence as in English. */
export const policyInSpanish = translate<typeof policyWords>("privacy-policy", {
	description:
		"Qué guardamos sobre usted, para qué, cuánto tiempo lo conservamos y qué derechos tiene, en lenguaje sencillo.",
	lead: "Qué guardamos sobre usted, para qué, cuánto tiempo lo conservamos y qué derechos tiene.",
	date: dateInSpanish,
	updated: (date) => `Última actualización: ${date}. Lectura de 4 minutos.`,
	onThisPage: "En esta página",
	inShort: {
		title: "En resumen",
		stored: "Guardamos lo que usted escribe en nuestros formularios y en el chat.",
		used: "Lo usamos para responderle. Nunca lo vendemos.",
		tracking: "Sin rastreadores, sin anuncios y sin cookies en nuestras páginas públicas.",
		chat: "Un programa de computadora contesta el chat. Un proveedor externo puede procesarlo, con los datos de contacto ocultos.",
		rights: "Usted puede ver, corregir o borrar sus datos. Solo tiene que pedirlo.",
		age: "Debe tener 18 años o más.",
	},
	who: {
		title: "Quiénes somos",
		covers:
			"Esta política cubre el sitio web de {school}, {address}. Nosotros decidimos qué se guarda aquí y para qué. En esta política, “nosotros” significa las personas de nuestra oficina.",
		only: "Cubre solo este sitio web. Los formularios que usted firma en la escuela tienen sus propias condiciones, y se las explicamos en persona.",
	},
	what: {
		title: "Qué guardamos y para qué",
		given:
			"Guardamos lo que usted nos da, y nada que busquemos en otra parte. Nunca necesita una cuenta.",
		caption: "Qué se guarda y para qué",
		columns: { when: "Cuándo", what: "Guardamos", why: "Para qué" },
		registration: {
			when: "Usted se inscribe",
			what: "Nombre, correo electrónico, teléfono, programa, clase, lugar en ella o en su lista de espera, su mensaje, la fecha y hora, lo que usted aceptó y el idioma de la página",
			why: "Para comunicarnos con usted sobre el programa y planear su lugar",
		},
		message: {
			when: "Usted nos envía un mensaje",
			what: "Nombre, correo electrónico, su mensaje, la fecha y hora, lo que usted aceptó, el idioma de la página, y el teléfono, el asunto y el programa si usted los da",
			why: "Para responderle",
		},
		chat: {
			when: "Usted usa el chat",
			what: "Sus mensajes, el idioma de los mensajes, la fecha y hora, y cómo calificó nuestras respuestas",
			why: "Para responderle, y para ver qué preguntas no pudimos contestar",
		},
		call: {
			when: "Usted nos pide que le llamemos",
			what: "Nombre, correo electrónico, teléfono, el consentimiento que usted dio, su chat y el idioma del chat",
			why: "Para llamarle sobre su pregunta",
		},
		twice:
			"Un formulario puede llegarnos dos veces por error. Para darnos cuenta, nuestro servidor guarda el número de su formulario durante siete días como máximo.",
		never:
			"Por favor, no nos envíe datos de salud, números de tarjeta ni su número de Seguro Social. Aquí no los necesitamos.",
	},
	long: {
		title: "Cuánto tiempo lo conservamos",
		period: periodInSpanish,
		registration: (period) =>
			`Conservamos una inscripción durante **${period}** después de recibirla.`,
		registrationForever:
			"Conservamos una inscripción mientras la necesitemos. No tiene límite de tiempo.",
		message: (period) => `Conservamos un mensaje durante **${period}** después de recibirlo.`,
		messageForever: "Conservamos un mensaje mientras lo necesitemos. No tiene límite de tiempo.",
		chat: (period) => `Conservamos cada chat durante **${period}** después de su última pregunta.`,
		deleted: "Después, nuestro servidor lo borra.",
		forever: "Lo que no tiene límite de tiempo se queda hasta que ya no lo necesitemos.",
		later:
			"Borrarlo puede tardar un mes más si acabamos de acortar un plazo, o si nuestro servidor estuvo apagado.",
		call: "Si usted pide una llamada en el chat, conservamos esos datos de contacto igual que un mensaje. Los correos sobre un formulario se borran con él.",
		sooner: "Puede pedirnos que lo borremos antes: vea la sección 8.",
	},
	see: {
		title: "Quién puede verlo",
		office:
			"Solo las personas de nuestra oficina que lo necesitan. Cada una tiene su propio nombre de usuario y su propia contraseña.",
		others:
			"No vendemos ni intercambiamos sus datos, y no los damos a escuelas ni a empresas que quieran venderle algo. Los compartimos solo si una ley o un tribunal lo exige.",
	},
	mail: {
		title: "Correo electrónico",
		sent: "Cuando usted envía un formulario o pide una llamada, nuestra oficina puede recibir un correo sobre eso. Podemos confirmarlo por correo a la dirección que usted dio.",
		server:
			"Nuestro servidor puede enviar estos correos por el servidor de correo de nuestra escuela. Nuestro servidor guarda una copia con su formulario, y la borra cuando borramos su formulario.",
		service:
			"Su navegador también puede enviar un correo a nuestra oficina por medio de **EmailJS**, un servicio de correo electrónico. EmailJS recibe su nombre, correo electrónico, teléfono, programa y mensaje solo para pasárnoslos. También ve su dirección de internet (IP).",
		link: "El correo sobre su inscripción tiene un enlace a una página con sus datos. Ahí usted puede ver, corregir o retirar su inscripción durante 120 días. Cualquier persona que tenga el enlace puede hacer lo mismo, así que no lo comparta, por favor. Si lo pierde, avísenos y lo desactivamos.",
		failed: "Si un correo falla, de todos modos tenemos su formulario.",
	},
	chat: {
		title: "El asistente de chat",
		program:
			"Un programa de computadora contesta el chat, y su primer mensaje lo dice. Puede equivocarse. No toma decisiones sobre usted y no da consejos médicos. Usted puede pedir hablar con una persona en cualquier momento.",
		provider:
			"Una empresa que ofrece un modelo de lenguaje puede procesar su chat para nosotros. Antes de que un mensaje salga de nuestro servidor, ocultamos direcciones de correo, números de teléfono y números de tarjeta. Si no usamos una empresa así, el chat nunca sale de nuestro servidor.",
	},
	track: {
		title: "Sin rastreo",
		none: "Este sitio no tiene rastreadores, ni anuncios, ni herramientas de análisis de terceros. Nuestras páginas públicas no instalan cookies.",
		tab: "La pestaña de su navegador guarda lo que usted escribe hasta que lo envía o cierra la pestaña. Lo mismo pasa con su chat.",
		address: "Su dirección IP no se guarda con su formulario.",
		picture:
			"Una imagen en la página de un programa puede venir de otro sitio web, que entonces ve su dirección IP.",
	},
	rights: {
		title: "Sus derechos",
		ask: "En cualquier momento puede pedirnos:",
		see: "**Ver** lo que tenemos sobre usted. Puede recibir una copia.",
		correct: "**Corregir** lo que está mal.",
		remove: "**Borrar** sus formularios, mensajes y chats.",
		how: "Llámenos o escríbanos un correo, y dé su número de referencia si tiene uno, por ejemplo {reference}. Primero confirmamos su identidad. Es gratis, y respondemos en un plazo de 30 días.",
		backups:
			"Lo borramos de nuestro servidor de inmediato. Nuestras copias de seguridad lo conservan hasta que se reemplazan, durante 14 noches. Conservamos una nota de que lo borramos, con su número de referencia y el día.",
	},
	reach: {
		title: "Límite de edad, cambios y contacto",
		age: "**Este sitio no es para menores de 18 años.** Si usted es menor de 18 años, por favor, no nos envíe nada. Si nos enteramos de que tenemos datos de una persona menor de 18 años, los borramos.",
		changes: "Cuando cambiamos esta política, actualizamos la fecha que está arriba.",
		questions: "¿Tiene preguntas? Comuníquese con nosotros:",
	},
});
