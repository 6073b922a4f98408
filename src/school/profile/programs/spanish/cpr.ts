import type { ProgramText } from "#school/profile/programs/program.ts";

export const cpr: ProgramText = {
	summary: "Sepa qué hacer en los primeros minutos: RCP, DEA, atragantamiento y primeros auxilios.",
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
};
