import type { CannedReplyInput } from "#intake/replies/contract.ts";

const sign = "{school}\n{phone}";

/**
 * Canned replies that the site is delivered with; afterwards the office edits them. They promise nothing: what a
 * program costs or when it starts comes from the school's facts.
 */
export const deliveredReplies: readonly CannedReplyInput[] = [
	{
		title: "Cost",
		language: "en",
		subject: "What {program} costs",
		text: `Hello {name},

Thank you for asking about {program}. Here is what it costs:

{cost}

You get the full cost in writing before you decide. If you would like to talk it through, call us at {phone} or reply to this email.

Kind regards,
${sign}`,
	},
	{
		title: "Schedule",
		language: "en",
		subject: "Class times for {program}",
		text: `Hello {name},

Thank you for asking about the class times for {program}.

Class days and times: {schedule}

Start dates: {start dates}

If these times are difficult for you, tell us which days and hours you have. We will see what we can do together.

Kind regards,
${sign}`,
	},
	{
		title: "Next steps",
		language: "en",
		subject: "Your registration {reference}: what comes next",
		text: `Hello {name},

We have your registration for {program}. Your reference number is {reference}.

What you need to enroll: {requirements}

Next, let us find a time to talk. We answer your questions and give you the full cost in writing before you decide. There is nothing to pay now.

When is a good time to call you? Just reply to this email, or call us at {phone}.

Kind regards,
${sign}`,
	},
	{
		title: "Missed call",
		language: "en",
		subject: "We tried to call you",
		text: `Hello {name},

We tried to call you and did not reach you. When is a good time, and is this the right number for you? Reply to this email, or call us at {phone}.

Office hours: {hours}

If you would rather write, send us your questions and we will answer by email.

Kind regards,
${sign}`,
	},
	{
		title: "Visit",
		language: "en",
		subject: "Come and see the school",
		text: `Hello {name},

You are welcome to visit us before you decide. You can see the classrooms and ask everything that you want to know.

Address: {address}
Office hours: {hours}

Tell us a day and a time that work for you, so that somebody has time for you.

Kind regards,
${sign}`,
	},
	{
		title: "Waitlist",
		language: "en",
		subject: "{program}: the waitlist",
		text: `Hello {name},

Right now we do not have a place for you in {program}. We can put you on the waitlist and write to you when a place opens. We can’t promise when that will be.

Would you like to be on the waitlist? Reply with “yes”. If another program could be right for you too, tell us and we will look at it together.

Kind regards,
${sign}`,
	},
	{
		title: "Costo",
		language: "es",
		subject: "Cuánto cuesta {program}",
		text: `Hola, {name}:

Gracias por preguntar por {program}. Esto es lo que cuesta:

{cost}

Antes de decidir, usted recibe el costo total por escrito. Si quiere hablarlo con nosotros, llámenos al {phone} o responda a este correo.

Saludos cordiales,
${sign}`,
	},
	{
		title: "Horario de clases",
		language: "es",
		subject: "Horario de clases de {program}",
		text: `Hola, {name}:

Gracias por preguntar por el horario de {program}.

Días y horas de clase: {schedule}

Fechas de inicio: {start dates}

Si este horario se le hace difícil, díganos qué días y a qué horas puede usted. Vemos juntos qué se puede hacer.

Saludos cordiales,
${sign}`,
	},
	{
		title: "Próximos pasos",
		language: "es",
		subject: "Su inscripción {reference}: qué sigue",
		text: `Hola, {name}:

Recibimos su inscripción en {program}. Su número de referencia es {reference}.

Lo que necesita para inscribirse: {requirements}

Ahora busquemos un momento para hablar. Respondemos a sus preguntas y le damos el costo total por escrito antes de que usted decida. Por ahora no tiene que pagar nada.

¿A qué hora le podemos llamar? Responda a este correo o llámenos al {phone}.

Saludos cordiales,
${sign}`,
	},
	{
		title: "Llamada perdida",
		language: "es",
		subject: "Le llamamos por teléfono",
		text: `Hola, {name}:

Le llamamos y no logramos comunicarnos con usted. ¿Qué hora le queda bien, y es correcto el número que tenemos? Responda a este correo o llámenos al {phone}.

Horario de oficina: {hours}

Si prefiere escribir, mándenos sus preguntas y le respondemos por correo.

Saludos cordiales,
${sign}`,
	},
	{
		title: "Visita",
		language: "es",
		subject: "Venga a conocer la escuela",
		text: `Hola, {name}:

Con gusto le esperamos para que conozca la escuela antes de decidir. Puede ver los salones y preguntar todo lo que quiera saber.

Dirección: {address}
Horario de oficina: {hours}

Díganos qué día y a qué hora puede venir, para que una persona tenga tiempo para usted.

Saludos cordiales,
${sign}`,
	},
	{
		title: "Lista de espera",
		language: "es",
		subject: "{program}: lista de espera",
		text: `Hola, {name}:

En este momento no tenemos lugar para usted en {program}. Podemos ponerle en la lista de espera y escribirle cuando haya un lugar. No podemos prometerle cuándo será.

¿Quiere estar en la lista de espera? Responda “sí”. Si otro programa también podría ser para usted, díganos y lo vemos juntos.

Saludos cordiales,
${sign}`,
	},
];
