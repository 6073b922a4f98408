import type { Program } from "#school/profile/programs/program.ts";

export const ekg: Program = {
	slug: "ekg",
	title: "EKG Technician",
	summary: "Record the heart’s rhythm and give the doctor a clear, accurate tracing.",
	description: `
An EKG, also called an ECG, is a picture of the heart’s electrical rhythm. The EKG technician makes that picture. You place the electrodes, you keep the patient calm, and you give the doctor a tracing that can be trusted.

What you will do at work:

- Explain the test and help the patient relax
- Place the electrodes and leads, and record a 12-lead EKG
- Fit a Holter or event monitor, and explain how to wear it at home
- Get patients ready for a stress test
- See when a tracing is not clean, or when a rhythm is dangerous, and tell the doctor or nurse at once
- Care for the machine and file the tracings

EKG technicians work in hospitals, on telemetry units (where heart rhythms are watched on screens), in cardiology (heart) offices and in outpatient test centers. You record the heart. The doctor reads the tracing and says what it means. Heart ultrasound, or “echo”, is a different job with different training.

What you learn:

- How the heart is built, and how its electrical signal travels
- Where each lead goes, and why
- How to measure a rhythm strip and know the common arrhythmias (rhythms that are not normal)
- Holter monitors and stress tests
- Infection control, privacy and what to do in an emergency

Who it is for:

- People who like working with both machines and people
- People who notice small things
- People who already work in healthcare and want to add a skill

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice in our skills lab with an instructor: lead placement, recording, and reading a strip for errors.

This program prepares you for national certification, which is voluntary. You may be able to sit for the CET exam (Certified EKG Technician) from NHA, the National Healthcareer Association, if you meet the body’s own requirements. These rules can ask for EKGs done on live people. Ask us if the class includes them and writes them down for you. Another exam body, CCI, offers the CCT and the CRAT. Ask us which exam the class prepares you for.

Ask our office for the cost, start dates and entry requirements in writing. Then take your time to decide.
`.trim(),
	spanish: {
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
	},
};
