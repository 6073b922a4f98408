import type { Program } from "#school/profile/programs/program.ts";

export const phlebotomy: Program = {
	slug: "phlebotomy",
	title: "Phlebotomy Technician",
	summary: "Draw blood safely, label every tube correctly, and put nervous patients at ease.",
	description: `
A phlebotomist draws blood for tests and donations. Many patients are afraid of the needle. A good phlebotomist is gentle and exact, and the patient leaves calmer than they came.

What you will do at work:

- Check who the patient is and what the doctor ordered
- Explain the blood draw and calm the patient
- Draw blood from a vein with a tube system, a syringe or a butterfly needle
- Take a few drops from a finger, or from a baby’s heel
- Label every tube, and get samples ready for the lab
- Throw needles away safely, and watch for patients who feel faint

Phlebotomists work in hospitals, test labs, draw stations and blood donor centers. A lab technician, who runs the tests, is a different job.

What you learn:

- Where the veins are, and how to choose one
- The order of draw: which tube comes first, and why
- What is inside each tube
- Finger and heel sticks
- How to handle samples, from the arm to the lab
- Infection control and safety with blood
- What to do when something goes wrong

Who it is for:

- People with steady hands and a calm voice
- People who like clear steps and check everything twice
- People who want to work with patients, a few minutes with each one

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice in our skills lab on a training arm, with an instructor. Ask us if the program includes draws on live people, and how they are written down for your exam.

New Jersey has no state license or state certification for phlebotomists. A few other states, such as California, have their own. National certification is voluntary, but employers often ask for it. This program prepares you for that step.

You may be able to sit for the CPT exam (Certified Phlebotomy Technician) from NHA, the National Healthcareer Association, if you meet NHA’s own requirements. NHA asks for 30 draws from a vein and 10 capillary sticks, such as finger sticks, on live people. Other exams are the PBT from ASCP, the RPT from AMT and the NCPT from NCCT. Ask us which exam the class prepares you for.

For blood draws in a doctor’s office, New Jersey has a rule that speaks only of certified medical assistants. If you want to work in a doctor’s office, talk to us first.

Ask our office for the cost, start dates and entry requirements in writing. Then take your time to decide.
`.trim(),
	spanish: {
		summary:
			"Saque sangre con seguridad, etiquete bien cada tubo y tranquilice a los pacientes nerviosos.",
		description: `
Un flebotomista saca sangre para pruebas y donaciones. Muchos pacientes tienen miedo a la aguja. Un buen flebotomista trabaja con suavidad y exactitud, y el paciente se va más tranquilo de lo que llegó.

Lo que hará en el trabajo:

- Comprobar quién es el paciente y qué pidió el médico
- Explicar la extracción de sangre y calmar al paciente
- Sacar sangre de una vena con un sistema de tubos, una jeringa o una aguja mariposa
- Tomar unas gotas de un dedo, o del talón de un bebé
- Etiquetar cada tubo y preparar las muestras para el laboratorio
- Desechar las agujas con seguridad, y fijarse en los pacientes que sienten que se van a desmayar

Los flebotomistas trabajan en hospitales, laboratorios de pruebas, centros de extracción y centros de donación de sangre. El técnico de laboratorio, que hace las pruebas, es otro trabajo.

Lo que aprende:

- Dónde están las venas, y cómo elegir una
- El orden de extracción: qué tubo va primero, y por qué
- Qué hay dentro de cada tubo
- Punciones en el dedo y en el talón
- Cómo manejar las muestras, del brazo al laboratorio
- Control de infecciones y seguridad con la sangre
- Qué hacer cuando algo sale mal

Para quién es:

- Personas de manos firmes y voz tranquila
- Personas que prefieren los pasos claros y revisan todo dos veces
- Personas que quieren trabajar con pacientes, unos minutos con cada uno

Las clases son presenciales en Iselin, de día o de noche. Pregunte a nuestra oficina por las fechas actuales. Usted practica en nuestro laboratorio de prácticas, con un brazo de entrenamiento y un instructor. Pregúntenos si el programa incluye extracciones a personas reales, y cómo se anotan para su examen.

New Jersey no tiene licencia ni certificación estatal para flebotomistas. Unos pocos estados, como California, tienen la suya. La certificación nacional es voluntaria, pero los empleadores la piden a menudo. Este programa le prepara para ese paso.

Es posible que pueda presentar el examen CPT (Certified Phlebotomy Technician) de la NHA, la National Healthcareer Association, si cumple los requisitos de la NHA. La NHA pide 30 extracciones de vena y 10 punciones capilares, por ejemplo del dedo, en personas reales. Otros exámenes son el PBT de ASCP, el RPT de AMT y el NCPT de NCCT. Pregúntenos para qué examen le prepara la clase.

Para sacar sangre en el consultorio de un médico, New Jersey tiene una regla que habla solo de asistentes médicos certificados. Si quiere trabajar en un consultorio médico, hable primero con nosotros.

Pida a nuestra oficina que le dé por escrito el costo, las fechas de inicio y los requisitos de ingreso. Después tómese su tiempo para decidir.
`.trim(),
	},
};
