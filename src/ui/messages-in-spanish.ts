/** What the schemas, the API and the forms of visitors report, by the English sentence. */
const sentences: Readonly<Record<string, string>> = {
	// Fields.
	Required: "Este dato es obligatorio",
	"Invalid input": "Este dato no es válido",
	"Please enter your full name": "Escriba su nombre completo",
	"Required: please enter your name": "Obligatorio: escriba su nombre",
	"Required: please enter your message": "Obligatorio: escriba su mensaje",
	"Please enter your question": "Escriba su pregunta",
	"Please enter a valid email address": "Escriba un correo electrónico válido",
	"Please enter a valid phone number": "Escriba un número de teléfono válido",
	"Please select a valid course": "Elija un programa de la lista",
	"What you agree to has changed since you opened this form. Please read it below, and send the form again.":
		"Lo que usted acepta cambió después de abrir este formulario. Léalo abajo y envíe el formulario de nuevo.",
	"Please choose another class": "Elija otra clase",
	"Please remove line breaks and control characters":
		"Quite los saltos de línea y los caracteres de control",
	"Please remove control characters": "Quite los caracteres de control",
	// Notifications.
	"Registration submitted": "Inscripción enviada",
	"Thank you for your registration. We will contact you soon!":
		"Gracias por su inscripción. ¡Nos comunicaremos pronto con usted!",
	"Message sent": "Mensaje enviado",
	"Thank you for contacting us. We will get back to you soon!":
		"Gracias por comunicarse con nosotros. ¡Le responderemos pronto!",
	Error: "Error",
	"Database error": "Error de la base de datos",
	"Submission Failed": "No se pudo enviar",
	// What was not saved, and why.
	"There was an error sending your message. Please try again.":
		"Hubo un error al enviar su mensaje. Inténtelo de nuevo.",
	"We could not save your number. Please try again, or call us.":
		"No pudimos guardar su número. Inténtelo de nuevo, o llámenos.",
	"We received this form, and it has been erased since.":
		"Recibimos este formulario, y después se borró.",
	"This Idempotency-Key was already used with different data.":
		"Este formulario ya se envió con otros datos. Vuelva a cargar la página e inténtelo de nuevo.",
	"Idempotency-Key must be 1 to 200 printable characters.":
		"Este formulario no se pudo enviar. Vuelva a cargar la página e inténtelo de nuevo.",
	"This form came from another website and was blocked.":
		"Este envío vino de otro sitio web y se bloqueó.",
	"The form is too large. Please shorten your message.":
		"El formulario es demasiado grande. Acorte su mensaje, por favor.",
	"This request came from another website and was blocked.":
		"Este envío vino de otro sitio web y se bloqueó.",
	"The server did not answer. Please try again in a minute.":
		"El servidor no respondió. Inténtelo de nuevo en un minuto.",
	"We’re having trouble right now. Please try again in a minute.":
		"Tenemos problemas en este momento. Inténtelo de nuevo en un minuto.",
	"Your request may have been saved. Please send it again in a minute. It will be saved only once.":
		"Es posible que su envío se haya guardado. Envíelo de nuevo en un minuto. Se guardará una sola vez.",
	"Your request may have been saved. Please refresh the page and check before you send it again.":
		"Es posible que su envío se haya guardado. Vuelva a cargar la página y compruébelo antes de enviarlo de nuevo.",
	"The site is starting. Please try again in a moment.":
		"El sitio se está iniciando. Inténtelo de nuevo en un momento.",
	"The site is restarting. Please try again in a moment.":
		"El sitio se está reiniciando. Inténtelo de nuevo en un momento.",
	"The site is very busy. Please try again in a minute.":
		"El sitio recibe demasiadas visitas en este momento. Inténtelo de nuevo en un minuto.",
};

/** Sentences with a number, or with what only the server knows, in them. */
const patterns: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
	[/^Please use (\d+) characters or fewer$/, (max) => `Use ${max} caracteres o menos`],
	[
		/^Too many submissions from your network\. Try again in (\d+) (second|minute)s?\.$/,
		(count, unit) => `Demasiados envíos desde su red. Inténtelo de nuevo en ${time(count, unit)}.`,
	],
	[
		/^The request is too large\. The limit is (.+)\.$/,
		(limit) => `El envío es demasiado grande. El límite es de ${limit}.`,
	],
	[
		/^Something went wrong on our end\. Please try again\. If it keeps happening, contact us with this ID: (.+)$/,
		(id) =>
			`Algo salió mal de nuestro lado. Inténtelo de nuevo. Si sigue pasando, comuníquese con nosotros y denos este código: ${id}`,
	],
	// An answer of the server with its status.
	[/^(\d{3}): (.*)$/s, (status, detail) => `${status}: ${inSpanish(detail)}`],
];

/** For what no one foresaw: true of whatever it stands for. */
const unknown = "Algo no funcionó. Inténtelo de nuevo en un minuto, o llámenos.";

function time(count: string, unit: string): string {
	const name = unit === "second" ? "segundo" : "minuto";
	return `${count} ${count === "1" ? name : `${name}s`}`;
}

/** Says in Spanish what the server, the schemas and the forms report. */
export function inSpanish(message: string): string {
	if (Object.hasOwn(sentences, message)) return sentences[message] ?? unknown;
	for (const [pattern, say] of patterns) {
		const found = pattern.exec(message);
		if (found) return say(...found.slice(1));
	}
	return unknown;
}
