import type { Program } from "#school/profile/programs/program.ts";

export const clinicalMedicalAssistant: Program = {
	slug: "clinical-medical-assistant",
	title: "Clinical Medical Assistant",
	summary:
		"Work alongside the doctor: greet patients, take vital signs, help with exams and keep accurate records.",
	description: `
A medical assistant is often the first face a patient sees in a doctor’s office. You bring the patient in, you listen, and you help the doctor or nurse during the visit. Part of the work is hands-on care, and part of it is at the desk.

What you will do at work:

- Ask about the patient’s health history and take vital signs, such as blood pressure and pulse
- Get the patient and the room ready, and help with exams and small procedures
- Collect samples, do simple tests in the office and record EKGs
- Clean and sterilize the instruments
- Update electronic records, schedule visits and answer the phone

Medical assistants work in doctors’ offices, clinics, urgent care centers and hospital outpatient departments.

What you learn:

- Medical terms and how the body is built
- Vital signs and infection control
- Blood draws, EKGs and simple lab tests
- The basics of medicines, and how to explain things to patients
- Law, ethics and office work

Who it is for:

- People who like both patient care and office work, and want some of each
- People who stay kind and careful when the waiting room is full

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice each skill in our skills lab with an instructor. Ask us if the program also includes an externship, which is practice time in a real office.

New Jersey has no state license for medical assistants. National certification is your choice. This program prepares you for that step. You may be able to sit for the CCMA exam (Certified Clinical Medical Assistant) from NHA, the National Healthcareer Association, if you meet NHA’s own requirements. Other exam bodies give other titles: CMA from AAMA, RMA from AMT and NCMA from NCCT. A CCMA is not the same as a CMA. Ask us which exam the class prepares you for.

New Jersey also has a rule about injections and blood draws in a doctor’s office. Among medical assistants, a doctor may give these tasks only to certified ones who meet that rule. It looks at your training and your certification. Ask us what the rule means for you before you enroll.

Ask our office for the cost, start dates and entry requirements in writing. Then take your time to decide.
`.trim(),
	spanish: {
		summary:
			"Trabaje al lado del médico: reciba a los pacientes, tome signos vitales, ayude en los exámenes y lleve expedientes exactos.",
		description: `
Un asistente médico es muchas veces la primera cara que ve un paciente en el consultorio. Usted hace pasar al paciente, lo escucha y ayuda al médico o a la enfermera durante la visita. Una parte del trabajo es cuidado directo, y otra parte es en el escritorio.

Lo que hará en el trabajo:

- Preguntar por los antecedentes de salud del paciente y tomar signos vitales, como la presión arterial y el pulso
- Preparar al paciente y la sala, y ayudar en exámenes y procedimientos pequeños
- Recoger muestras, hacer pruebas sencillas en el consultorio y hacer electrocardiogramas (EKG)
- Limpiar y esterilizar los instrumentos
- Actualizar los expedientes electrónicos, programar citas y contestar el teléfono

Los asistentes médicos trabajan en consultorios, clínicas, centros de atención urgente y consultas externas de hospitales.

Lo que aprende:

- Términos médicos y cómo está hecho el cuerpo
- Signos vitales y control de infecciones
- Extracciones de sangre, EKG y pruebas sencillas de laboratorio
- Lo básico sobre las medicinas, y cómo explicar las cosas a los pacientes
- Leyes, ética y trabajo de oficina

Para quién es:

- Personas que disfrutan tanto atender pacientes como el trabajo de oficina, y quieren un poco de cada cosa
- Personas que siguen siendo amables y cuidadosas cuando la sala de espera está llena

Las clases son presenciales en Iselin, de día o de noche. Pregunte a nuestra oficina por las fechas actuales. Usted practica cada destreza en nuestro laboratorio de prácticas con un instructor. Pregúntenos si el programa incluye también una práctica externa (externship), es decir, tiempo de práctica en un consultorio real.

New Jersey no tiene licencia estatal para asistentes médicos. La certificación nacional es decisión suya. Este programa le prepara para ese paso. Es posible que pueda presentar el examen CCMA (Certified Clinical Medical Assistant) de la NHA, la National Healthcareer Association, si cumple los requisitos de la NHA. Otras entidades dan otras certificaciones: CMA de AAMA, RMA de AMT y NCMA de NCCT. Un CCMA no es lo mismo que un CMA. Pregúntenos para qué examen le prepara la clase.

New Jersey tiene también una regla sobre inyecciones y extracciones de sangre en el consultorio de un médico. Entre los asistentes médicos, un médico puede dar estas tareas solo a los que están certificados y cumplen esa regla. La regla toma en cuenta su formación y su certificación. Pregúntenos qué significa la regla para usted antes de inscribirse.

Pida a nuestra oficina que le dé por escrito el costo, las fechas de inicio y los requisitos de ingreso. Después tómese su tiempo para decidir.
`.trim(),
	},
};
