import type { Program } from "#school/profile/programs/program.ts";

export const cpr: Program = {
	slug: "cpr",
	title: "CPR and First Aid",
	summary: "Know what to do in the first minutes: CPR, AED, choking and first aid.",
	description: `
When a heart stops, the first minutes count, and the first person there is often not a doctor. This class teaches you what to do with your hands and your voice until help comes. If someone near you needs help now, call 911.

What you will be able to do:

- See that a person needs help, and call for it
- Give chest compressions and breaths to an adult, a child or a baby
- Use an AED (defibrillator), a machine that can shock a heart back into rhythm
- Help a person who is choking
- Give first aid until trained help comes

What you learn:

- How hard and how fast to press, and how to give breaths
- How CPR for a child or a baby is different
- How to use an AED safely, step by step
- How to stay calm, share the work and take turns

Who it is for:

- Students who start work in healthcare
- Healthcare workers who must renew their card
- Child care workers, teachers and coaches
- Parents, families and anyone who wants to be ready

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice with an instructor, on training dolls (manikins) and with a training AED. CPR is a skill of the hands, so you learn it with your hands.

Not every CPR course is the same. BLS (Basic Life Support) is for healthcare workers. It adds teamwork and breathing with a bag and mask. Heartsaver is for people with little or no medical training. BLS is not the same as first aid. Before you register, ask your employer or your school which course and which card they accept. Then ask us which one this class gives.

CPR is a skill, not a job title. A CPR class leads to a card or a certificate that says you completed the course.

Two cards you may hear about:

- An American Heart Association (AHA) card is valid for two years, to the end of the month on the card. Only an AHA Training Center can issue it.
- A Red Cross certificate is also valid for two years.
- The two are different, and an employer may accept only one of them.

Ask our office for the cost, start dates and entry requirements in writing. Also ask which card you will get, and from whom. Then decide.
`.trim(),
	spanish: {
		summary:
			"Sepa qué hacer en los primeros minutos: RCP, DEA, atragantamiento y primeros auxilios.",
		description: `
Cuando un corazón se detiene, los primeros minutos cuentan, y la primera persona que llega muchas veces no es un médico. Esta clase le enseña qué hacer con las manos y con la voz hasta que llegue la ayuda. Si alguien cerca de usted necesita ayuda ahora, llame al 911.

Lo que podrá hacer:

- Darse cuenta de que una persona necesita ayuda, y pedirla
- Dar compresiones en el pecho y respiraciones a un adulto, un niño o un bebé
- Usar un DEA (desfibrilador), una máquina que puede devolver el ritmo al corazón con una descarga
- Ayudar a una persona que se atraganta
- Dar primeros auxilios hasta que lleguen personas capacitadas

Lo que aprende:

- Con qué fuerza y a qué ritmo presionar, y cómo dar respiraciones
- En qué se diferencia la RCP para un niño o un bebé
- Cómo usar un DEA con seguridad, paso a paso
- Cómo mantener la calma, repartir el trabajo y turnarse

Para quién es:

- Estudiantes que empiezan a trabajar en salud
- Trabajadores de la salud que deben renovar su tarjeta
- Maestros, entrenadores y personas que cuidan niños
- Madres, padres, familias y cualquier persona que quiera estar preparada

Las clases son presenciales en Iselin, de día o de noche. Pregunte a nuestra oficina por las fechas actuales. Usted practica con un instructor, con maniquíes y con un DEA de entrenamiento. La RCP es una destreza de las manos, así que se aprende con las manos.

No todos los cursos de RCP son iguales. BLS (soporte vital básico) es para trabajadores de la salud. Añade el trabajo en equipo y la respiración con bolsa y mascarilla. Heartsaver es para personas con poca o ninguna formación médica. BLS no es lo mismo que primeros auxilios. Antes de inscribirse, pregunte a su empleador o a su escuela qué curso y qué tarjeta aceptan. Después pregúntenos cuál da esta clase.

La RCP es una destreza, no un oficio. Una clase de RCP lleva a una tarjeta o un certificado que dice que usted completó el curso.

Dos tarjetas de las que quizás oiga hablar:

- La tarjeta de la American Heart Association (AHA) es válida por dos años, hasta el fin del mes que indica. Solo un centro de entrenamiento de la AHA (Training Center) puede emitirla.
- El certificado de la Cruz Roja (Red Cross) también es válido por dos años.
- Las dos son distintas, y un empleador puede aceptar solo una de ellas.

Pida a nuestra oficina que le dé por escrito el costo, las fechas de inicio y los requisitos de ingreso. Pregunte también qué tarjeta recibirá, y de quién. Después decida.
`.trim(),
	},
};
