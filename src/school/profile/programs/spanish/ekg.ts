import type { ProgramText } from "#school/profile/programs/program.ts";

export const ekg: ProgramText = {
	summary: "Registre el ritmo del corazón y dé al médico un trazado claro y exacto.",
	description: `
Un EKG, también llamado ECG o electrocardiograma, es una imagen del ritmo eléctrico del corazón. El técnico en EKG hace esa imagen. Usted coloca los electrodos, mantiene tranquilo al paciente y da al médico un trazado en el que se puede confiar.

Lo que hará en el trabajo:

- Explicar la prueba y ayudar al paciente a relajarse
- Colocar los electrodos y las derivaciones, y registrar un EKG de 12 derivaciones
- Colocar un monitor Holter o de eventos, y explicar cómo llevarlo en casa
- Preparar a los pacientes para una prueba de esfuerzo
- Ver cuándo un trazado no está limpio o un ritmo es peligroso, y avisar de inmediato al médico o a la enfermera
- Cuidar la máquina y archivar los trazados

Los técnicos en EKG trabajan en hospitales, unidades de telemetría (donde se vigila el ritmo del corazón en pantallas), consultorios de cardiología (del corazón) y centros de pruebas ambulatorias. Usted registra el ritmo del corazón. El médico lee el trazado y dice lo que significa. El ultrasonido del corazón, o “eco”, es otro trabajo con otra formación.

Lo que aprende:

- Cómo está hecho el corazón, y cómo viaja su señal eléctrica
- Dónde va cada derivación, y por qué
- Cómo medir una tira de ritmo y conocer las arritmias comunes (ritmos que no son normales)
- Monitores Holter y pruebas de esfuerzo
- Control de infecciones, privacidad y qué hacer en una emergencia

Para quién es:

- Personas a quienes les gusta trabajar con máquinas y también con personas
- Personas que notan las cosas pequeñas
- Personas que ya trabajan en salud y quieren añadir una destreza

Las clases son presenciales en Iselin, de día o de noche. Pregunte a nuestra oficina por las fechas actuales. Usted practica en nuestro laboratorio de prácticas con un instructor: colocar derivaciones, registrar y revisar si una tira tiene errores.

Este programa le prepara para la certificación nacional, que es voluntaria. Es posible que pueda presentar el examen CET (Certified EKG Technician) de la NHA, la National Healthcareer Association, si cumple los requisitos de esa entidad. Estas reglas pueden pedir EKG hechos a personas reales. Pregúntenos si la clase los incluye y se los anota. Otra entidad de exámenes, la CCI, ofrece el CCT y el CRAT. Pregúntenos para qué examen le prepara la clase.

Pida a nuestra oficina que le dé por escrito el costo, las fechas de inicio y los requisitos de ingreso. Después tómese su tiempo para decidir.
`.trim(),
};
