import type { Program } from "#school/profile/programs/program.ts";

export const patientCare: Program = {
	slug: "patient-care",
	title: "Patient Care Technician",
	summary: "Bedside care, EKG and blood draws together, for work on a hospital floor.",
	description: `
A patient care technician, or PCT, combines several bedside skills. You help a patient wash and eat. You also draw blood and record EKGs. You work in a team, under a nurse.

What you will do at work:

- Help patients wash and eat, and give basic catheter care
- Take vital signs, such as temperature, pulse and blood pressure
- Record EKGs
- Draw blood and collect other samples
- Keep the room clean, safe and stocked
- Listen, and give comfort on a hard day

Most PCTs work in hospitals. Others work in nursing homes, rehabilitation centers, home health or assisted living.

What you learn:

- The skills of a nurse aide: washing, feeding, moving and lifting safely
- Blood draws, from choosing a vein to labeling the tube
- EKG, from the leads to a clean tracing
- Infection control and safety
- How to speak with patients, families and nurses

Who it is for:

- People who want hospital work with many kinds of tasks
- People who already give care, and want to add blood draws and EKG
- People who can move fast and still be gentle

Classes are in person in Iselin, in the daytime or in the evening. Ask our office for current dates. You practice in our skills lab with an instructor, one skill at a time, and then the skills together. Ask us if the program also includes practice time in a hospital or another care center.

This program prepares you for national certification, which is voluntary. You may be able to sit for the CPCT/A exam (Certified Patient Care Technician/Assistant) from NHA, the National Healthcareer Association, if you meet NHA’s own requirements. You renew this certification every two years.

Three things to know before you choose:

- To work as a nurse aide in long-term care in New Jersey, you also need the state’s CNA certificate. Ask us if this program includes a CNA course or not.
- Some hospitals also ask for a CNA certificate or a BLS card, which is CPR for healthcare workers.
- In New Jersey, “PCA” means personal care assistant. That is another certificate, for assisted living.

Ask our office for the cost, start dates and entry requirements in writing. Then take your time to decide.
`.trim(),
	spanish: {
		summary:
			"Cuidado junto a la cama, EKG y extracciones de sangre en un solo programa, para trabajar en un piso de hospital.",
		description: `
Un técnico en cuidado de pacientes, o PCT, combina varias destrezas de cuidado. Usted ayuda a un paciente a lavarse y comer. También saca sangre y hace electrocardiogramas (EKG). Trabaja en equipo, bajo la dirección de una enfermera o un enfermero.

Lo que hará en el trabajo:

- Ayudar a los pacientes a lavarse y comer, y dar cuidado básico de sondas (catéteres)
- Tomar signos vitales, como la temperatura, el pulso y la presión arterial
- Hacer electrocardiogramas (EKG)
- Sacar sangre y recoger otras muestras
- Mantener el cuarto limpio, seguro y abastecido
- Escuchar, y dar consuelo en un día difícil

La mayoría de los PCT trabajan en hospitales. Otros trabajan en hogares de ancianos, centros de rehabilitación, cuidado en el hogar o residencias de vida asistida.

Lo que aprende:

- Las destrezas de un auxiliar de enfermería: lavar, dar de comer, mover y levantar con seguridad
- Extracciones de sangre, desde elegir la vena hasta etiquetar el tubo
- EKG, desde las derivaciones hasta un trazado limpio
- Control de infecciones y seguridad
- Cómo hablar con pacientes, familias y personal de enfermería

Para quién es:

- Personas que quieren un trabajo de hospital con muchos tipos de tareas
- Personas que ya cuidan a otros y quieren añadir extracciones de sangre y EKG
- Personas que pueden moverse rápido y aun así tratar con suavidad al paciente

Las clases son presenciales en Iselin, de día o de noche. Pregunte a nuestra oficina por las fechas actuales. Usted practica en nuestro laboratorio de prácticas con un instructor, una destreza a la vez, y después todas juntas. Pregúntenos si el programa incluye también práctica en un hospital u otro centro de cuidado.

Este programa le prepara para la certificación nacional, que es voluntaria. Es posible que pueda presentar el examen CPCT/A (Certified Patient Care Technician/Assistant) de la NHA, la National Healthcareer Association, si cumple los requisitos de la NHA. Esta certificación se renueva cada dos años.

Tres cosas que conviene saber antes de elegir:

- Para trabajar como auxiliar de enfermería en cuidado a largo plazo en New Jersey, necesita también el certificado de CNA del estado. Pregúntenos si este programa incluye un curso de CNA o no.
- Algunos hospitales piden también un certificado de CNA o una tarjeta BLS, que es RCP para trabajadores de la salud.
- En New Jersey, “PCA” significa asistente de cuidado personal (personal care assistant). Ese es otro certificado, para residencias de vida asistida.

Pida a nuestra oficina que le dé por escrito el costo, las fechas de inicio y los requisitos de ingreso. Después tómese su tiempo para decidir.
`.trim(),
	},
};
