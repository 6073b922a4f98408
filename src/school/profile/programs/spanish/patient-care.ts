import type { ProgramText } from "#school/profile/programs/program.ts";

export const patientCare: ProgramText = {
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
};
