import type { ProgramText } from "#school/profile/programs/program.ts";

export const cna: ProgramText = {
	summary:
		"Dé cuidado diario y directo a pacientes y residentes, bajo la dirección de una enfermera o un enfermero.",
	description: `
Los auxiliares de enfermería son las personas que un residente ve primero en la mañana y por último en la noche. Usted ayuda con las cosas que hacen más fácil el día y avisa a la enfermera cuando algo cambia. Es un trabajo físico, cuidadoso y muy humano.

Lo que hará en el trabajo:

- Ayudar a las personas a lavarse, vestirse, comer y usar el baño
- Cambiar de posición a las personas en la cama, ayudarlas a pasar a una silla y caminar con ellas
- Medir la temperatura, el pulso, la respiración, la presión arterial, la estatura y el peso
- Cuidar la piel y la boca, y ayudar con ejercicios sencillos
- Atender los timbres de llamada e informar los cambios a la enfermera

Muchos auxiliares de enfermería trabajan en hogares de ancianos y otros centros de cuidado a largo plazo. Otros trabajan en hospitales o residencias de vida asistida.

Lo que aprende:

- Cómo hablar con los residentes, las familias y el equipo de cuidado
- Control de infecciones y seguridad
- Los derechos de los residentes, y cómo prevenir el maltrato
- Cuidado personal y destrezas básicas de enfermería
- El cuidado de personas con demencia

Para quién es:

- Personas que quieren cuidar a otros con sus propias manos y están listas para un trabajo activo
- Personas que quizás quieran ser enfermeras o enfermeros más adelante y desean conocer primero el trabajo (un CNA no es enfermera ni enfermero)

Las clases son presenciales en Iselin, de día o de noche. Pregunte a nuestra oficina por las fechas actuales. Usted practica en nuestro laboratorio de prácticas con un instructor, paso a paso, hasta que cada destreza le salga con calma. El plan de estudios del estado incluye práctica con residentes en un centro de cuidado a largo plazo. Pregúntenos cómo se hace en nuestra clase.

Este programa le prepara para el examen de auxiliar de enfermería (nurse aide) de New Jersey. El estado llama a este trabajo “Certified Nurse Aide”. Terminar la clase no le da la certificación. El estado decide.

Los pasos en New Jersey:

- Completar un curso de auxiliar de enfermería que el Departamento de Salud haya aprobado por escrito
- Aprobar una prueba práctica y un examen escrito u oral
- Aprobar una verificación de antecedentes penales
- Estar en el registro de auxiliares de enfermería de New Jersey (Nurse Aide Registry)

El certificado se renueva cada dos años. Para eso, el estado pide trabajo pagado en tareas de enfermería y una nueva verificación de antecedentes. Un certificado de otro estado no vale por sí solo en New Jersey, y el suyo puede no valer en otro estado. Cada estado decide.

Pida a nuestra oficina que le dé por escrito el costo, las fechas de inicio y los requisitos de ingreso. Pregunte también si el curso está aprobado por el Departamento de Salud. Después decida.
`.trim(),
};
